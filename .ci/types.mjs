import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addField, carryOut, recipe } from '../graph/proof/house/recipe.ts';

// The types of the shop with the recipes of CONTRIBUTING.md, carried out in a copy.
const copy = mkdtempSync(join(tmpdir(), 'types-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
const isCode = (path) => !/demo.catalogue.pictures/.test(path);
for (const path of ['graph', 'web', '.env.example', ...globSync('*.{json,ts}'), ...globSync('.ci/*.ts')])
  cpSync(path, join(copy, path), { recursive: true, filter: isCode });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

addField(copy);
for (const title of ['add a module', 'add a mail', 'add a payment provider']) carryOut(recipe(title), copy);
// Its edits of the module are those of a module without a mail.
carryOut(recipe('add a setting').replaceAll(/```diff[\s\S]*?```/g, ''), copy);

// One thread: more of them check the same types again.
const checker = resolve('node_modules/typescript-native/bin/tsc');
const { status } = spawnSync(process.execPath, [checker, '--noEmit', '--singleThreaded'], {
  cwd: copy,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
