import { globSync, readFileSync, statSync } from 'node:fs';

// What the browser gets must hold neither a secret nor the name of a setting that is one.
const settings = readFileSync('.env.example', 'utf8').matchAll(
  /^#? ?(\w*(?:SECRET|PASSWORD|TOKEN|DATABASE_URL)\w*)=/gm,
);
const forbidden = [...[...settings].map(([, name]) => name), 'rzp_live_', 'PRIVATE KEY-----'];

const files = globSync('dist/web/**/*').filter((file) => statSync(file).isFile());
const wrong = files.flatMap((file) => {
  const text = readFileSync(file, 'latin1');
  return forbidden.filter((word) => text.includes(word)).map((word) => `${file} holds ${word}`);
});
if (files.length === 0) wrong.push('dist/web is empty: there is nothing to look at.');

process.stdout.write(wrong.map((line) => `${line}\n`).join(''));
process.exitCode = wrong.length > 0 ? 1 : 0;
