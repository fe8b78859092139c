import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  ProductVariantsDocument,
  SaveVariantsDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { VariantInput } from './save-variants.inputs.ts';
import { takeStock } from './stock.ts';

let shop: TestShop;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  [admin, other] = await Promise.all([shop.admin(), shop.admin()]);
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const sizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'];
const addShoe = async (names: string[], countInStock: number) => {
  const options = names.map((name) => ({ options: [name], countInStock }));
  const { product, variants } = await shop.addVariants({ price: 1000, optionNames: ['Size'] }, options);
  return { id: product.id, ids: variants.map(({ id }) => id) };
};
const row = (size: string, countInStock: number, more: Partial<VariantInput> = {}): VariantInput => {
  return { options: [size], price: 1000, countInStock, ...more };
};
const save = (client: TestClient, productId: string, variants: VariantInput[]) =>
  client.execute(SaveVariantsDocument, { input: { productId, optionNames: ['Size'], variants } });
const stockOf = async (id: string) =>
  (await shop.guest().must(ProductVariantsDocument, { id })).product.variants.map(
    ({ countInStock }) => countInStock,
  );

test('100 buyers of 10 sizes with 5 units each hold exactly 50', async () => {
  const { id, ids } = await addShoe(sizes, 5);
  const shoppers = await Promise.all(Array.from({ length: 100 }, () => shop.shopper()));
  const codes = await Promise.all(
    shoppers.map(async (shopper, index) => {
      const line = { productId: id, variantId: ids[index % ids.length]!, qty: 1 };
      return (await shopper.execute(StartCheckoutDocument, checkoutInput([line]))).code ?? 'held';
    }),
  );
  const count = Object.groupBy(codes, (code) => code);
  expect([count.held?.length, count.OUT_OF_STOCK?.length]).toEqual([50, 50]);
  expect(await stockOf(id)).toEqual(sizes.map(() => 0));
});

test('an edit of variants waits for a sale under way, and goes through when the sale is rolled back', async () => {
  const { id, ids } = await addShoe(['S', 'M'], 5);
  const sale = shop.em();
  await sale.begin();
  await takeStock(sale, [{ item: ids[1]!, qty: 1 }], v7());
  const edit = save(admin, id, [
    row('S', 5, { id: ids[0], expectedCountInStock: 5 }),
    row('M', 9, { id: ids[1], expectedCountInStock: 5 }),
  ]);
  await untilBlocked(shop);
  await sale.rollback();
  expect((await edit).code).toBeUndefined();
  expect(await stockOf(id)).toEqual([5, 9]);
});

test('a sale of a variant that is being removed waits, and is refused', async () => {
  const { id, ids } = await addShoe(['S', 'M'], 5);
  const shopper = await shop.shopper();
  let sale: ReturnType<typeof start> | undefined;
  const start = () =>
    shopper.execute(StartCheckoutDocument, checkoutInput([{ productId: id, variantId: ids[1], qty: 1 }]));
  await atFailpoint(
    'variants.locked',
    () => {
      sale = start();
      return untilBlocked(shop);
    },
    () => save(admin, id, [row('S', 5, { id: ids[0] })]),
  );
  const { code, errors } = (await sale)!;
  expect(code).toBe('OUT_OF_STOCK');
  expect(errors[0]?.extensions?.lines).toMatchObject([{ variantId: ids[1], reason: 'NO_LONGER_SOLD' }]);
});

test.each<[string, (id: string, ids: string[]) => Promise<{ code?: string }>]>([
  [
    'another edit of variants',
    (id, ids) => save(other, id, [row('S', 1, { id: ids[0] }), row('M', 1, { id: ids[1] })]),
  ],
  [
    'an edit of price and stock',
    (id) => other.execute(UpdateProductDocument, { input: { id, price: 1, countInStock: 1 } }),
  ],
])('%s at the same time as one that adds a variant is refused', async (_, edit) => {
  const { id, ids } = await addShoe(['S', 'M'], 5);
  let second: Promise<{ code?: string }> | undefined;
  const first = await atFailpoint(
    'variants.locked',
    () => {
      second = edit(id, ids);
      return untilBlocked(shop);
    },
    () => save(admin, id, [row('S', 5, { id: ids[0] }), row('M', 5, { id: ids[1] }), row('L', 5)]),
  );
  expect(first.code).toBeUndefined();
  expect((await second)?.code).toBe('CONFLICT');
  expect(await stockOf(id)).toEqual([5, 5, 5]);
});

test('edits that exchange the SKUs of two products, and sales meanwhile, end without a deadlock that is seen', async () => {
  const [one, two] = await Promise.all([addShoe(['S', 'M'], 50), addShoe(['S', 'M'], 50)]);
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => shop.shopper()));
  const lines = [...one.ids, ...two.ids].map((variantId, index) => {
    return { productId: index < 2 ? one.id : two.id, variantId, qty: 1 };
  });
  const edits = [one, two].map(({ id, ids }, index) => {
    const client = index ? admin : other;
    return save(client, id, [
      row('S', 50, { id: ids[0], sku: 'SAME' }),
      row('M', 50, { id: ids[1], sku: `M${index}` }),
    ]);
  });
  const sales = shoppers.map((shopper, index) =>
    shopper.execute(StartCheckoutDocument, checkoutInput(index % 2 ? lines : lines.toReversed())),
  );
  expect((await Promise.all(edits)).map(({ code }) => code ?? 'saved').sort()).toEqual([
    'SKU_TAKEN',
    'saved',
  ]);
  expect((await Promise.all(sales)).map(({ code }) => code ?? 'held')).toEqual(shoppers.map(() => 'held'));
});
