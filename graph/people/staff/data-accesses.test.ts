import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminSearchDocument,
  AuditLogDocument,
  CustomerDocument,
  CustomersDocument,
  OrderDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let owner: TestClient;
let clerk: TestClient;
let buyer: TestClient;
let orderId: string;
let ownOrderId: string;
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

test('a kind that the record does not have is refused', async () => {
  const { code } = await owner.execute(AuditLogDocument, { record: 'DATA_ACCESSES', subjectType: 'product' });
  expect(code).toBe('BAD_USER_INPUT');
});
