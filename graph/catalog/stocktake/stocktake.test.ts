import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdjustStockDocument,
  BookStocktakeDocument,
  CancelCheckoutDocument,
  CancelOrderItemsDocument,
  CancelStocktakeDocument,
  CountableVariantsDocument,
  CountStockDocument,
  CreateFulfillmentDocument,
  LeaveOutLinesDocument,
  StartStocktakeDocument,
  StockMovesDocument,
  StocktakeLinesDocument,
  StocktakeSummaryDocument,
  StocktakesDocument,
  type StocktakesQuery,
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
afterEach(async () => {
  await shop
    .em()
    .execute(`update stocktakes set state = 'cancelled', finished_at = now() where state = 'open'`);
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

type Entry = {
  variantId?: string;
  code?: string;
  add?: number;
  counted?: number;
  secondsAgo?: number;
  key?: string;
};

const start = async (name?: string) =>
  (await clerk.must(StartStocktakeDocument, { input: { name } })).startStocktake.stocktake.id;
const entriesOf = (entries: Entry[]) => entries.map((entry) => ({ key: randomUUID(), ...entry }));
const count = async (stocktakeId: string, ...entries: Entry[]) =>
  (await clerk.must(CountStockDocument, { input: { stocktakeId, entries: entriesOf(entries) } })).countStock;
const lines = async (id: string, view?: 'ALL' | 'DIFFERENT' | 'LEFT_OUT') =>
  (await clerk.must(StocktakeLinesDocument, { id, view })).stocktakeLines.nodes;
const book = async (stocktakeId: string) =>
  (await clerk.must(BookStocktakeDocument, { input: { stocktakeId } })).bookStocktake.stocktake;
const stockOf = async (id: string) => (await shop.em().findOneOrFail(Variant, id)).countInStock;
const buy = async (id: string, qty: number) => {
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, id, qty);
  return (await place(shopper, checkout, await shop.pay(checkout))).data!.placeOrder.id;
};
const ship = async (orderId: string) => {
  const packer = await shop.staff('ORDERS');
  await packer.must(CreateFulfillmentDocument, { input: { orderId, idempotencyKey: randomUUID() } });
};

test('scans add up by barcode in any length, by SKU in any case and by id, and a typed number replaces them', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  await shop.em().nativeUpdate(Variant, id, { barcode: '4006381333931', sku: 'Scan-1' });
  const stocktake = await start();
  const scanned = await count(
    stocktake,
    ...[
      { code: '4006381333931', add: 1 },
      { code: '04006381333931', add: 1 },
    ],
    ...[
      { code: ' scan-1 ', add: 1 },
      { variantId: id, add: 1 },
    ],
  );
  expect(scanned.results.map(({ code, line }) => [code, line?.counted])).toEqual(Array(4).fill([null, 4]));
  expect(scanned.stocktake.lineCount).toBe(1);
  await count(stocktake, { variantId: id, counted: 7 }, { variantId: id, add: 2 });
  const [line] = await lines(stocktake);
  expect(line).toMatchObject({ counted: 9, expected: 10, difference: -1, countInStock: 10, stockAfter: 9 });
  expect(line!.countedByName).toBe(clerk.user.name);
});

test('an entry that is sent again counts once, and of a code that is unknown or of several items nothing is counted', async () => {
  const [{ id }, { id: twin }] = [await shop.addProduct(), await shop.addProduct()];
  await shop.em().nativeUpdate(Variant, [id, twin], { barcode: '96385074' });
  const stocktake = await start();
  const again = { key: randomUUID(), variantId: id, add: 3 };
  await count(stocktake, again, again);
  const { results } = await count(
    stocktake,
    again,
    { code: 'nobody-has-it', add: 1 },
    { code: '96385074', add: 1 },
  );
  expect(results.map(({ code }) => code)).toEqual([null, 'NOT_FOUND', 'CONFLICT']);
  expect(results[1]!.message).toContain('nobody-has-it');
  expect(results[2]!.choices.map((choice) => choice.id).sort()).toEqual([id, twin].sort());
  expect((await lines(stocktake)).map(({ counted }) => counted)).toEqual([3]);
});

test('a count is neither below zero nor above a million, and an entry says one thing of one item', async () => {
  const { id: variantId } = await shop.addProduct();
  const stocktakeId = await start();
  const { results } = await count(
    stocktakeId,
    ...[
      { variantId, add: -1 },
      { variantId, counted: 1_000_000 },
      { variantId, add: 1 },
    ],
  );
  expect(results.map(({ code }) => code)).toEqual(['BAD_USER_INPUT', null, 'BAD_USER_INPUT']);
  const wrong: Entry[] = [
    ...[{ variantId }, { variantId, add: 0 }, { variantId, add: 1, counted: 1 }, { add: 1 }],
    ...[
      { variantId, code: 'x', add: 1 },
      { code: '\u0000', add: 1 },
      { variantId, add: 1, key: 'key' },
    ],
    ...[
      { variantId, counted: -1 },
      { variantId, add: 1, secondsAgo: -1 },
    ],
  ];
  for (const entry of wrong) {
    const input = { stocktakeId, entries: entriesOf([entry]) };
    expect((await clerk.execute(CountStockDocument, { input })).code, JSON.stringify(entry)).toBe(
      'BAD_USER_INPUT',
    );
  }
  const many = { stocktakeId, entries: entriesOf(Array(101).fill({ variantId, add: 1 })) };
  expect((await clerk.execute(CountStockDocument, { input: many })).code).toBe('BAD_USER_INPUT');
  expect((await count(stocktakeId, { variantId: 'nothing', add: 1 })).results[0]!.code).toBe('NOT_FOUND');
});

test('what is sold but not shipped is expected on the shelf, and what was sold after the count is not given back', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const early = await buy(id, 2);
  const shopper = await shop.shopper();
  await startCheckout(shopper, id, 1);
  const stocktake = await start();
  await count(stocktake, { variantId: id, counted: 9 });
  expect((await lines(stocktake))[0]).toMatchObject({ expected: 10, reserved: 3, difference: -1 });
  await buy(id, 4);
  await ship(early);
  expect(await stockOf(id)).toBe(3);
  expect((await lines(stocktake))[0]).toMatchObject({
    expected: 10,
    difference: -1,
    countInStock: 3,
    stockAfter: 2,
  });
  await book(stocktake);
  expect(await stockOf(id)).toBe(2);
  // Of what was shipped nothing is on the shelf.
  const next = await start();
  await count(next, { variantId: id, counted: 7 });
  expect((await lines(next))[0]).toMatchObject({ expected: 7, reserved: 5, difference: 0 });
});

test('a count that comes late has what was expected when it was made', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const order = await buy(id, 2);
  const stocktake = await start();
  await new Promise((done) => setTimeout(done, 1100));
  await ship(order);
  await clerk.must(AdjustStockDocument, { variantId: id, by: 5, reason: 'RECEIVED' });
  await count(stocktake, { variantId: id, counted: 10, secondsAgo: 1 });
  expect((await lines(stocktake))[0]).toMatchObject({ expected: 10, difference: 0, countInStock: 13 });
  await count(stocktake, { variantId: id, counted: 13 });
  expect((await lines(stocktake))[0]).toMatchObject({ expected: 13, difference: 0 });
});

test('an item that moved between two parts of its count is uncertain until it is typed anew, and changes by hand are shown', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const stocktake = await start();
  await count(stocktake, { variantId: id, add: 3 });
  await clerk.must(AdjustStockDocument, { variantId: id, by: 2, reason: 'RECEIVED' });
  await count(stocktake, { variantId: id, add: 4 });
  expect((await lines(stocktake))[0]).toMatchObject({ counted: 7, expected: 12, isUncertain: true });
  await count(stocktake, { variantId: id, counted: 11 });
  expect((await lines(stocktake))[0]).toMatchObject({ isUncertain: false, changedByHand: 0 });
  await clerk.must(AdjustStockDocument, { variantId: id, by: -1, reason: 'COUNTED' });
  expect((await lines(stocktake))[0]).toMatchObject({ changedByHand: -1, difference: -1 });
});

test('booking leaves out what is left out, says why in the history, never goes below zero and counts once', async () => {
  const [over, under, out, gone] = [
    await shop.addProduct({ countInStock: 4 }),
    await shop.addProduct({ countInStock: 6 }),
    await shop.addProduct({ countInStock: 3 }),
    await shop.addProduct({ countInStock: 5 }),
  ].map(({ id }) => id) as [string, string, string, string];
  for (const id of [over, under]) await clerk.must(UpdateVariantDocument, { id, input: { cost: 100 } });
  const stocktake = await start('Back room');
  await count(
    stocktake,
    ...[
      { variantId: over, counted: 6 },
      { variantId: under, counted: 1 },
      { variantId: out, counted: 0 },
    ],
    { variantId: gone, counted: 4 },
  );
  await buy(under, 3);
  const left = (await lines(stocktake)).find(({ variantId }) => variantId === out)!;
  await clerk.must(LeaveOutLinesDocument, {
    input: { stocktakeId: stocktake, lineIds: [left.id], isLeftOut: true },
  });
  expect((await lines(stocktake, 'LEFT_OUT')).map(({ id }) => id)).toEqual([left.id]);
  const summary = async () =>
    (await clerk.must(StocktakeSummaryDocument, { id: stocktake })).stocktakeSummary;
  const expected = { differences: 3, surplus: 2, missing: 4, value: -100, withoutCost: 1, short: 2 };
  expect(await summary()).toEqual(expected);
  const booked = await book(stocktake);
  expect(booked).toMatchObject({ state: 'BOOKED', finishedByName: clerk.user.name });
  expect(await book(stocktake)).toEqual(booked);
  expect(await Promise.all([over, under, out, gone].map(stockOf))).toEqual([6, 0, 3, 4]);
  expect(await summary()).toEqual(expected);
  const byVariant = Object.fromEntries(
    (await lines(stocktake, 'ALL')).map((line) => [line.variantId, line.booked]),
  );
  expect(byVariant).toEqual({ [over]: 2, [under]: -3, [out]: null, [gone]: -1 });
  const { nodes } = (await clerk.must(StockMovesDocument, { productId: over })).stockMoves;
  expect(nodes[0]).toMatchObject({
    qty: 2,
    reason: 'STOCKTAKE',
    stocktakeName: 'Back room',
    actorName: clerk.user.name,
  });
  expect((await shop.events('stocktake.booked')).at(-1)!.data).toEqual({
    name: 'Back room',
    variants: 3,
    added: 2,
    removed: 4,
  });
});

test('units that were not found are not sold again when checkouts and orders give them back', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const [paid, open, other] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
  const checkout = await startCheckout(paid, id, 4);
  const { data } = await place(paid, checkout, await shop.pay(checkout));
  const held = await startCheckout(open, id, 5);
  const first = await start();
  await count(first, { variantId: id, counted: 3 });
  await book(first);
  expect(await stockOf(id)).toBe(0);
  // Counted again, the same units are missing, not as many more.
  const second = await start();
  await count(second, { variantId: id, counted: 3 });
  await book(second);

  await open.must(CancelCheckoutDocument, { id: held.id });
  expect(await stockOf(id)).toBe(0);
  const input = { orderId: data!.placeOrder.id, idempotencyKey: randomUUID() };
  await (await shop.admin()).must(CancelOrderItemsDocument, { input });
  expect(await stockOf(id)).toBe(3);
  // What was taken after the count comes back whole.
  await other.must(CancelCheckoutDocument, { id: (await startCheckout(other, id, 2)).id });
  expect(await stockOf(id)).toBe(3);
  const { nodes } = (await clerk.must(StockMovesDocument, { productId: id })).stockMoves;
  expect(nodes.filter(({ reason }) => reason === 'STOCKTAKE').map(({ qty }) => qty)).toEqual([-1, -5, -1]);
});

test('units that are found by the next count are missing no longer', async () => {
  const { id } = await shop.addProduct({ countInStock: 6 });
  const shopper = await shop.shopper();
  const held = await startCheckout(shopper, id, 6);
  for (const counted of [1, 6]) {
    const stocktake = await start();
    await count(stocktake, { variantId: id, counted });
    await book(stocktake);
  }
  await shopper.must(CancelCheckoutDocument, { id: held.id });
  expect(await stockOf(id)).toBe(6);
});

test('a difference that two open stock-takes found is booked once', async () => {
  const { id } = await shop.addProduct({ countInStock: 10 });
  const [one, two] = [await start(), await start()];
  for (const stocktake of [one, two]) await count(stocktake, { variantId: id, counted: 7 });
  await book(one);
  expect((await lines(two))[0]).toMatchObject({ expected: 7, difference: 0 });
  await book(two);
  expect(await stockOf(id)).toBe(7);
});

test('one that is over can be neither counted nor changed; a cancelled one not booked, a booked one not cancelled', async () => {
  const { id: variantId } = await shop.addProduct({ countInStock: 10 });
  const [booked, cancelled] = [await start(), await start()];
  for (const stocktake of [booked, cancelled]) await count(stocktake, { variantId, counted: 9 });
  await book(booked);
  const cancel = (stocktakeId: string) => clerk.execute(CancelStocktakeDocument, { input: { stocktakeId } });
  expect((await cancel(cancelled)).code).toBeUndefined();
  expect((await cancel(cancelled)).data?.cancelStocktake.stocktake.state).toBe('CANCELLED');
  expect((await cancel(booked)).code).toBe('CONFLICT');
  const again = { input: { stocktakeId: cancelled } };
  expect((await clerk.execute(BookStocktakeDocument, again)).code).toBe('CONFLICT');
  for (const stocktakeId of [booked, cancelled]) {
    const input = { stocktakeId, entries: entriesOf([{ variantId, add: 1 }]) };
    expect((await clerk.execute(CountStockDocument, { input })).code).toBe('CONFLICT');
    const [line] = await lines(stocktakeId, 'ALL');
    const out = { stocktakeId, lineIds: [line!.id], isLeftOut: true };
    expect((await clerk.execute(LeaveOutLinesDocument, { input: out })).code).toBe('CONFLICT');
  }
  expect(await stockOf(variantId)).toBe(9);
  expect((await clerk.execute(BookStocktakeDocument, { input: { stocktakeId: 'nothing' } })).code).toBe(
    'NOT_FOUND',
  );
});

test('ten can be open at a time, names are one line of at most a hundred characters, and pages have each once', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `Count ${n}`);
  for (const name of names) await start(name);
  expect((await clerk.execute(StartStocktakeDocument, { input: {} })).code).toBe('CONFLICT');
  const long = { name: 'x'.repeat(101) };
  expect((await clerk.execute(StartStocktakeDocument, { input: long })).code).toBe('BAD_USER_INPUT');
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page: StocktakesQuery = await clerk.must(StocktakesDocument, { first: 3, after });
    const { nodes, pageInfo } = page.stocktakes;
    seen.push(...nodes.map(({ name }) => name));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(seen.slice(0, 10)).toEqual(names.toReversed());
  expect(new Set(seen).size).toBeGreaterThanOrEqual(10);
});

test('an item is found by its barcode or SKU alone, or by a part of its name', async () => {
  const { product, variants } = await shop.addVariants({ name: 'Windbreaker', optionNames: ['Size'] }, [
    { options: ['S'], sku: 'WB-S', barcode: '4006381333931' },
    { options: ['M'], sku: 'WB-M' },
  ]);
  const found = async (query: string) =>
    (await clerk.must(CountableVariantsDocument, { query })).countableVariants.map(({ sku }) => sku);
  await shop
    .em()
    .nativeUpdate(Variant, { barcode: '4006381333931', id: { $ne: variants[0]!.id } }, { barcode: null });
  expect(await found('wb-m')).toEqual(['WB-M']);
  expect(await found('4006381333931')).toEqual(['WB-S']);
  expect(await found('windbreak')).toEqual(['WB-S', 'WB-M']);
  expect(await found('WB-')).toEqual(expect.arrayContaining(['WB-S', 'WB-M']));
  expect(await found(' ')).toEqual([]);
  expect(product.id).toBe(variants[0]!.id);
});

test('a count of what was sold on backorder expects what is on the shelf, and what it misses is owed as well', async () => {
  const { id: variantId } = await shop.addProduct({ countInStock: 2 });
  await clerk.must(UpdateVariantDocument, { id: variantId, input: { backorderLimit: 9 } });
  await buy(variantId, 5);
  const counted = async (units: number) => {
    const id = await start();
    await count(id, { variantId, counted: units });
    const [line] = await lines(id);
    await book(id);
    return [line!.expected, await stockOf(variantId)];
  };
  expect(await counted(2)).toEqual([2, -3]);
  expect(await counted(1)).toEqual([2, -4]);
  await clerk.must(UpdateVariantDocument, { id: variantId, input: { backorderLimit: null } });
  expect(await counted(0)).toEqual([1, -5]);
  expect(await counted(4)).toEqual([0, -1]);
});

test('a unit that a count did not find is taken off once when it is cancelled as not to be sold', async () => {
  const { id: variantId } = await shop.addProduct({ countInStock: 1 });
  const orderId = await buy(variantId, 1);
  const stocktake = await start();
  await count(stocktake, { variantId, counted: 0 });
  await book(stocktake);
  await clerk.must(UpdateVariantDocument, { id: variantId, input: { backorderLimit: 3 } });
  const [line] = await shop.em().execute('select id from order_lines where order_id = ?', [orderId]);
  const lost = { orderItemId: line!.id, quantity: 1, restock: false };
  await (await shop.admin()).must(CancelOrderItemsDocument, {
    input: { orderId, lines: [lost], reason: 'Lost', idempotencyKey: randomUUID() },
  });
  expect(await stockOf(variantId)).toBe(0);
});
