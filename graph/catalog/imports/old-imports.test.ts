import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { beginImport, exportFile, importFile, workImports } from '../../proof/testing/importing.ts';
import { ImportDocument, RunImportDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { deleteOldFiles } from './delete-old-files.ts';
import { Export } from './export.entity.ts';
import { Import } from './import.entity.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const rowsOf = (brand: string, count: number) =>
  ['Name,Brand,Category,Price,SKU']
    .concat(Array.from({ length: count }, (_, n) => `${brand} ${n},${brand},Home,10,${brand}-${n}`))
    .join('\n');
const files = async (prefix: string) =>
  (await shop.ports.storage.list()).filter((name) => name.startsWith(prefix));
const countOf = async (brand: string) => shop.em().count(Product, { brand });

test('the file of an export is deleted with its row after 24 hours, and not before', async () => {
  await shop.addProduct({ name: 'Lamp' });
  expect(await exportFile(shop, admin)).toContain('Lamp');
  expect(await files('export-')).toHaveLength(1);
  await deleteOldFiles(shop.later(24 * HOUR_MS - 60_000));
  expect(await files('export-')).toHaveLength(1);
  await deleteOldFiles(shop.later(24 * HOUR_MS + 60_000));
  expect(await files('export-')).toEqual([]);
  expect(await shop.em().count(Export)).toBe(0);
});

test('files of an export that was never finished are deleted as well', async () => {
  await exportFile(shop, admin);
  await shop.em().nativeUpdate(Export, {}, { state: 'failed', parts: 0 });
  await deleteOldFiles(shop.later(25 * HOUR_MS));
  expect(await files('export-')).toEqual([]);
});

test('the file of an import is deleted with its row after 30 days; one that is not finished stays', async () => {
  const done = await importFile(shop, admin, rowsOf('old', 2));
  const waiting = await beginImport(admin, rowsOf('waiting', 2));
  await deleteOldFiles(shop.later(30 * 24 * HOUR_MS - 60_000));
  expect(await files('import-')).toHaveLength(2);
  await deleteOldFiles(shop.later(30 * 24 * HOUR_MS + 60_000));
  expect(await files('import-')).toEqual([`import-${waiting.id}.csv`]);
  expect((await admin.execute(ImportDocument, { id: done.id })).code).toBe('NOT_FOUND');
  expect((await admin.fetch(done.errorsPath)).status).toBe(404);
  expect(await countOf('old')).toBe(2);
  await workImports(shop);
  expect(await countOf('waiting')).toBe(2);
});

test('an import whose file was never stored as a whole ends by itself, and says what to do', async () => {
  const { id } = await beginImport(admin, rowsOf('lost', 2));
  await shop.em().nativeUpdate(Import, id, { state: 'stored' });
  await deleteOldFiles(shop.later(HOUR_MS - 60_000));
  expect((await admin.execute(ImportDocument, { id })).code).toBe('NOT_FOUND');
  await deleteOldFiles(shop.later(HOUR_MS + 60_000));
  expect((await admin.must(ImportDocument, { id })).import).toMatchObject({
    state: 'FAILED',
    lastError: 'Its file did not arrive. Please upload it again.',
  });
  await workImports(shop);
  expect(await countOf('lost')).toBe(0);
  await deleteOldFiles(shop.later(31 * 24 * HOUR_MS));
  expect(await files(`import-${id}`)).toEqual([]);
});

test('a checked file is imported once', async () => {
  const { id } = await importFile(shop, admin, rowsOf('checked', 3), { dryRun: true });
  expect((await admin.execute(RunImportDocument, { id })).code).toBeUndefined();
  expect((await admin.execute(RunImportDocument, { id })).code).toBe('CONFLICT');
  await workImports(shop);
  expect((await admin.execute(RunImportDocument, { id })).code).toBe('CONFLICT');
  expect((await admin.must(ImportDocument, { id })).import).toMatchObject({ created: 3, row: 3 });
  expect(await countOf('checked')).toBe(3);
});

test.each([
  ['the permission', { permissions: ['ORDERS' as const] }],
  ['the account', { deletedAt: new Date() }],
])('an import stops when its owner loses %s meanwhile, and says so', async (what, change) => {
  const owner = await shop.staff('PRODUCTS');
  const brand = `without ${what}`;
  const { id } = await beginImport(owner, rowsOf(brand, 450));
  await atFailpoint(
    'import.committed',
    () => shop.em().nativeUpdate(User, owner.user.id, change),
    () => workImports(shop),
  );
  expect((await admin.must(ImportDocument, { id })).import).toMatchObject({
    state: 'FAILED',
    row: 200,
    created: 200,
    lastError: 'The account that started it no longer has the permission PRODUCTS.',
  });
  expect(await countOf(brand)).toBe(200);
  expect(await shop.violations()).toEqual([]);
});
