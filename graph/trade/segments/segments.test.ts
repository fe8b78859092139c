import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  ChangeSegmentFilterDocument,
  CreateSegmentDocument,
  type CustomerFilterInput,
  CustomersDocument,
  DeletePromotionDocument,
  DeleteSegmentDocument,
  DiscountedCartDocument,
  RefundOrderDocument,
  RenameSegmentDocument,
  SavePromotionDocument,
  SegmentChoicesDocument,
  SegmentsDocument,
  StartCheckoutDocument,
  TagCustomerDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
let lines: { productId: string; qty: number }[];
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, clerk] = [await shop.admin(), await shop.staff('ORDERS')];
  lines = [{ productId: (await shop.addProduct({ price: 20_00, countInStock: 1000 })).id, qty: 2 }];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** A paid order of 146.00. */
async function buy(client: TestClient, isPaid = true): Promise<string> {
  const checkout = await startCheckout(client, lines[0]!.productId, 2);
  return (await place(client, checkout, isPaid ? await shop.pay(checkout) : undefined)).data!.placeOrder.id;
}
async function segment(filter: CustomerFilterInput): Promise<string> {
  const input = { name: randomUUID(), filter };
  return (await clerk.must(CreateSegmentDocument, { input })).createSegment.segment.id;
}
async function offer(segmentId: string, more: object = {}) {
  const code = `S-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Thanks', kind: 'AMOUNT' as const, value: 5_00, code, segmentId, ...more };
  const { savePromotion } = await admin.must(SavePromotionDocument, { input });
  return { id: savePromotion.id, code };
}
const start = (client: TestClient, code: string, more: object = {}) =>
  client.execute(StartCheckoutDocument, { input: { ...checkoutInput(lines).input, codes: [code], ...more } });
/** What the cart says of a code, and what starting a checkout with it says. */
async function said(client: TestClient, code: string) {
  const { cart } = await client.must(DiscountedCartDocument, { lines, codes: [code] });
  const { errors } = await start(client, code);
  const codes = errors[0]?.extensions?.codes as { reason: string }[] | undefined;
  return [cart.codeProblems[0]?.reason, codes?.[0]?.reason];
}
const REFUSED = ['SEGMENT_ONLY', 'SEGMENT_ONLY'];
const ACCEPTED = [undefined, undefined];
const foundBy = async (filter: CustomerFilterInput, keyword: string, client = admin) =>
  (
    await client.must(CustomersDocument, { filter, keyword, sortBy: 'EMAIL', descending: false })
  ).customers.nodes.map(({ id }) => id);

test('customers are filtered by what they paid, by days, tags, country and account', async () => {
  const keyword = 'filtered';
  const [one, two, none] = [
    await shop.confirmedShopper(),
    await shop.confirmedShopper(),
    await shop.shopper(),
  ];
  for (const [at, { user }] of [one, two, none].entries())
    await shop.em().execute('update users set name = ? where id = ?', [`Filtered ${at}`, user.id]);
  await buy(one);
  await buy(two);
  await buy(await shop.guestBuyer(two.user.email));
  await buy(none, false);
  await clerk.must(TagCustomerDocument, { input: { id: two.user.id, add: ['ΟΔΟΣ İ'] } });
  const all = [one, two, none].map(({ user }) => user.id);
  const among = async (filter: CustomerFilterInput) => {
    const found = await foundBy(filter, keyword);
    return all.map((id) => found.includes(id));
  };
  expect(await among({ minOrders: 1 })).toEqual([true, true, false]);
  expect(await among({ minOrders: 2 })).toEqual([false, true, false]);
  expect(await among({ maxOrders: 1 })).toEqual([true, false, true]);
  expect(await among({ minSpent: 146_01, currency: 'INR' })).toEqual([false, true, false]);
  expect(await among({ maxSpent: 146_00, currency: 'INR' })).toEqual([true, false, true]);
  expect(await among({ minSpent: 1, currency: 'EUR' })).toEqual([false, false, false]);
  expect(await among({ orderedWithinDays: 2 })).toEqual([true, true, false]);
  expect(await among({ notOrderedForDays: 2 })).toEqual([false, false, false]);
  expect(await among({ lastOrderFrom: '2000-01-01' })).toEqual([true, true, false]);
  expect(await among({ lastOrderBefore: '2000-01-01' })).toEqual([false, false, false]);
  expect(await among({ tags: ['οδος i̇'] })).toEqual([false, true, false]);
  expect(await among({ hasAccount: true })).toEqual([true, true, false]);
  expect(await among({ country: 'IN', minOrders: 2 })).toEqual([false, true, false]);
  expect(await among({ country: 'DE' })).toEqual([false, false, false]);
});

test.each([
  [{}, 'filter'],
  [{ currency: 'INR' }, 'filter'],
  [{ minSpent: 1 }, 'currency'],
  [{ minOrders: 2, maxOrders: 1 }, 'maxOrders'],
  [{ minOrders: -1 }, 'minOrders'],
  [{ country: 'india' }, 'country'],
  [{ tags: [' '] }, 'tags'],
  [{ notOrderedForDays: 36_501 }, 'notOrderedForDays'],
] as [CustomerFilterInput, string][])('a filter of %j is refused with a message', async (filter, field) => {
  const { code, errors } = await clerk.execute(CreateSegmentDocument, {
    input: { name: randomUUID(), filter },
  });
  expect(code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(errors[0]?.extensions)).toContain(field);
});

test('a segment is saved, counted, renamed and deleted, each name once', async () => {
  const filter = { tags: [randomUUID()] };
  const shopper = await shop.shopper();
  await clerk.must(TagCustomerDocument, { input: { id: await buy(shopper), add: filter.tags } });
  const id = await segment(filter);
  const own = async () => (await clerk.must(SegmentsDocument)).segments.find((each) => each.id === id);
  expect(await own()).toMatchObject({ people: 1, filter });
  const name = `Loyal ${id}`;
  await clerk.must(RenameSegmentDocument, { input: { id, name } });
  const again = { input: { name: name.toUpperCase(), filter } };
  expect((await clerk.execute(CreateSegmentDocument, again)).code).toBe('BAD_USER_INPUT');
  expect((await admin.must(SegmentChoicesDocument)).segmentChoices).toContainEqual({ id, name });
  await clerk.must(DeleteSegmentDocument, { input: { id } });
  expect(await own()).toBeUndefined();
  expect((await clerk.execute(DeleteSegmentDocument, { input: { id } })).code).toBe('NOT_FOUND');
});

test('the conditions of a segment are replaced, also for its promotions; what is refused changes nothing', async () => {
  const shopper = await shop.confirmedShopper();
  const id = await segment({ minOrders: 1, tags: ['VIP'] });
  const { code } = await offer(id);
  await buy(shopper);
  expect(await said(shopper, code)).toEqual(REFUSED);
  const change = (filter: object, of = id) =>
    clerk.execute(ChangeSegmentFilterDocument, { input: { id: of, filter } });
  const filterOf = async () =>
    (await clerk.must(SegmentsDocument)).segments.find((each) => each.id === id)!.filter;
  const before = await filterOf();
  for (const wrong of [{}, { minOrders: 3, maxOrders: 2 }, { boughtProductId: randomUUID() }])
    expect((await change(wrong)).code).toBe('BAD_USER_INPUT');
  expect((await change({ minOrders: 1 }, randomUUID())).code).toBe('NOT_FOUND');
  expect(await filterOf()).toEqual(before);
  expect((await change({ minOrders: 1 })).code).toBeUndefined();
  expect(await filterOf()).toMatchObject({ minOrders: 1, tags: null });
  expect(await said(shopper, code)).not.toEqual(REFUSED);
});

test('a segment that a promotion is for cannot be deleted, and a promotion cannot be for a deleted one', async () => {
  const id = await segment({ minOrders: 1 });
  const promotion = await offer(id);
  const { code, errors } = await clerk.execute(DeleteSegmentDocument, { input: { id } });
  expect(code).toBe('SEGMENT_IN_USE');
  expect(errors[0]?.message).toContain('Thanks');
  await admin.must(DeletePromotionDocument, { id: promotion.id });
  await clerk.must(DeleteSegmentDocument, { input: { id } });
  const input = { title: 'Late', kind: 'AMOUNT' as const, value: 1, segmentId: id };
  expect((await admin.execute(SavePromotionDocument, { input })).code).toBe('BAD_USER_INPUT');
});

test('who enters a segment between two looks at the cart gets its promotion, and who leaves it does not', async () => {
  const { code } = await offer(await segment({ minOrders: 1, maxOrders: 1 }));
  const shopper = await shop.confirmedShopper();
  expect(await said(shopper, code)).toEqual(REFUSED);
  await buy(shopper);
  expect(await said(shopper, code)).toEqual(ACCEPTED);
  const { startCheckout: agreed } = (await start(shopper, code)).data!;
  await buy(shopper);
  expect(await said(shopper, code)).toEqual(REFUSED);
  const { data } = await place(shopper, agreed, await shop.pay(agreed));
  expect(data?.placeOrder).toMatchObject({ isPaid: true, totalPrice: agreed.payment.amount });
});

test('who leaves a segment by a refund while the cart is open starts to pay without its promotion', async () => {
  const { code } = await offer(await segment({ minSpent: 146_00, currency: 'INR' }));
  const shopper = await shop.confirmedShopper();
  const orderId = await buy(shopper);
  const { cart } = await shopper.must(DiscountedCartDocument, { lines, codes: [code] });
  expect(cart.codeProblems).toEqual([]);
  const input = { orderId, goodwillAmount: 5_00, reason: 'A scratch.', idempotencyKey: randomUUID() };
  await admin.must(RefundOrderDocument, { input });
  const { errors } = await start(shopper, code);
  expect(errors[0]?.extensions?.codes).toMatchObject([{ code, reason: 'SEGMENT_ONLY' }]);
});

test('nobody learns from a price whether an address is in a segment', async () => {
  const { code } = await offer(await segment({ minOrders: 1 }));
  const automatic = await offer(await segment({ minOrders: 1 }), { isAutomatic: true, code: null });
  const owner = await shop.confirmedShopper();
  await buy(owner);
  await buy(await shop.guestBuyer('regular@example.com'));
  const priced = async (client: TestClient, email?: string) => {
    const { cart } = await client.must(DiscountedCartDocument, { lines, codes: [code] });
    const { errors } = await start(client, code, { email });
    return [
      cart.discounts.length,
      cart.codeProblems.map(({ message }) => message),
      errors.map(({ message }) => message),
    ];
  };
  const expected = await priced(shop.guest(), 'nobody@example.com');
  expect(expected[0]).toBe(0);
  for (const email of [owner.user.email, 'regular@example.com'])
    expect(await priced(shop.guest(), email), email).toEqual(expected);
  // An account that somebody registered with an address that is not theirs.
  const stranger = await shop.shopper();
  await shop
    .em()
    .execute(
      "update users set email = 'regular@example.com', email_key = 'regular@example.com' where id = ?",
      [stranger.user.id],
    );
  expect(await priced(stranger)).toEqual(expected);
  await buy(stranger);
  expect(await priced(stranger)).toEqual(expected);
  expect((await owner.must(DiscountedCartDocument, { lines })).cart.discounts).toMatchObject([
    { id: automatic.id },
  ]);
  await admin.must(DeletePromotionDocument, { id: automatic.id });
});

test('orders that are never paid lead into no segment', async () => {
  const { code } = await offer(await segment({ minOrders: 1 }));
  const shopper = await shop.confirmedShopper();
  await buy(shopper, false);
  expect(await said(shopper, code)).toEqual(REFUSED);
});

test('a promotion for a segment costs the cart of a signed-in buyer two statements, and others none', async () => {
  const price = (client: TestClient, codes: string[]) =>
    countStatements(() => client.must(DiscountedCartDocument, { lines, codes }));
  const plain = await offer(await segment({ minOrders: 1 }), { segmentId: null });
  const { code } = await offer(await segment({ minOrders: 1, minSpent: 1, currency: 'INR' }));
  const shopper = await shop.confirmedShopper();
  await buy(shopper);
  await price(shopper, [plain.code]);
  expect((await price(shopper, [code])) - (await price(shopper, [plain.code]))).toBe(2);
  // Of a guest nothing is read, as for a code that asks nothing of the buyer and does not apply.
  const other = await offer(await segment({ minOrders: 1 }), { segmentId: null, minQty: 999 });
  expect(await price(shop.guest(), [code])).toBe(await price(shop.guest(), [other.code]));
});
