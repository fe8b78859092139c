import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminSearchDocument,
  AuditLogDocument,
  CustomerDocument,
  CustomersDocument,
  MailsDocument,
  OrderDocument,
  OrdersByNumberDocument,
  PersonalDataDocument,
  TagCustomerDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../../trade/orders/order.entity.ts';

let shop: TestShop;
let owner: TestClient;
let clerk: TestClient;
let buyer: TestClient;
let orderId: string;
let ownOrderId: string;
let number: number;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [owner, clerk, buyer] = [await shop.admin(), await shop.staff('ORDERS'), await shop.shopper()];
  const { id } = await shop.addProduct({ price: 20_00, countInStock: 100 });
  const order = async (client: TestClient) => {
    const checkout = await startCheckout(client, id);
    return (await place(client, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  };
  orderId = await order(buyer);
  ownOrderId = await order(clerk);
  ({ number } = await shop.em().findOneOrFail(Order, orderId));
});
afterEach(() => shop.em().execute('delete from data_accesses'));
afterAll(() => shop?.close());

const accesses = async (variables = {}) =>
  (await owner.must(AuditLogDocument, { record: 'DATA_ACCESSES', ...variables })).auditLog.entries.map(
    ({ actorId, sentence, subjectType, subjectId, subjectName }) => ({
      ...{ actorId, sentence, subjectType, subjectId, subjectName },
    }),
  );

test('staff who look at an order, a customer, or through a list are recorded once a day, with what they saw', async () => {
  await clerk.must(OrderDocument, { id: orderId });
  shop.clock.advance(1_000);
  await clerk.must(OrderDocument, { id: orderId });
  const { customer } = await clerk.must(CustomerDocument, { id: orderId });
  shop.clock.advance(1_000);
  await clerk.must(CustomersDocument);
  shop.clock.advance(1_000);
  await clerk.must(AdminSearchDocument, { query: 'Ada' });
  const by = { actorId: clerk.user.id };
  expect(await accesses()).toEqual([
    {
      ...by,
      sentence: 'Looked through a list.',
      subjectType: 'list',
      subjectId: 'search',
      subjectName: 'Search',
    },
    {
      ...by,
      sentence: 'Looked through a list.',
      subjectType: 'list',
      subjectId: 'customers',
      subjectName: 'Customers',
    },
    {
      ...by,
      sentence: 'Looked at a customer.',
      subjectType: 'account',
      subjectId: customer.id,
      subjectName: buyer.user.name,
    },
    { ...by, sentence: 'Looked at an order.', subjectType: 'order', subjectId: orderId, subjectName: null },
  ]);
  expect(await accesses({ subjectType: 'order' })).toHaveLength(1);
  expect(await accesses({ subject: customer.id })).toHaveLength(1);
  expect(await accesses({ actor: owner.user.id })).toEqual([]);

  shop.clock.advance(24 * 60 * 60_000);
  await clerk.must(OrderDocument, { id: orderId });
  expect(await accesses({ subject: orderId })).toHaveLength(2);
});

test('what people do with their own orders, and shoppers who may see nothing, is not recorded', async () => {
  await buyer.must(OrderDocument, { id: orderId });
  await clerk.must(OrderDocument, { id: ownOrderId });
  await buyer.execute(AdminSearchDocument, { query: 'Ada' });
  expect(await accesses()).toEqual([]);
});

test('other ways to the data of a person are recorded as well', async () => {
  const ways: [TestClient, () => Promise<unknown>, string][] = [
    [owner, () => owner.must(PersonalDataDocument, { userId: buyer.user.id }), buyer.user.id],
    [
      clerk,
      () => clerk.must(TagCustomerDocument, { input: { id: buyer.user.id, add: [], remove: [] } }),
      buyer.user.id,
    ],
    [clerk, () => clerk.must(OrdersByNumberDocument, { numbers: [number] }), orderId],
    [clerk, () => clerk.fetch(`/files/orders.csv?ids=${orderId}`).then((file) => file.text()), orderId],
    [clerk, () => clerk.must(MailsDocument), 'mails'],
  ];
  for (const [{ user }, look, subjectId] of ways) {
    await shop.em().execute('delete from data_accesses');
    await look();
    expect(await accesses(), subjectId).toMatchObject([{ actorId: user.id, subjectId }]);
  }
});

test('who may not edit products sees no costs in the log', async () => {
  const { id } = await shop.addProduct({ price: 20_00, countInStock: 1 });
  await owner.must(UpdateVariantDocument, { id, input: { cost: 777_71, sku: 'COSTS' } });
  const seen = async (client: TestClient) =>
    JSON.stringify((await client.must(AuditLogDocument, { subject: id })).auditLog.entries);
  expect(await seen(owner)).toMatch(/777.?71/);
  const keeper = await seen(await shop.staff('STAFF'));
  expect(keeper).toContain('COSTS');
  expect(keeper).not.toMatch(/777.?71|[Cc]ost of/);
});

test.each(['actor', 'subject'])(
  'a filter by %s that the database cannot compare with is refused',
  async (name) => {
    for (const record of ['CHANGES', 'DATA_ACCESSES'] as const)
      expect((await owner.execute(AuditLogDocument, { record, [name]: '\u0000' })).code).toBe(
        'BAD_USER_INPUT',
      );
  },
);

test('a kind that the record does not have is refused', async () => {
  const { code } = await owner.execute(AuditLogDocument, { record: 'DATA_ACCESSES', subjectType: 'product' });
  expect(code).toBe('BAD_USER_INPUT');
});
