import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CreateProductDocument,
  DuplicateProductDocument,
  EnergyClassOfProductDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
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

const set = (id: string, energyClass: string | null) =>
  admin.execute(UpdateProductDocument, { input: { id, energyClass } });
const classOf = async (id: string, client = shop.guest()) =>
  (await client.must(EnergyClassOfProductDocument, { id })).product.energyClass;

test('shoppers read the energy class of a product in one form, until it is removed', async () => {
  const { id } = await shop.addProduct();
  expect(await classOf(id)).toBeNull();
  await set(id, ' c (a – g) ');
  expect(await classOf(id)).toBe('C (A-G)');
  await admin.must(UpdateProductDocument, { input: { id, name: 'Left out' } });
  expect(await classOf(id)).toBe('C (A-G)');
  await set(id, '');
  expect(await classOf(id)).toBeNull();
  await set(id, 'A++ (A+++-D)');
  await set(id, null);
  expect(await classOf(id)).toBeNull();
});

test.each(['H', 'A++', 'C (G-A)', '<b>', 'C'.repeat(1000)])('%s is refused at its field', async (text) => {
  const { id } = await shop.addProduct();
  const { code, errors } = await set(id, text);
  expect([code, Object.keys(errors[0]?.extensions?.fields ?? {})]).toEqual([
    'BAD_USER_INPUT',
    ['energyClass'],
  ]);
  const many = { products: [{ id }], changes: { energyClass: text } };
  expect((await admin.execute(UpdateProductsDocument, many)).code).toBe('BAD_USER_INPUT');
  expect(await classOf(id)).toBeNull();
});

test('a new product has the class that it is made with, and so does its copy', async () => {
  const { createProduct } = await admin.must(CreateProductDocument, {
    input: { name: 'Fridge', energyClass: 'E', isDraft: true },
  });
  expect(await classOf(createProduct.id, admin)).toBe('E (A-G)');
  const { duplicateProduct } = await admin.must(DuplicateProductDocument, { id: createProduct.id });
  expect(await classOf(duplicateProduct.id, admin)).toBe('E (A-G)');
});

test('many products get a class at once, lose it at once, and have it again by undoing that', async () => {
  const { id } = await shop.addProduct();
  const update = (changes: object) => admin.must(UpdateProductsDocument, { products: [{ id }], changes });
  await update({ energyClass: 'b' });
  expect(await classOf(id)).toBe('B (A-G)');
  await update({ energyClass: null });
  expect(await classOf(id)).toBeNull();
  await admin.must(UndoUpdateProductsDocument, { ids: [id] });
  expect(await classOf(id)).toBe('B (A-G)');
});
