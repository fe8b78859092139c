import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFile, importFile } from '../../proof/testing/importing.ts';
import {
  CreateProductDocument,
  DuplicateProductDocument,
  EprelNumberOfProductDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const set = (id: string, eprelNumber: string | null) =>
  admin.execute(UpdateProductDocument, { input: { id, eprelNumber } });
const numberOf = async (id: string, client = shop.guest()) =>
  (await client.must(EprelNumberOfProductDocument, { id })).product.eprelNumber;

test.each([
  [' 0123456 ', '0123456'],
  ['https://eprel.ec.europa.eu/qr/123456', '123456'],
  ['https://eprel.ec.europa.eu/screen/product/dishwashers2019/98', '98'],
])('the EPREL number %s is stored as %s, and stays until it is removed', async (typed, stored) => {
  const { id } = await shop.addProduct();
  await set(id, typed);
  expect(await numberOf(id)).toBe(stored);
  await admin.must(UpdateProductDocument, { input: { id, name: 'Left out' } });
  expect(await numberOf(id)).toBe(stored);
  await set(id, typed.startsWith('h') ? '' : null);
  expect(await numberOf(id)).toBeNull();
});

test.each(['0', '12 34', 'C', '12345678901', 'https://evil.example/qr/1', '<1>'])(
  'the number %s is refused at its field',
  async (typed) => {
    const { id } = await shop.addProduct();
    const { code, errors } = await set(id, typed);
    expect([code, Object.keys(errors[0]?.extensions?.fields ?? {})]).toEqual([
      'BAD_USER_INPUT',
      ['eprelNumber'],
    ]);
    expect(await numberOf(id)).toBeNull();
  },
);

test('a new product has the number that it is made with; its copy is another model', async () => {
  const { createProduct } = await admin.must(CreateProductDocument, {
    input: { name: 'Fridge', eprelNumber: '77', isDraft: true },
  });
  expect(await numberOf(createProduct.id, admin)).toBe('77');
  const { duplicateProduct } = await admin.must(DuplicateProductDocument, { id: createProduct.id });
  expect(await numberOf(duplicateProduct.id, admin)).toBeNull();
});

test('a file sets it and has it again; a wrong one is named with its cell', async () => {
  const { id } = await shop.addProduct({ name: 'Washer' });
  expect(await importFile(shop, admin, `Product ID;EPREL number\n${id};4711\n`)).toMatchObject({
    updated: 1,
    errors: [],
  });
  expect(await numberOf(id)).toBe('4711');
  expect((await exportFile(shop, admin)).split('\n').find((line) => line.includes('Washer'))).toContain(
    '4711',
  );
  expect(await importFile(shop, admin, `Product ID;EPREL number\n${id};B\n`)).toMatchObject({
    failed: 1,
    errors: [{ row: 2, field: 'EPREL_NUMBER' }],
  });
});
