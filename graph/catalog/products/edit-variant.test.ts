import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AdjustStockDocument,
  UpdateVariantDocument,
  VariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { UpdateVariantInput } from './edit-variant.inputs.ts';
import { PriceChange } from './price-change.entity.ts';
import { StockMove } from './stock-move.entity.ts';

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

/** A shoe in sizes S and M, 5 of each at 10.00. */
async function addShoe() {
  const sku = randomUUID();
  const { product, variants } = await shop.addVariants({ price: 1000, optionNames: ['Size'] }, [
    { options: ['S'], sku: `${sku}-S`, countInStock: 5 },
    { options: ['M'], sku: `${sku}-M`, countInStock: 5 },
  ]);
  return { productId: product.id, small: variants[0]!.id, medium: variants[1]!.id, sku };
}
const update = (id: string, input: UpdateVariantInput) => admin.execute(UpdateVariantDocument, { id, input });
const adjust = (variantId: string, by: number, reason: 'RECEIVED' | 'DAMAGED' = 'RECEIVED') =>
  admin.execute(AdjustStockDocument, { variantId, by, reason });

test('a variant is read by its SKU, and found by nobody under another one', async () => {
  const { productId, medium, sku } = await addShoe();
  const { variant } = await shop.guest().must(VariantDocument, { sku: `${sku}-M` });
  expect(variant).toMatchObject({ id: medium, productId, options: ['M'], price: 1000, countInStock: 5 });
  for (const wrong of [sku, '', `${sku}-M\0`])
    expect((await shop.guest().execute(VariantDocument, { sku: wrong })).code).toBe('NOT_FOUND');
});

test('a price changes that variant alone, and is in its history; a reduction that is none any more ends', async () => {
  const { small, medium, sku } = await addShoe();
  const reduced = await update(medium, { price: 800, compareAtPrice: 1000 });
  expect(reduced.data?.updateVariant).toMatchObject({ price: 800, compareAtPrice: 1000, countInStock: 5 });
  expect((await update(medium, { price: 1000 })).data?.updateVariant.compareAtPrice).toBeNull();
  const history = await shop.em().find(PriceChange, { variant: medium }, { orderBy: { fromAt: 'asc' } });
  expect(history.slice(-2).map(({ price, compareAtPrice }) => [price, compareAtPrice])).toEqual([
    [800, 1000],
    [1000, null],
  ]);
  const { variant } = await shop.guest().must(VariantDocument, { sku: `${sku}-S` });
  expect(variant).toMatchObject({ id: small, price: 1000, countInStock: 5 });
});

test('what is left out stays, and null removes', async () => {
  const { medium, sku } = await addShoe();
  expect((await update(medium, {})).data?.updateVariant).toMatchObject({ sku: `${sku}-M`, price: 1000 });
  expect((await update(medium, { sku: null, price: null })).data?.updateVariant).toMatchObject({
    sku: null,
    price: 1000,
  });
});

test.each<[code: string, input: UpdateVariantInput]>([
  ['BAD_USER_INPUT', { price: -1 }],
  ['BAD_USER_INPUT', { compareAtPrice: 950 }],
  ['BAD_USER_INPUT', { countInStock: 1_000_001 }],
  ['BAD_USER_INPUT', { imageId: 'none' }],
  ['BAD_USER_INPUT', { sku: ' ' }],
  ['CONFLICT', { price: 900, expectedPrice: 999 }],
  ['CONFLICT', { price: 900, expectedCompareAtPrice: 1200 }],
  ['CONFLICT', { countInStock: 4, expectedCountInStock: 6 }],
])('%s: %o changes nothing', async (code, input) => {
  const { medium, sku } = await addShoe();
  expect((await update(medium, { ...input, price: input.price ?? 950 })).code).toBe(code);
  const { variant } = await shop.guest().must(VariantDocument, { sku: `${sku}-M` });
  expect(variant).toMatchObject({ price: 1000, compareAtPrice: null, countInStock: 5 });
});

test('a SKU of another variant is taken, also within a product', async () => {
  const { medium, sku } = await addShoe();
  const other = await addShoe();
  for (const taken of [`${sku}-S`, `${other.sku}-S`])
    expect((await update(medium, { sku: taken })).code).toBe('SKU_TAKEN');
  expect((await update(randomUUID(), { price: 1 })).code).toBe('NOT_FOUND');
  expect((await update('nothing', { price: 1 })).code).toBe('NOT_FOUND');
});

test('units are added and taken out with the reason in the ledger; more than there are is a conflict', async () => {
  const { medium } = await addShoe();
  expect((await adjust(medium, 4)).data?.adjustStock.countInStock).toBe(9);
  expect((await adjust(medium, -7, 'DAMAGED')).data?.adjustStock.countInStock).toBe(2);
  const refused = await adjust(medium, -3, 'DAMAGED');
  expect(refused).toMatchObject({ code: 'CONFLICT', errors: [{ extensions: { countInStock: 2 } }] });
  for (const by of [0, 1_000_000]) expect((await adjust(medium, by)).code).toBe('BAD_USER_INPUT');
  const moves = await shop.em().find(StockMove, { variant: medium }, { orderBy: { id: 'asc' } });
  expect(moves.slice(1).map(({ qty, reason, actor }) => [qty, reason, actor])).toEqual([
    [4, 'received', admin.user.id],
    [-7, 'damaged', admin.user.id],
  ]);
});

test('a change of the stock that is sent again with its idempotency key counts once; another change counts', async () => {
  const { small, medium } = await addShoe();
  const send = async (by: number, idempotencyKey?: string, variantId = medium) =>
    (await admin.execute(AdjustStockDocument, { variantId, by, reason: 'RECEIVED', idempotencyKey })).data
      ?.adjustStock.countInStock;
  const same = await Promise.all([1, 2, 3].map(() => send(4, 'delivery-1')));
  expect(same).toEqual([9, 9, 9]);
  expect([await send(2, 'delivery-1'), await send(4, 'delivery-2'), await send(4)]).toEqual([11, 15, 19]);
  expect(await send(4, 'delivery-1', small)).toBe(9);
  const refused = await admin.execute(AdjustStockDocument, {
    variantId: medium,
    by: 1,
    reason: 'RECEIVED',
    idempotencyKey: 'short',
  });
  expect(refused.code).toBe('BAD_USER_INPUT');
});

test.each([
  ['DAMAGED', 7, 'taken out'],
  ['LOST', 1, 'taken out'],
  ['RECEIVED', -1, 'added'],
  ['RETURNED', -2, 'added'],
] as const)('units that are %s are not adjusted by %i', async (reason, by, what) => {
  const { id } = await shop.addProduct({ countInStock: 5 });
  const refused = await admin.execute(AdjustStockDocument, { variantId: id, by, reason });
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(refused)).toContain(`are ${what}: give a number`);
});
