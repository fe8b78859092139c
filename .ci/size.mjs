import { readFileSync, statSync } from 'node:fs';
import { FONT_PAIRS } from '../graph/money/font-pairs.ts';

// The size of a first visit in transferred bytes: scripts of each page as gzip, fonts for plain text as they are, the page
// without its products as brotli.
const BUDGET = 185_000;
const FONTS = 24_000;
const PAGE = 1_500;
/** Each script is a request. */
const SCRIPTS = 10;
/** Of every other screen. Staff's screen of an order has the most. */
const SCREEN_SCRIPTS = 45;
const APP = 'index.html';
const PAGES = [
  'home/HomePage.tsx',
  'search/SearchPage.tsx',
  'product/ProductPage.tsx',
  'category/CategoryPage.tsx',
  'collection/CollectionPage.tsx',
  'brand/BrandPage.tsx',
  'products/ProductsPage.tsx',
  'offers/OffersPage.tsx',
  'info/InfoPage.tsx',
];

const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
const figures = [];
for (const page of PAGES) {
  const scripts = importedBy([APP, `pages/shop/${page}`]);
  const bytes = scripts.reduce((sum, file) => sum + statSync(`dist/web/${file}.gz`).size, 0);
  const name = page.replace(/\/.*/, '');
  figures.push([`scripts of ${name}, gzip`, bytes, BUDGET]);
  figures.push([`scripts of ${name}, files`, scripts.length, SCRIPTS]);
}
const screens = Object.keys(manifest).filter((source) => /^pages\/.*Page\.tsx$/.test(source));
const counts = screens.map((screen) => importedBy([APP, screen]).length);
const most = Math.max(...counts);
figures.push([
  `scripts of ${screens[counts.indexOf(most)].replace(/.*\/|\.tsx$/g, '')}, files`,
  most,
  SCREEN_SCRIPTS,
]);
for (const [pair, { heading, body }] of Object.entries(FONT_PAIRS)) {
  const sizes = [heading, body].map(({ file }) => statSync(`dist/web/fonts/${file}.woff2`).size);
  figures.push([`fonts of ${pair}`, sizes[0] + sizes[1], FONTS]);
}
figures.push(['empty page, brotli', statSync('dist/web/index.html.br').size, PAGE]);

for (const [name, value, budget] of figures) {
  const verdict = value > 0 && value <= budget ? 'ok' : 'TOO LARGE';
  process.stdout.write(`${verdict.padEnd(10)}${name.padEnd(34)}${value} of ${budget}\n`);
  if (verdict !== 'ok') process.exitCode = 1;
}

/** The files of these sources and all that they import at once. */
function importedBy(sources, found = new Set()) {
  for (const source of sources) {
    const { file, imports = [] } = manifest[source];
    if (found.has(file)) continue;
    found.add(file);
    importedBy(imports, found);
  }
  return [...found];
}
