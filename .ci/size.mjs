import { globSync, readFileSync, statSync } from 'node:fs';

// The size of a first visit in transferred bytes: scripts as gzip, fonts for plain text as they are, the page without its products as brotli.
const BUDGET = 185_000;
const FONTS = 24_000;
const PAGE = 1_500;
/** Each script is a request. */
const SCRIPTS = 10;

const page = readFileSync('dist/web/index.html', 'utf8');
const scripts = importedBy(
  [...page.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, file]) => file),
);
const bytes = scripts.reduce((sum, file) => sum + statSync(`dist/web/assets/${file}.gz`).size, 0);
const figures = [
  ['scripts, gzip', bytes, BUDGET],
  ['scripts, files', scripts.length, SCRIPTS],
];
const fonts = globSync('dist/web/fonts/*.woff2', { exclude: ['**/*-accents.woff2'] });
figures.push(['fonts', fonts.reduce((sum, file) => sum + statSync(file).size, 0), FONTS]);
figures.push(['empty page, brotli', statSync('dist/web/index.html.br').size, PAGE]);

for (const [name, value, budget] of figures) {
  const verdict = value > 0 && value <= budget ? 'ok' : 'TOO LARGE';
  process.stdout.write(`${verdict.padEnd(10)}${name.padEnd(34)}${value} of ${budget}\n`);
  if (verdict !== 'ok') process.exitCode = 1;
}

/** These scripts and all that they import at once. */
function importedBy(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(`dist/web/assets/${file}`, 'utf8');
    importedBy(
      [...code.matchAll(/(?:^|[;}])(?:import|export)\b[^;'"`(]*?["']\.\/([^"']+\.js)["']/g)].map(
        ([, name]) => name,
      ),
      found,
    );
  }
  return [...found];
}
