import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '../../proof/testing/importing.ts';
import { CreateProductDocument, SaveAttributeDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  for (const input of [
    { key: 'colour', type: 'LIST' as const, choices: ['Blue', 'Red'] },
    { key: 'weight', type: 'NUMBER' as const },
  ])
    await admin.must(SaveAttributeDocument, { input });
});
afterAll(() => shop?.close());

const attributesOf = async (name: string) =>
  (await shop.em().findOneOrFail(Product, { name, deletedAt: null })).attributes;
const importRow = (name: string, attributes: string) =>
  importFile(
    shop,
    admin,
    `Name,Brand,Category,Price,Stock,Attributes\n${name},Fleet,Home,5,1,"${attributes}"\n`,
  );

test('a line for each value gives a product its attributes, instead of those it had', async () => {
  expect(await importRow('Lamp', 'Colour: Blue\r\n\ncolour: Red\nweight : 1.5')).toMatchObject({
    created: 1,
  });
  expect(await attributesOf('Lamp')).toEqual({ colour: ['Blue', 'Red'], weight: 1.5 });
  expect(await importRow('Lamp', 'colour: Red')).toMatchObject({ updated: 1, failed: 0 });
  expect(await attributesOf('Lamp')).toEqual({ colour: ['Red'] });
  expect(await importRow('Lamp', '')).toMatchObject({ unchanged: 1 });
  expect(await attributesOf('Lamp')).toEqual({ colour: ['Red'] });
});

test.each([
  ['no line of a value', 'Blue', 'Write a line for each value'],
  ['no value', 'colour:', 'Write a line for each value'],
  ['an unknown attribute', 'size: 4', 'There is no attribute "size". Create it first.'],
  ['another type', 'weight: heavy', 'is a number such as 12 or 0.75'],
  ['two values of one', 'weight: 1\nweight: 2', 'has one value'],
  ['none of the choices', 'colour: Green', 'cannot be "Green". Choose from Blue, Red.'],
])('%s names the row and the column', async (_, attributes, message) => {
  const name = `Chair ${attributes.length}`;
  await admin.must(CreateProductDocument, {
    input: { name, brand: 'Fleet', category: 'Home', price: 500, countInStock: 1 },
  });
  for (const product of [name, `New ${attributes.length}`]) {
    const result = await importRow(product, attributes);
    expect(result).toMatchObject({ failed: 1, created: 0, updated: 0 });
    expect(result.errors).toEqual([
      {
        row: 2,
        item: product,
        field: 'ATTRIBUTES',
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining(message),
      },
    ]);
  }
});
