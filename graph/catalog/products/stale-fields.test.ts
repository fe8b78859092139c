import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EditedProductDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
  UpdateProductDocument,
  type UpdateProductInput,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const edit = (input: UpdateProductInput) => admin.execute(UpdateProductDocument, { input });
/** What somebody else has changed, as the error says it; the code of another error; undefined when it was saved. */
const conflict = async (input: UpdateProductInput) => {
  const { code, errors } = await edit(input);
  return code === 'CONFLICT' ? (errors?.[0]?.extensions?.changed ?? code) : code;
};
const read = async (id: string) => (await admin.must(EditedProductDocument, { id })).product;

test('a field that somebody else has changed meanwhile is not overwritten, and the error has its value', async () => {
  const { id } = await shop.addProduct({ name: 'Lamp', brand: 'Lumen', description: 'Old' });
  await edit({ id, name: 'Table lamp', brand: 'Nova' });
  expect(await conflict({ id, name: 'Desk lamp', expected: { name: 'Lamp', brand: 'Lumen' } })).toEqual({
    name: 'Table lamp',
  });
  expect((await read(id)).name).toBe('Table lamp');
  const shown = { name: 'Table lamp' };
  expect(await conflict({ id, name: 'Desk lamp', expected: shown })).toBeUndefined();
});

test('fields that the edit leaves alone, and values that both give, are in no conflict', async () => {
  const { id } = await shop.addProduct({ name: 'Lamp', brand: 'Lumen' });
  await edit({ id, name: 'Table lamp', brand: 'Nova' });
  const expected = { name: 'Lamp', brand: 'Lumen', description: 'Old' };
  expect(
    await conflict({ id, description: 'New', expected: { ...expected, description: undefined } }),
  ).toBeUndefined();
  expect(await conflict({ id, name: 'Table lamp', expected })).toBeUndefined();
  expect(await read(id)).toMatchObject({ name: 'Table lamp', brand: 'Nova', description: 'New' });
});

test('state, times, category and attributes are compared as well', async () => {
  const { id } = await shop.addProduct({ isDraft: true });
  const category = async (name: string) =>
    (await admin.must(SaveCategoryDocument, { input: { name } })).saveCategory.id;
  const [lamps, desks, chairs] = [await category('Lamps'), await category('Desks'), await category('Chairs')];
  await admin.must(SaveAttributeDocument, { input: { key: 'hue', label: 'Hue', type: 'TEXT' } });
  const at = (hours: number) => new Date(shop.ports.now().getTime() + hours * 3_600_000).toISOString();
  const [soon, later] = [at(1), at(2)];
  const hue = (value: string) => [{ key: 'hue', value }];
  await edit({ id, categoryId: lamps, attributes: hue('red') });
  await edit({ id, categoryId: desks, publishAt: soon, attributes: hue('blue') });
  expect(
    await conflict({
      id,
      categoryId: chairs,
      publishAt: later,
      attributes: hue('green'),
      expected: { categoryId: lamps, publishAt: null, attributes: hue('red') },
    }),
  ).toEqual({
    categoryId: desks,
    category: 'Desks',
    publishAt: soon,
    attributes: [{ key: 'hue', values: ['blue'] }],
  });
  await edit({ id, isDraft: false });
  expect(await conflict({ id, publishAt: later, expected: { publishAt: soon } })).toEqual({
    publishAt: null,
  });
});

test('a cost, barcode, weight or reorder point that somebody else has changed is not overwritten', async () => {
  const { id } = await shop.addProduct();
  const change = (input: object) => admin.execute(UpdateVariantDocument, { id, input });
  await change({ cost: 500, weight: 100 });
  const { code, errors } = await change({ cost: 600, expectedFacts: { cost: null, weight: null } });
  expect(code).toBe('CONFLICT');
  expect(errors![0]!.extensions!.variants).toEqual([expect.objectContaining({ id, cost: 500, weight: 100 })]);
  expect((await change({ cost: 600, expectedFacts: { cost: 500 } })).code).toBeUndefined();
  expect((await change({ weight: 200, expectedFacts: { cost: 500, weight: 100 } })).code).toBeUndefined();
  expect((await change({ cost: 700 })).code).toBeUndefined();
});
