import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post } from '../../proof/access/query-field.ts';
import { placedOrder, type Stage } from '../../proof/access/stage.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { statementsOf } from '../../proof/testing/count-statements.ts';
import {
  AdminSearchDocument,
  AuditLogDocument,
  CustomerDocument,
  CustomersDocument,
  MailsDocument,
  OrderDocument,
  PersonalDataDocument,
  TagCustomerDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import { schemaOf } from '../../proof/testing/schema-of.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { lists } from './read-data-accesses.ts';

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

/** What names a buyer, of an order. */
const person = 'user { name email } shippingAddress { address }';
const accesses = async (variables = {}) =>
  (await owner.must(AuditLogDocument, { record: 'DATA_ACCESSES', ...variables })).auditLog.entries.map(
    ({ actorId, sentence, subjectType, subjectId, subjectName }) => ({
      actorId,
      sentence,
      subjectType,
      subjectId,
      subjectName,
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
    [clerk, () => post(clerk, `{ ordersByNumber(numbers: [${number}]) { ${person} } }`, {}), orderId],
    [clerk, () => clerk.fetch(`/files/orders.csv?ids=${orderId}`).then((file) => file.text()), orderId],
    [clerk, () => clerk.must(MailsDocument), 'mails'],
    [owner, () => owner.must(AuditLogDocument, { record: 'CHANGES' }), 'log'],
  ];
  for (const [{ user }, look, subjectId] of ways) {
    await shop.em().execute('delete from data_accesses');
    await look();
    expect(await accesses(), subjectId).toMatchObject([{ actorId: user.id, subjectId }]);
  }
});

test.each([
  ['tags', `mutation ($id: ID!) { tagOrders(input: { ids: [$id] }) { orders { ${person} } } }`],
  ['a hold', `mutation ($id: ID!) { releaseOrder(input: { id: $id }) { order { ${person} } } }`],
  [
    'answers',
    `mutation ($id: ID!) { markMessagesAnswered(input: { orderId: $id }) { order { ${person} } } }`,
  ],
  [
    'fields',
    `mutation ($id: ID!) { setOrderFields(input: { id: $id, customFields: [] }) { order { ${person} } } }`,
  ],
  ['an alias of a list', `query ($id: ID!) { orders: order(id: $id) { ${person} } }`],
  [
    'a list beside it',
    `query ($id: ID!) { orders { total orders { ${person} } } other: ordersByNumber(numbers: [0]) { id } order(id: $id) { ${person} } }`,
  ],
])('an order that is shown by a call that changes nothing, such as of %s, is recorded', async (_, query) => {
  const { text, code } = await post(clerk, query, { id: orderId });
  expect(code).toBe('ok');
  expect(text).toContain(buyer.user.email);
  expect(await accesses({ subject: orderId })).toMatchObject([{ actorId: clerk.user.id }]);
});

test('a name is recorded that a bank transfer gives, a name that an account has, and an order whose link is copied', async () => {
  const [money, people] = [await shop.staff('REFUNDS'), await shop.staff('CUSTOMERS')];
  const { email, id, name } = buyer.user;
  await shop.em().execute('update users set email_verified_at = now() where id = ?', [id]);
  const transfers = [{ reference: 'entry 1', amount: 1, currency: 'INR', text: `#${number}` }];
  const matches = await post(
    money,
    'query ($input: MatchTransfersInput!) { transferMatches(input: $input) { order { customerName } } }',
    { input: { transfers } },
  );
  expect(matches.text).toContain(name);
  const updated = await post(
    people,
    'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { email } }',
    { input: { id, name, isAdmin: false } },
  );
  expect(updated.text).toContain(email);
  const account = await post(clerk, 'query ($email: String!) { staffOrderAccount(email: $email) { name } }', {
    email,
  });
  expect(account.text).toContain(name);
  const unpaid = await placedOrder({ shop } as Stage, buyer, false);
  const link = await post(clerk, 'mutation ($id: ID!) { createPaymentLink(orderId: $id) }', { id: unpaid });
  expect(link.code).toBe('ok');
  expect((await accesses()).map(({ actorId, subjectId }) => `${actorId} ${subjectId}`).sort()).toEqual(
    [
      `${money.user.id} ${orderId}`,
      `${people.user.id} ${id}`,
      `${clerk.user.id} ${id}`,
      `${clerk.user.id} ${unpaid}`,
    ].sort(),
  );
});

test('an order is recorded by one statement, however much is read of it, and a list as one row', async () => {
  const inserts = async (query: string) => {
    await shop.em().execute('delete from data_accesses');
    const sent = await statementsOf(() => post(clerk, query, { id: orderId }));
    const { length } = sent.filter((text) => text.includes('insert into data_accesses'));
    return [length, (await accesses()).map(({ subjectId }) => subjectId).sort()];
  };
  const below = `{ ${person} note notes { id } timeline { nodes { sentence } } orderItems { name } }`;
  expect(await inserts(`query ($id: ID!) { order(id: $id) ${below} }`)).toEqual([1, [orderId]]);
  expect(await inserts(`query { orders { orders { ${person} note notes { id } } } }`)).toEqual([
    1,
    ['orders'],
  ]);
});

test('what cannot be recorded is not shown', async () => {
  await shop.em().execute('alter table data_accesses rename to gone');
  const calls = [
    `mutation ($id: ID!) { tagOrders(input: { ids: [$id] }) { orders { ${person} } } }`,
    `query ($id: ID!) { orders { orders { ${person} } } order(id: $id) { id } }`,
    'query { latestEvents { customerName } }',
  ];
  try {
    for (const query of calls) {
      const { code, text } = await post(clerk, query, query.includes('$id') ? { id: orderId } : {});
      expect(code).not.toBe('ok');
      expect(text).not.toMatch(new RegExp(`${buyer.user.email}|${buyer.user.name}`));
    }
  } finally {
    await shop.em().execute('alter table gone rename to data_accesses');
  }
});

test('staff look for at most 200 accounts within an hour by addresses', async () => {
  const query = 'query ($email: String!) { staffOrderAccount(email: $email) { name } }';
  const look = async () => (await post(curious, query, { email: 'nobody@example.com' })).code;
  const curious = await shop.staff('ORDERS');
  expect(await look()).toBe('NOT_FOUND');
  await shop
    .em()
    .execute(`update rate_limits set count = 1e6 where key = ?`, [
      `account of a staff order ${curious.user.id}`,
    ]);
  expect(await look()).toBe('RATE_LIMITED');
  expect((await post(clerk, query, { email: 'nobody@example.com' })).code).toBe('NOT_FOUND');
});

test('every list has a name in the record', async () => {
  const roots = [(await schemaOf()).getQueryType()!, (await schemaOf()).getMutationType()!];
  const named = roots
    .flatMap((root) => Object.values(root.getFields()))
    .flatMap(({ extensions }) => extensions.list ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !Object.hasOwn(lists, `${name}`))).toEqual([]);
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
