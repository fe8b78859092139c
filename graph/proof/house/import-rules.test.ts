import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { documented } from '../../../.ci/architecture.ts';
import { modules } from '../../server/modules.ts';

const CHECK = resolve('.ci/import-arrows.mjs');

/** Runs the check on these files besides a few others. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const all = {
    'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
    'web/ui/price.ts': 'export const price = 1;',
    'graph/core/errors.ts': 'export const errors = 1;',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr, lines: stdout.split('\n') };
}

function moduleOf(name: string, uses: string[] = []): Record<string, string> {
  const imports = uses.map((used) => `import { ${used} } from '../${used}/module.ts';\n`);
  return {
    [`graph/${name}/module.ts`]: `${imports.join('')}export const ${name} = {\n  name: '${name}',\n  uses: [${uses.join(', ')}],\n};`,
  };
}

// Starting the check takes most of its time: it runs once on what is right, and once on what is wrong.
const right = check({
  ...moduleOf('accounts'),
  'graph/accounts/find.ts': 'export const find = 1;',
  ...moduleOf('catalog', ['accounts']),
  'graph/catalog/find.ts': "export { find } from '../accounts/find.ts';",
  'graph/catalog/fail.ts': "export { errors } from '../core/errors.ts';",
  'graph/trade/cart/module.ts': "export const cart = {\n  name: 'cart',\n  uses: [],\n};",
  'graph/trade/cart/find.ts': "export { errors } from '../../core/errors.ts';",
});
const wrong = check({
  ...moduleOf('accounts'),
  'graph/accounts/find.ts': 'export const find = 1;',
  ...moduleOf('catalog'),
  'graph/catalog/find.ts': "export { find } from '../accounts/find.ts';",
  'graph/coupons/apply.ts': "import { errors } from '../core/errors.ts';\nexport const apply = errors;",
  ...moduleOf('payments'),
  'graph/payments/pay.ts': 'export const pay = 1;',
  'graph/core/up.ts': "export { pay } from '../payments/pay.ts';",
  'web/features/cart/cart.ts': 'export const cart = 1;',
  'web/features/orders/order.ts': "export { cart } from '../cart/cart.ts';",
  'graph/core/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
  'graph/core/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  'graph/start.ts': 'export const start = 1;',
});

test('imports of a module that is used pass', () => {
  expect(right).toMatchObject({ status: 0, stdout: '' });
});

test('an import of a module that is not used fails', () => {
  expect(wrong.status).toBe(1);
  expect(wrong.lines.filter((line) => /accounts|catalog/.test(line))).toEqual([
    'graph/catalog: graph/catalog/find.ts imports graph/accounts/find.ts: is its module in `uses` of graph/catalog/module.ts?',
  ]);
});

test('a module of a group is one as well', () => {
  expect(right).toMatchObject({ status: 0, stdout: '' });
});

test('a module that uses what it does not import fails', () => {
  const text = "export const catalog = {\n  name: 'catalog',\n  uses: [accounts],\n};";
  expect(check({ 'graph/catalog/module.ts': text }).stderr).toContain(
    'graph/catalog/module.ts uses accounts, which it does not import from a module.ts.',
  );
});

test('a folder without a module fails, and may import nothing', () => {
  expect(wrong.stdout).toContain('graph/coupons is in no module');
  expect(wrong.stdout).toContain('in no module: graph/coupons/apply.ts imports graph/core/errors.ts');
});

test('an import that points up fails', () => {
  expect(wrong.lines).toContain('graph/core: graph/core/up.ts imports graph/payments/pay.ts');
});

test('a feature of the web app that imports another one fails', () => {
  expect(wrong.lines).toContain(
    'web/features: web/features/orders/order.ts imports web/features/cart/cart.ts',
  );
});

test('a cycle fails', () => {
  expect(wrong.stdout).toMatch(/no cycles: graph\/core\/[ab]\.ts/);
});

test('a file of graph that is in no module fails', () => {
  expect(wrong.stdout).toContain('graph is in no module');
});

test('what breaks no rule is not reported', () => {
  expect(wrong.stdout).not.toMatch(/graph\/(core\/errors|payments\/pay)\.ts imports|web\/ui/);
});

test('graph/server/modules.ts lists each module of a folder, which has the name of its folder', () => {
  const folders = globSync('graph/**/module.ts').map((file) => basename(dirname(file)));
  expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test('docs/architecture.md has the diagram of the imports and the tables of each module', () => {
  for (const { found, expected } of documented())
    expect(found, 'write it with: node .ci/architecture.ts').toBe(expected);
});
