import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  BookStocktakeDocument,
  CancelCheckoutDocument,
  CountStockDocument,
  StartStocktakeDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { StockMove } from '../products/stock-move.entity.ts';
import { Variant } from '../products/variant.entity.ts';

let shop: TestShop;
let one: TestClient;
let two: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await shop.admin();
  [one, two] = await Promise.all([shop.staff('PRODUCTS'), shop.staff('PRODUCTS')]);
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const start = async () => (await one.must(StartStocktakeDocument, { input: {} })).startStocktake.stocktake.id;
const count = (
  who: TestClient,
  stocktakeId: string,
  variantId: string,
  amount: { add?: number; counted?: number },
) =>
  who.execute(CountStockDocument, {
    input: { stocktakeId, entries: [{ key: randomUUID(), variantId, ...amount }] },
  });
const book = (who: TestClient, stocktakeId: string) =>
  who.execute(BookStocktakeDocument, { input: { stocktakeId } });
const stockOf = async (id: string) => (await shop.em().findOneOrFail(Variant, id)).countInStock;

test('of bookings at once one books, and all are told that it is booked', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const stocktake = await start();
  await count(one, stocktake, id, { counted: 8 });
  let rival: ReturnType<typeof book> | undefined;
  const first = await atFailpoint(
    'stocktake.variantsLocked',
    () => {
      rival = book(two, stocktake);
      return untilBlocked(shop);
    },
    () => book(one, stocktake),
  );
  const answers = [first, await rival!, await book(two, stocktake)];
  expect(answers.map(({ data }) => data?.bookStocktake.stocktake.state)).toEqual(Array(3).fill('BOOKED'));
  expect(await stockOf(id)).toBe(8);
  expect(await shop.em().count(StockMove, { variant: id, reason: 'stocktake' })).toBe(1);
});

test('a sale during a booking waits, and takes from the stock that was booked', async () => {
  const { id } = await shop.addProduct({ countInStock: 5 });
  const stocktake = await start();
  await count(one, stocktake, id, { counted: 3 });
  const shopper = await shop.shopper();
  let sale: Promise<unknown> | undefined;
  await atFailpoint(
    'stocktake.variantsLocked',
    () => {
      sale = startCheckout(shopper, id, 2);
      return untilBlocked(shop);
    },
    () => book(one, stocktake),
  );
  await sale;
  expect(await stockOf(id)).toBe(1);
});

test('a count during a booking is refused, so that nobody takes it for booked', async () => {
  const { id } = await shop.addProduct({ countInStock: 5 });
  const stocktake = await start();
  await count(one, stocktake, id, { counted: 3 });
  let late: ReturnType<typeof count> | undefined;
  await atFailpoint(
    'stocktake.locked',
    () => {
      late = count(two, stocktake, id, { add: 1 });
      return untilBlocked(shop);
    },
    () => book(one, stocktake),
  );
  expect((await late!).code).toBe('CONFLICT');
  expect(await stockOf(id)).toBe(3);
});

test('what two people count at once adds up', async () => {
  const { id } = await shop.addProduct({ countInStock: 20 });
  const stocktake = await start();
  const each = Array.from({ length: 10 }, () => [one, two]).flat();
  await Promise.all(each.map((who) => count(who, stocktake, id, { add: 1 })));
  const answer = await count(one, stocktake, id, { add: 1 });
  expect(answer.data?.countStock.results[0]?.line?.counted).toBe(21);
  expect(answer.data?.countStock.stocktake.lineCount).toBe(1);
});

test('a checkout that ends while units it has are booked as missing gives none of them back', async () => {
  const { id } = await shop.addProduct({ countInStock: 6 });
  const shopper = await shop.shopper();
  const held = await startCheckout(shopper, id, 6);
  const stocktake = await start();
  await count(one, stocktake, id, { counted: 1 });
  let ending: Promise<unknown> | undefined;
  await atFailpoint(
    'stocktake.variantsLocked',
    () => {
      ending = shopper.must(CancelCheckoutDocument, { id: held.id });
      return untilBlocked(shop);
    },
    () => book(one, stocktake),
  );
  await ending;
  expect(await stockOf(id)).toBe(1);
});
