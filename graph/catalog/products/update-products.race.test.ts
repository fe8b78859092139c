import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  DeleteProductDocument,
  ProductVariantsDocument,
  RestoreProductsDocument,
  SaveVariantsDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
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

const percent = (client: TestClient, ids: string[], basisPoints: number) => {
  const products = ids.map((id) => ({ id, expectedPrice: 1000, expectedHighestPrice: 1000 }));
  return client.must(UpdateProductsDocument, { products, changes: { price: { basisPoints } } });
};
const add = (client: TestClient, id: string, expectedCountInStock: number) =>
  client.must(UpdateProductsDocument, {
    products: [{ id, expectedCountInStock }],
    changes: { stock: { add: 5 } },
  });
const codes = ({ updateProducts }: { updateProducts: { code?: string | null }[] }) =>
  updateProducts.map(({ code }) => code);
const priceOf = async (id: string) =>
  (await shop.guest().must(ProductVariantsDocument, { id })).product.variants[0]!.price;

test('a change of prices waits for a sale under way, which gets the price that it was offered', async () => {
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push((await shop.addProduct({ price: 1000 })).id);
  const sale = shop.em();
  await sale.begin();
  expect(await takeStock(sale, [{ item: ids[1]!, qty: 1, price: 1000 }], v7())).toBeNull();
  const change = percent(admin, ids, 1000);
  await untilBlocked(shop);
  expect(await Promise.all(ids.map(priceOf))).toEqual([1000, 1000, 1000]);
  await sale.rollback();
  expect(codes(await change)).toEqual([null, null, null]);
  expect(await Promise.all(ids.map(priceOf))).toEqual([1100, 1100, 1100]);
});

test('of two presses at once one changes each price', async () => {
  const ids = [];
  for (let count = 0; count < 20; count++) ids.push((await shop.addProduct({ price: 1000 })).id);
  const presses = await Promise.all([percent(admin, ids, 1000), percent(other, ids, 1000)]);
  const each = presses.map(codes);
  for (const index of ids.keys())
    expect([each[0]![index], each[1]![index]].sort()).toEqual(['CONFLICT', null]);
  expect(await Promise.all(ids.map(priceOf))).toEqual(ids.map(() => 1100));
});

test('a price that somebody else is saving stays; the other products change', async () => {
  const ids = [(await shop.addProduct({ price: 1000 })).id, (await shop.addProduct({ price: 1000 })).id];
  let change: ReturnType<typeof percent> | undefined;
  await atFailpoint(
    'stock.productLocked',
    () => {
      change = percent(admin, ids, -1000);
      return untilBlocked(shop);
    },
    () => other.must(UpdateProductDocument, { input: { id: ids[0]!, price: 700 } }),
  );
  expect(codes(await change!)).toEqual(['CONFLICT', null]);
  expect(await Promise.all(ids.map(priceOf))).toEqual([700, 900]);
});

test('units are added to the stock that was seen, and never over a sale', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const sale = shop.em();
  await sale.begin();
  await takeStock(sale, [{ item: id, qty: 1 }], v7());
  const change = add(admin, id, 10);
  await untilBlocked(shop);
  await sale.rollback();
  expect(codes(await change)).toEqual([null]);
  const shopper = await shop.shopper();
  await shopper.must(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 2 }]));
  expect(codes(await add(admin, id, 15))).toEqual(['CONFLICT']);
  expect(codes(await add(admin, id, 13))).toEqual([null]);
});

test('prices and stock change in bulk while 40 shoppers buy; nothing is lost, nobody is deadlocked', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++)
    ids.push((await shop.addProduct({ price: 1000, countInStock: 1000 })).id);
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => shop.shopper()));
  const buying = Promise.all(
    shoppers.map(async (shopper, index) => {
      const lines = [ids[index % 5]!, ids[(index + 2) % 5]!].map((productId) => ({ productId, qty: 1 }));
      const codes = [];
      for (let round = 0; round < 3; round++)
        codes.push((await shopper.execute(StartCheckoutDocument, checkoutInput(lines))).code);
      return codes;
    }),
  );
  let changed = 0;
  for (let round = 0; round < 10; round++) {
    const products = [];
    for (const id of ids)
      products.push({ id, expectedPrice: await priceOf(id), expectedHighestPrice: await priceOf(id) });
    const changes = { price: { amount: round % 2 === 0 ? -1 : 1 }, stock: { countInStock: 1000 } };
    const results = await admin.must(UpdateProductsDocument, { products, changes });
    changed += results.updateProducts.filter(({ ok }) => ok).length;
  }
  for (const code of (await buying).flat()) expect([undefined, 'PRICE_CHANGED']).toContain(code);
  expect(changed).toBe(50);
  expect(await Promise.all(ids.map(priceOf))).toEqual(ids.map(() => 1000));
});

test('a SKU that another product takes while a product is restored is named', async () => {
  const variants = (sku: string) => [{ options: ['S'], sku }];
  const { product } = await shop.addVariants({ optionNames: ['Size'] }, variants('A-1'));
  const { product: rival } = await shop.addVariants({ optionNames: ['Size'] }, variants('A-2'));
  await admin.must(DeleteProductDocument, { id: product.id });
  const row = { options: ['S'], sku: 'A-1', price: 1000, countInStock: 1 };
  const { restoreProducts } = await atFailpoint(
    'product.skusChecked',
    () =>
      other.must(SaveVariantsDocument, {
        input: { productId: rival.id, optionNames: ['Size'], variants: [row] },
      }),
    () => admin.must(RestoreProductsDocument, { ids: [product.id] }),
  );
  expect(restoreProducts).toMatchObject([{ ok: false, code: 'SKU_TAKEN' }]);
});

test('of two who restore a product one does', async () => {
  const { id } = await shop.addProduct();
  await admin.must(DeleteProductDocument, { id });
  const restore = (client: TestClient) => client.must(RestoreProductsDocument, { ids: [id] });
  const both = await Promise.all([restore(admin), restore(other)]);
  expect(both.map(({ restoreProducts }) => restoreProducts[0]!.code).sort()).toEqual(['NOT_FOUND', null]);
});
