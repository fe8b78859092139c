import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  BookStocktakeDocument,
  CancelStocktakeDocument,
  CountStockDocument,
  LeaveOutLinesDocument,
  SetUncountedToZeroDocument,
  StartStocktakeDocument,
  StocktakeLinesDocument,
  StocktakeUncountedDocument,
  UndoSetUncountedToZeroDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Variant } from '../products/variant.entity.ts';

let shop: TestShop;
let clerk: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await shop.admin();
  clerk = await shop.staff('PRODUCTS');
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const start = async () =>
  (await clerk.must(StartStocktakeDocument, { input: {} })).startStocktake.stocktake.id;
const count = (stocktakeId: string, variantId: string, counted: number) =>
  clerk.must(CountStockDocument, {
    input: { stocktakeId, entries: [{ key: randomUUID(), variantId, counted }] },
  });
const uncounted = async (id: string) =>
  (await clerk.must(StocktakeUncountedDocument, { id })).stocktakeUncounted;
const setToZero = (stocktakeId: string) =>
  clerk.execute(SetUncountedToZeroDocument, { input: { stocktakeId } });
const undo = (stocktakeId: string) =>
  clerk.execute(UndoSetUncountedToZeroDocument, { input: { stocktakeId } });
const book = (stocktakeId: string) => clerk.execute(BookStocktakeDocument, { input: { stocktakeId } });
const lines = async (id: string) =>
  new Map(
    (await clerk.must(StocktakeLinesDocument, { id, first: 100 })).stocktakeLines.nodes.map((line) => [
      line.variantId,
      line,
    ]),
  );
const stockOf = async (id: string) => (await shop.em().findOneOrFail(Variant, id)).countInStock;
const add = async (countInStock: number, cost: number | null = null) => {
  const { id } = await shop.addProduct({ countInStock });
  await clerk.must(UpdateVariantDocument, { id, input: { cost } });
  return id;
};

test('what nobody counted stays as it is, unless it is set to 0, with what that takes out of stocks said before', async () => {
  const [counted, forgotten, sold, empty] = [await add(5), await add(3, 200), await add(4), await add(0)];
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, sold, 1);
  await place(shopper, checkout, await shop.pay(checkout));

  const first = await start();
  await count(first, counted, 5);
  await book(first);
  expect(await stockOf(forgotten)).toBe(3);

  const id = await start();
  await count(id, counted, 4);
  expect(await uncounted(id)).toEqual({ items: 2, units: 6, value: 600, withoutCost: 1, setToZero: 0 });
  const { data } = await setToZero(id);
  expect(data?.setUncountedToZero.stocktake.lineCount).toBe(3);
  expect(await uncounted(id)).toEqual({ items: 0, units: 0, value: 0, withoutCost: 0, setToZero: 2 });
  const found = await lines(id);
  expect(found.get(counted)).toMatchObject({ counted: 4 });
  expect(found.get(forgotten)).toMatchObject({ counted: 0, expected: 3, difference: -3 });
  expect(found.get(sold)).toMatchObject({ counted: 0, expected: 4, reserved: 1, difference: -4 });
  expect(found.has(empty)).toBe(false);
  await setToZero(id);
  expect((await lines(id)).size).toBe(3);

  // What is found after all is counted, and what is not meant is left out.
  await count(id, sold, 4);
  await clerk.must(LeaveOutLinesDocument, {
    input: { stocktakeId: id, lineIds: [found.get(forgotten)!.id], isLeftOut: true },
  });
  await book(id);
  expect([await stockOf(counted), await stockOf(forgotten), await stockOf(sold)]).toEqual([4, 3, 3]);

  const last = await start();
  await setToZero(last);
  await book(last);
  expect([await stockOf(counted), await stockOf(forgotten), await stockOf(sold)]).toEqual([0, 0, 0]);
});

test('what was set to 0 is taken back before it is booked, but for what was counted since', async () => {
  const [counted, forgotten, found] = [await add(5), await add(3), await add(4)];
  const id = await start();
  await count(id, counted, 0);
  await setToZero(id);
  await count(id, found, 0);
  const { data } = await undo(id);
  const left = await lines(id);
  expect([left.has(counted), left.has(forgotten), left.has(found)]).toEqual([true, false, true]);
  expect(data?.undoSetUncountedToZero.stocktake.lineCount).toBe(2);
  expect(await uncounted(id)).toMatchObject({ setToZero: 0 });
  await undo(id);
  await book(id);
  expect([await stockOf(counted), await stockOf(forgotten), await stockOf(found)]).toEqual([0, 3, 0]);
});

test('a stock-take that is over, and one that is unknown, cannot be changed so', async () => {
  const id = await start();
  await clerk.must(CancelStocktakeDocument, { input: { stocktakeId: id } });
  expect([(await setToZero(id)).code, (await undo(id)).code]).toEqual(['CONFLICT', 'CONFLICT']);
  expect((await setToZero(randomUUID())).code).toBe('NOT_FOUND');
  expect((await undo(randomUUID())).code).toBe('NOT_FOUND');
  expect((await setToZero('x')).code).toBe('NOT_FOUND');
});
