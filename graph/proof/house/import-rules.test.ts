import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagram, documented, foldersOf, graph, importsOf, web } from '../../../.ci/rooms.ts';

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

const check = () => spawnSync(process.execPath, [CHECK], { cwd: folder, encoding: 'utf8' });

test('imports that the table allows pass', () => {
  write('graph/catalog/find.ts', "import { errors } from '../core/errors.ts';\nexport const find = errors;");
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});

test('a folder that is not listed fails, and may import nothing', () => {
  write(
    'graph/coupons/apply.ts',
    "import { errors } from '../core/errors.ts';\nexport const apply = errors;",
  );
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain('graph/coupons has no rule');
  expect(stdout).toContain('graph/coupons: graph/coupons/apply.ts imports graph/core/errors.ts');
});

test('an import that points up fails', () => {
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

test('a file of graph that is in no folder fails', () => {
  write('graph/start.ts', 'export const start = 1;');
  expect(check().stdout).toContain('graph/start.ts belongs in a folder');
});

test('every listed folder exists, and nothing but the entry points and proofs may import everything', () => {
  expect(foldersOf('graph').toSorted()).toEqual(Object.keys(graph).toSorted());
  expect(foldersOf('web').toSorted()).toEqual(Object.keys(web).toSorted());
  const everything = Object.keys(graph).filter((name) => importsOf(graph, name).includes('payments'));
  expect(everything).toEqual(['mail', 'staff-orders', 'ledger', 'privacy', 'db', 'server', 'cli', 'proof']);
});

test('docs/architecture.md has the diagram of the table', () => {
  expect(documented(), 'write it with: node .ci/rooms.ts').toBe(diagram());
});
