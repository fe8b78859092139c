import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  AdminSearchDocument,
  BlockBuyerDocument,
  CancelOrderDocument,
  CustomerDocument,
  CustomersDocument,
  type CustomersQueryVariables,
  OrdersOfCustomerDocument,
  RefundOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { boughtOrder, newReturn } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, clerk] = [await shop.admin(), await shop.staff('ORDERS')];
  productId = (await shop.addProduct({ price: 20_00, countInStock: 1000 })).id;
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** An order of two units: 146.00 with tax and shipping. */
async function buy(client: TestClient, isPaid = true): Promise<string> {
  const checkout = await startCheckout(client, productId, 2);
  return (await place(client, checkout, isPaid ? await shop.pay(checkout) : undefined)).data!.placeOrder.id;
}
const read = async (id: string, client = admin) => (await client.must(CustomerDocument, { id })).customer;
const list = async (variables: CustomersQueryVariables = {}, client = admin) =>
  (await client.must(CustomersDocument, variables)).customers;
const idsOf = async (...args: Parameters<typeof list>) => (await list(...args)).nodes.map(({ id }) => id);
const ordersOf = async (customer: string) =>
  (await clerk.must(OrdersOfCustomerDocument, { customer })).orders.orders.map(({ id }) => id).sort();
const guestOf = async (order: string) => (await shop.em().findOneOrFail(Order, order)).owner.id;

test('a confirmed account is one customer with what was bought without it under its address', async () => {
  const shopper = await shop.confirmedShopper();
  const { id, email } = shopper.user;
  const orders = [
    await buy(shopper),
    await buy(await shop.guestBuyer(email)),
    await buy(await shop.guestBuyer(email), false),
  ];
  const customer = await read(await guestOf(orders[1]!));
  for (const order of orders) expect(await read(order)).toEqual(customer);
  expect(customer).toMatchObject({ id, kind: 'ACCOUNT', email, orderCount: 3, sameAddressId: null });
  expect(customer.account).toMatchObject({ id, isConfirmed: true, isAdmin: false, permissions: [] });
  expect(customer.spend).toMatchObject([
    { orders: 3, agreed: { amount: 438_00 }, average: { amount: 146_00 }, net: { amount: 292_00 } },
  ]);
  expect(await ordersOf(id)).toEqual(orders.toSorted());
  expect(await idsOf({ keyword: email })).toEqual([id]);
});

test('an account whose address nobody confirmed stands apart from what was bought with the address', async () => {
  const stranger = await shop.shopper();
  const { id, email } = stranger.user;
  const own = await buy(stranger);
  const guests = [await buy(await shop.guestBuyer(email)), await buy(await shop.guestBuyer(email))];
  const guest = await guestOf(guests[0]!);
  expect(await read(id)).toMatchObject({
    id,
    kind: 'UNCONFIRMED',
    orderCount: 1,
    sameAddressId: guest,
    account: { id, isConfirmed: false },
  });
  expect(await read(await guestOf(guests[1]!))).toMatchObject({
    id: guest,
    kind: 'GUEST',
    orderCount: 2,
    account: null,
    sameAddressId: id,
  });
  expect(await ordersOf(id)).toEqual([own]);
  expect(await ordersOf(guest)).toEqual(guests.toSorted());
  expect(await idsOf({ keyword: email })).toEqual([guest, id]);
});

test('spend is what the ledger has: what was refunded goes off, and a cancelled order is not agreed', async () => {
  const shopper = await shop.shopper();
  const orderId = await buy(shopper);
  await admin.must(RefundOrderDocument, {
    input: { orderId, goodwillAmount: 5_00, reason: 'A scratch.', idempotencyKey: randomUUID() },
  });
  const unpaid = await buy(shopper, false);
  await shopper.must(CancelOrderDocument, { id: unpaid });
  const { spend, orderCount } = await read(shopper.user.id);
  expect(orderCount).toBe(2);
  const money = (amount: number) => ({ amount, currency: 'INR' });
  expect(spend).toEqual([
    {
      orders: 1,
      agreed: money(146_00),
      average: { amount: 146_00 },
      paid: { amount: 146_00 },
      refunded: { amount: 5_00 },
      net: { amount: 141_00 },
    },
  ]);
});

test('the page names returns, the addresses that were used, and what of them is blocked', async () => {
  const shopper = await shop.shopper();
  const order = await boughtOrder(shop, shopper);
  const returned = await newReturn(admin, order);
  const input = { email: shopper.user.email.toUpperCase(), reason: 'Stolen card' };
  await admin.must(BlockBuyerDocument, { input });
  const customer = await read(shopper.user.id);
  expect(customer.returns).toMatchObject([{ id: returned, orderId: order.orderId, state: 'REQUESTED' }]);
  expect(customer.addresses).toEqual([{ address: '1 Elm Street' }]);
  expect(customer).toMatchObject({ isBlocked: true, blocks: [{ kind: 'EMAIL' }] });
});

test('the list is sorted and read in parts along stable cursors, in a few statements for all rows', async () => {
  const people = [
    await shop.confirmedShopper(),
    await shop.confirmedShopper(),
    await shop.confirmedShopper(),
  ];
  const [ann, bob, cid] = people.map(({ user }) => user.id);
  const keyword = 'Sortable';
  for (const [at, first] of ['Ann', 'Bob', 'Cid'].entries())
    await shop.em().nativeUpdate(User, people[at]!.user.id, { name: `${first} Sortable` });
  await buy(people[1]!);
  await buy(people[0]!);
  await buy(await shop.guestBuyer(people[1]!.user.email));
  expect(await idsOf({ keyword, sortBy: 'NAME', descending: false })).toEqual([ann, bob, cid]);
  expect(await idsOf({ keyword })).toEqual([cid, bob, ann]);
  expect(await idsOf({ keyword, sortBy: 'EMAIL' })).toEqual([cid, bob, ann]);
  expect(await idsOf({ keyword, sortBy: 'LAST_ORDER' })).toEqual([bob, ann]);
  expect(await idsOf({ keyword, sortBy: 'ORDERS' })).toEqual([bob, ann]);
  expect(await idsOf({ keyword, sortBy: 'SPENT' })).toEqual([bob, ann]);
  expect(await idsOf({ keyword, sortBy: 'SPENT', descending: false })).toEqual([ann, bob]);
  for (const sortBy of ['NAME', 'EMAIL', 'CREATED_AT', 'LAST_ORDER', 'ORDERS', 'SPENT'] as const) {
    const all = await idsOf({ first: 100, sortBy });
    expect(new Set(all).size).toBe(all.length);
    const parts: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof list>> = await list({ first: 2, after, sortBy });
      parts.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(parts, sortBy).toEqual(all);
  }
  const one = await countStatements(() => list({ first: 1 }));
  expect(await countStatements(() => list({ first: 5 }))).toBe(one);
});

test('customers are found by the end of a phone number, and by a short part of a name', async () => {
  const shopper = await shop.shopper();
  const order = await buy(shopper);
  await shop.em().execute("update orders set shipping_phone = '+49 170 7654321' where id = ?", [order]);
  await shop.em().nativeUpdate(User, shopper.user.id, { name: 'Qx Wu' });
  expect(await idsOf({ keyword: '0170/7654321' })).toEqual([shopper.user.id]);
  expect(await idsOf({ keyword: 'wu qx' })).toEqual([shopper.user.id]);
  expect(await idsOf({ keyword: 'x w' })).toEqual([]);
  expect((await admin.execute(CustomersDocument, { after: 'x' })).code).toBe('BAD_USER_INPUT');
});

test('staff with ORDERS alone see who ordered, and nothing of accounts', async () => {
  const [buyer, other] = [await shop.shopper(), await shop.shopper()];
  await buy(buyer);
  expect(await read(buyer.user.id, clerk)).toMatchObject({ orderCount: 1, account: null });
  expect((await clerk.execute(CustomerDocument, { id: other.user.id })).code).toBe('NOT_FOUND');
  const seen = await idsOf({ first: 100 }, clerk);
  expect(seen).toContain(buyer.user.id);
  expect(seen).not.toContain(other.user.id);
  expect(await idsOf({ first: 100 })).toContain(other.user.id);
});

test('the search of the admin area finds customers with and without an account, each once', async () => {
  const shopper = await shop.confirmedShopper();
  const { id, email } = shopper.user;
  await buy(await shop.guestBuyer(email));
  const order = await buy(await shop.guestBuyer('palette@example.org'));
  await buy(await shop.guestBuyer('palette@example.org'));
  const found = async (query: string, client: TestClient) =>
    (await client.must(AdminSearchDocument, { query })).adminSearch.customers;
  expect(await found(email, clerk)).toMatchObject([{ id, by: 'EMAIL' }]);
  expect(await found('palette@', clerk)).toMatchObject([{ id: await guestOf(order), name: 'Gil Guest' }]);
  expect(await found('palette@', await shop.staff('CUSTOMERS'))).toEqual([]);
  expect(await found(email, await shop.staff('PRODUCTS'))).toEqual([]);
});

test('a guest who bought nothing is no customer', async () => {
  const { user } = await shop.guestBuyer();
  expect((await admin.execute(CustomerDocument, { id: user.id })).code).toBe('NOT_FOUND');
  expect(await idsOf({ first: 100 })).not.toContain(user.id);
  for (const id of [randomUUID(), 'x'])
    expect((await admin.execute(CustomerDocument, { id })).code).toBe('NOT_FOUND');
});

test('the page of an order leads to the exact orders of its customer', async () => {
  const shopper = await shop.confirmedShopper();
  const own = [await buy(shopper), await buy(await shop.guestBuyer(shopper.user.email))];
  await buy(await shop.guestBuyer(`x${shopper.user.email}`));
  const stranger = await buy(await shop.guestBuyer(`${shopper.user.email}.example`));
  for (const id of own) expect(await ordersOf(id)).toEqual(own.toSorted());
  expect(await ordersOf(stranger)).toEqual([stranger]);
});

test('staff who never bought are no customers, unless they are searched for', async () => {
  const [buyer, other, past] = [
    await shop.staff('ORDERS'),
    await shop.staff('PRODUCTS'),
    await shop.staff('CONTENT'),
  ];
  await buy(buyer);
  await shop.em().execute(
    `insert into past_orders (id, source, number, placed_at, email, email_key, name, lines, status, currency, total)
       select gen_random_uuid(), 'other', '1', now(), email, email_key, name, '[]', 'paid', 'INR', 0 from users where id = ?`,
    [past.user.id],
  );
  const ids = await idsOf({ first: 100 });
  expect(ids).toEqual(expect.arrayContaining([buyer.user.id, past.user.id]));
  expect(ids).not.toContain(other.user.id);
  expect(await idsOf({ first: 100, keyword: other.user.email })).toEqual([other.user.id]);
});
