import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CreateProductDocument,
  EditedProductDocument,
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

const edit = (input: object) => admin.execute(UpdateProductDocument, { input: input as { id: string } });

test('a product has texts for search engines, without blanks around them, and none at first', async () => {
  const { createProduct } = await admin.must(CreateProductDocument, {
    input: { name: 'Lamp', seoTitle: ' Lamps ' },
    onSale: true,
  });
  expect(createProduct).toMatchObject({ seoTitle: 'Lamps', seoDescription: '' });
  const { id } = createProduct;
  await edit({ id, seoDescription: 'Warm light' });
  const read = async () => (await shop.guest().must(EditedProductDocument, { id })).product;
  expect(await read()).toMatchObject({ seoTitle: 'Lamps', seoDescription: 'Warm light' });
  await edit({ id, seoTitle: '  ' });
  expect(await read()).toMatchObject({ seoTitle: '', seoDescription: 'Warm light' });
});

test('longer ones are refused, and what somebody else has changed is not overwritten', async () => {
  const { id } = await shop.addProduct();
  for (const [field, most] of [
    ['seoTitle', 100],
    ['seoDescription', 320],
  ] as const) {
    expect((await edit({ id, [field]: 'x'.repeat(most) })).code).toBeUndefined();
    const { code, errors } = await edit({ id, [field]: 'x'.repeat(most + 1) });
    expect([code, Object.keys(errors[0]?.extensions?.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    const stale = await edit({ id, [field]: 'Mine', expected: { [field]: '' } });
    expect(stale.errors[0]?.extensions?.changed).toEqual({ [field]: 'x'.repeat(most) });
  }
});
