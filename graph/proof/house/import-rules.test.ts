import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagram, documented, importsOfGraph, inLayers } from '../../../.ci/modules.ts';
import { modules } from '../../server/modules.ts';

const CHECK = resolve('.ci/import-arrows.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-'));
  write('tsconfig.json', '{ "compilerOptions": { "allowImportingTsExtensions": true } }');
  write('web/ui/price.ts', 'export const price = 1;');
  write('graph/core/errors.ts', 'export const errors = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function writeModule(name: string, uses: string[] = []) {
  const imports = uses.map((used) => `import { ${used} } from '../${used}/module.ts';\n`);
  write(
    `graph/${name}/module.ts`,
    `${imports.join('')}export const ${name} = {\n  name: '${name}',\n  uses: [${uses.join(', ')}],\n};`,
  );
}

const check = () => spawnSync(process.execPath, [CHECK], { cwd: folder, encoding: 'utf8' });

test('imports of a module that is used pass', () => {
  writeModule('accounts');
  write('graph/accounts/find.ts', 'export const find = 1;');
  writeModule('catalog', ['accounts']);
  write('graph/catalog/find.ts', "export { find } from '../accounts/find.ts';");
  write('graph/catalog/fail.ts', "export { errors } from '../core/errors.ts';");
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});

test('an import of a module that is not used fails', () => {
  writeModule('accounts');
  write('graph/accounts/find.ts', 'export const find = 1;');
  writeModule('catalog');
  write('graph/catalog/find.ts', "export { find } from '../accounts/find.ts';");
  expect(check()).toMatchObject({
    status: 1,
    stdout: 'graph/catalog: graph/catalog/find.ts imports graph/accounts/find.ts\n',
  });
});

test('a module of a group is one as well', () => {
  write('graph/trade/cart/module.ts', "export const cart = {\n  name: 'cart',\n  uses: [],\n};");
  write('graph/trade/cart/find.ts', "export { errors } from '../../core/errors.ts';");
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});

test('a module that uses what it does not import fails', () => {
  write('graph/catalog/module.ts', "export const catalog = {\n  name: 'catalog',\n  uses: [accounts],\n};");
  expect(check().stderr).toContain(
    'graph/catalog/module.ts uses accounts, which it does not import from a module.ts.',
  );
});

test('a folder without a module fails, and may import nothing', () => {
  write(
    'graph/coupons/apply.ts',
    "import { errors } from '../core/errors.ts';\nexport const apply = errors;",
  );
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain('graph/coupons is in no module');
  expect(stdout).toContain('in no module: graph/coupons/apply.ts imports graph/core/errors.ts');
});

test('an import that points up fails', () => {
  writeModule('payments');
  write('graph/payments/pay.ts', 'export const pay = 1;');
  write('graph/core/up.ts', "export { pay } from '../payments/pay.ts';");
  expect(check().stdout).toContain('graph/core: graph/core/up.ts imports graph/payments/pay.ts');
});

test('a feature of the web app that imports another one fails', () => {
  write('web/features/cart/cart.ts', 'export const cart = 1;');
  write('web/features/orders/order.ts', "export { cart } from '../cart/cart.ts';");
  expect(check().stdout).toContain(
    'web/features: web/features/orders/order.ts imports web/features/cart/cart.ts',
  );
});

test('a cycle fails', () => {
  write('graph/core/a.ts', "import { b } from './b.ts';\nexport const a = () => b;");
  write('graph/core/b.ts', "import { a } from './a.ts';\nexport const b = () => a;");
  expect(check().stdout).toContain('no cycles');
});

test('a file of graph that is in no module fails', () => {
  write('graph/start.ts', 'export const start = 1;');
  expect(check().stdout).toContain('graph is in no module');
});

test('a module has the name of its folder', () => {
  const folders = inLayers(importsOfGraph()).map((folder) => folder.split('/').at(-1));
  expect(modules.filter(({ name }) => !folders.includes(name))).toEqual([]);
});

test('docs/architecture.md has the diagram of the imports', () => {
  expect(documented(), 'write it with: node .ci/modules.ts').toBe(diagram());
});
