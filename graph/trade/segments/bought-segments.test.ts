import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  CancelOrderItemsDocument,
  CreateSegmentDocument,
  type CustomerFilterInput,
  CustomerFilterNamesDocument,
  CustomersDocument,
  DeleteCategoryDocument,
  DeleteProductDocument,
  DiscountedCartDocument,
  SaveCategoryDocument,
  SavePromotionDocument,
  SegmentsDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
/** In the category `boots`, in `rain`, which is below it, and in another one. */
let boot: string;
let wellington: string;
let mug: string;
let boots: string;
let rain: string;
/** Buyers of this test alone, by what they did. */
const people: Record<string, string> = {};

beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, clerk] = [await shop.admin(), await shop.staff('ORDERS')];
  boots = await category('Boots');
  rain = await category('Rain boots', boots);
  [boot, wellington, mug] = [await product('Boots'), await product('Rain boots'), await product('Home')];

  const buyer = async (name: string, act: (client: TestClient) => Promise<unknown>) => {
    const client = await shop.confirmedShopper();
    people[name] = client.user.id;
    await shop.em().execute("update users set name = 'Bought' where id = ?", [client.user.id]);
    await act(client);
  };
  await buyer('nothing', async () => {});
  await buyer('mug', (client) => buy(client, mug));
  await buyer('boot', (client) => buy(client, boot));
  await buyer('wellington', (client) => buy(client, wellington));
  await buyer('unpaid', (client) => buy(client, mug, { isPaid: false }));
  await buyer('cancelled', async (client) => {
    const orderId = await buy(client, mug);
    const [line] = await shop
      .em()
      .execute<{ id: string }[]>('select id from order_lines where order_id = ?', [orderId]);
    const lines = [{ orderItemId: line!.id, quantity: 1 }];
    await admin.must(CancelOrderItemsDocument, {
      input: { orderId, lines, reason: 'Sold out', idempotencyKey: randomUUID() },
    });
  });
  await buyer('asGuest', async ({ user }) => buy(await shop.guestBuyer(user.email), mug));
  await buyer('within', (client) => buy(client, mug, { ago: 30 * DAY_MS - HOUR_MS }));
  await buyer('before', (client) => buy(client, mug, { ago: 30 * DAY_MS + HOUR_MS }));
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

async function category(name: string, parentId?: string): Promise<string> {
  return (await admin.must(SaveCategoryDocument, { input: { name, parentId } })).saveCategory.id;
}
const product = async (name: string) =>
  (await shop.addProduct({ category: name, price: 20_00, countInStock: 1000 })).id;
async function buy(client: TestClient, id: string, { isPaid = true, ago = 0 } = {}): Promise<string> {
  const checkout = await startCheckout(client, id);
  const { data } = await place(client, checkout, isPaid ? await shop.pay(checkout) : undefined);
  const order = data!.placeOrder.id;
  const at = new Date(Date.now() - ago);
  if (ago > 0) await shop.em().execute('update orders set created_at = ? where id = ?', [at, order]);
  return order;
}
/** Which of the people a filter finds. */
async function among(filter: CustomerFilterInput): Promise<string[]> {
  const { customers } = await admin.must(CustomersDocument, { filter, keyword: 'Bought', first: 100 });
  const found = new Set(customers.nodes.map(({ id }) => id));
  return Object.keys(people).filter((name) => found.has(people[name]!));
}
const saved = async (filter: CustomerFilterInput) =>
  (await clerk.must(CreateSegmentDocument, { input: { name: randomUUID(), filter } })).createSegment.segment;
const stored = async (id: string) =>
  (await clerk.must(SegmentsDocument)).segments.find((each) => each.id === id);
const others = (...names: string[]) => Object.keys(people).filter((name) => !names.includes(name));

test('customers are found by a product in a paid order that was not cancelled, also by one from before their account', async () => {
  expect(await among({ boughtProductId: mug })).toEqual(['mug', 'asGuest', 'within', 'before']);
  expect(await among({ boughtProductId: mug.toUpperCase() })).toHaveLength(4);
  expect(await among({ boughtProductId: wellington })).toEqual(['wellington']);
});

test('customers are found who did not buy a product, also those who ordered nothing', async () => {
  const not = others('mug', 'asGuest', 'within', 'before');
  expect(not).toContain('nothing');
  expect(not).toContain('cancelled');
  expect(await among({ notBoughtProductId: mug })).toEqual(not);
  expect(await among({ boughtProductId: boot, notBoughtProductId: mug })).toEqual(['boot']);
  expect(await among({ boughtProductId: mug, notBoughtProductId: mug })).toEqual([]);
});

test('orders count within days until now, and not longer', async () => {
  const within = ['mug', 'asGuest', 'within'];
  expect(await among({ boughtProductId: mug, boughtProductWithinDays: 30 })).toEqual(within);
  expect(await among({ boughtProductId: mug, boughtProductWithinDays: 31 })).toEqual([...within, 'before']);
  expect(await among({ notBoughtProductId: mug, notBoughtProductWithinDays: 30 })).toEqual(others(...within));
  const home = { boughtCategoryId: await categoryOf(mug) };
  expect(await among({ ...home, boughtCategoryWithinDays: 30 })).toEqual(within);
  // Bought before, and not again since.
  expect(
    await among({ boughtProductId: mug, notBoughtProductId: mug, notBoughtProductWithinDays: 30 }),
  ).toEqual(['before']);
});

test('what was bought from a category counts those below it', async () => {
  expect(await among({ boughtCategoryId: boots })).toEqual(['boot', 'wellington']);
  expect(await among({ boughtCategoryId: rain })).toEqual(['wellington']);
});

async function categoryOf(id: string): Promise<string> {
  const [row] = await shop
    .em()
    .execute<{ category: string }[]>('select category_id as category from products where id = ?', [id]);
  return row!.category;
}

test.each([
  [{ boughtProductWithinDays: 3 }, 'boughtProductId'],
  [{ notBoughtProductWithinDays: 3, minOrders: 1 }, 'notBoughtProductId'],
  [{ boughtProductId: 'mug' }, 'boughtProductId'],
  [{ notBoughtProductId: '' }, 'notBoughtProductId'],
  [{ boughtCategoryId: 'boots' }, 'boughtCategoryId'],
  [{ boughtProductId: randomUUID(), boughtProductWithinDays: 0 }, 'boughtProductWithinDays'],
  [{ boughtCategoryId: randomUUID(), boughtCategoryWithinDays: 3_651 }, 'boughtCategoryWithinDays'],
] as [CustomerFilterInput, string][])('a filter of %j is refused with a message', async (filter, field) => {
  for (const { code, errors } of [
    await admin.execute(CustomersDocument, { filter }),
    await admin.execute(CustomerFilterNamesDocument, { filter }),
  ]) {
    expect(code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(errors[0]?.extensions)).toContain(field);
  }
});

test('a filter that names a deleted product or category finds nobody, and the segment says why', async () => {
  const gone = await product('Home');
  const hats = await category('Hats');
  const buyer = await shop.confirmedShopper();
  await buy(buyer, gone);
  const filters = [{ boughtProductId: gone }, { notBoughtProductId: gone }, { boughtCategoryId: hats }];
  const segments = await Promise.all(filters.map(saved));
  expect(segments[0]!.people).toBe(1);
  const { name } = await shop.em().findOneOrFail(Product, gone);
  expect((await stored(segments[0]!.id))!.names).toMatchObject({ problem: null, boughtProduct: name });
  expect((await stored(segments[2]!.id))!.names).toMatchObject({ problem: null, boughtCategory: 'Hats' });

  await admin.must(DeleteProductDocument, { id: gone });
  await admin.must(DeleteCategoryDocument, { id: hats });
  for (const [at, { id }] of segments.entries()) {
    const { people: count, names } = (await stored(id))!;
    expect(count, String(at)).toBe(0);
    expect(names.problem).toContain(`${at === 2 ? 'The category' : 'A product'} of the filter was deleted`);
    expect(await among(filters[at]!)).toEqual([]);
    const { code } = await clerk.execute(CreateSegmentDocument, {
      input: { name: randomUUID(), filter: filters[at]! },
    });
    expect(code).toBe('BAD_USER_INPUT');
  }
  // Who may not see deleted products and drafts reads no name of them.
  const packer = await shop.staff('ORDERS');
  const { name: mugName } = await shop.em().findOneOrFail(Product, mug);
  await shop.em().nativeUpdate(Product, mug, { isDraft: true });
  const filter = { boughtProductId: gone, notBoughtProductId: mug };
  const names = async (who: TestClient) => {
    const { boughtProduct, notBoughtProduct, problem } = (
      await who.must(CustomerFilterNamesDocument, { filter })
    ).customerFilterNames;
    return [boughtProduct, notBoughtProduct, problem?.includes(`"${name}"`)];
  };
  expect(await names(packer)).toEqual([null, null, false]);
  expect(await names(await shop.staff('ORDERS', 'PRODUCTS'))).toEqual([name, mugName, true]);
  await shop.em().nativeUpdate(Product, mug, { isDraft: false });
  const unknown = await clerk.must(CustomerFilterNamesDocument, {
    filter: { boughtProductId: randomUUID(), boughtCategoryId: boots },
  });
  expect(unknown.customerFilterNames).toMatchObject({ boughtProduct: null, boughtCategory: 'Boots' });
  expect(unknown.customerFilterNames.problem).toContain('A product');
});

test('a promotion for buyers of a product holds for them alone, and asks of one buyer in two statements', async () => {
  const { id: segmentId } = await saved({ boughtProductId: boot, notBoughtProductId: mug });
  const code = `S-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Care', kind: 'AMOUNT' as const, value: 5_00, code, segmentId };
  await admin.must(SavePromotionDocument, { input });
  const lines = [{ productId: wellington, qty: 1 }];
  const said = async (client: TestClient) => {
    const { cart } = await client.must(DiscountedCartDocument, { lines, codes: [code] });
    const started = await client.execute(StartCheckoutDocument, {
      input: { ...checkoutInput(lines).input, codes: [code] },
    });
    return [cart.codeProblems[0]?.reason, started.code];
  };
  const shopper = await shop.confirmedShopper();
  expect(await said(shopper)).toEqual(['SEGMENT_ONLY', 'CODE_INVALID']);
  await buy(shopper, boot);
  expect(await said(shopper)).toEqual([undefined, undefined]);
  const price = (codes: string[]) =>
    countStatements(() => shopper.must(DiscountedCartDocument, { lines, codes }));
  const plain = { title: 'Plain', kind: 'AMOUNT' as const, value: 1, code: `P${code}` };
  await admin.must(SavePromotionDocument, { input: plain });
  expect((await price([code])) - (await price([plain.code]))).toBe(2);
  await buy(shopper, mug);
  expect(await said(shopper)).toEqual(['SEGMENT_ONLY', 'CODE_INVALID']);
});
