import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rest } from '../testing/rest.ts';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { rootCalls } from './graphql-calls.ts';
import { rootResponses } from './graphql-responses.ts';
import { openFields } from './open-fields.ts';
import { documentOf, post, rootField } from './query-field.ts';
import { requestedPaths, restCalls } from './rest-calls.ts';
import { restResponses } from './rest-responses.ts';
import { sendRaw } from './send-raw.ts';
import { placedOrder, quietShop, responseTo, setStage } from './stage.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await quietShop();
});
afterAll(() => shop?.close());

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

const hiddenPaths = requestedPaths(Object.keys(restResponses)).filter(
  ({ row }) => responseTo(restResponses[row]!, 'other') === 404,
);

test.each(hiddenPaths)(
  '$method $path ($row): a hidden resource gets the same response, byte for byte, as one that does not exist',
  async ({ row, method, path }) => {
    const stage = await setStage(shop);
    const { id = '', body } = await restCalls[row]!(stage);
    const ask = (named: string) => {
      const sent = typeof body === 'string' ? named : JSON.stringify(body);
      return sendRaw(stage.other, method, `/api${path.replace('{id}', named)}`, { body: sent });
    };
    const hidden = await ask(id);
    expect(hidden.status).toBe(404);
    expect(hidden).toEqual(await ask(randomUUID()));
  },
);

test.each(
  Object.keys(rootResponses).filter((row) => responseTo(rootResponses[row]!, 'other') === 'NOT_FOUND'),
)('%s: a hidden resource gets the same response, byte for byte, as one that does not exist', async (row) => {
  const stage = await setStage(shop);
  const args = await rootCalls[row]!(stage);
  const unknown = JSON.parse(JSON.stringify(args).replace(ID, randomUUID()));
  const field = rootField(await schemaOf(), row);
  const [root = ''] = row.split('.');
  const document = documentOf(root, field, args, (_, name) => {
    const [type = '', below = ''] = name.split('.');
    return openFields[type]!.includes(below);
  });
  const hidden = await post(stage.other, document, args);
  expect(hidden.code).toBe('NOT_FOUND');
  expect(hidden.text).toBe((await post(stage.other, document, unknown)).text);
});

test('of own and foreign orders in one request each is checked by itself', async () => {
  const stage = await setStage(shop);
  const own = await placedOrder(stage, stage.other);
  const foreign = await placedOrder(stage, stage.owner);
  const query = (...ids: string[]) =>
    `{ ${ids.map((id, place) => `order${place}: order(id: "${id}") { id user { email } }`).join(' ')} }`;
  const orders = [
    query(own, foreign),
    query(foreign, own),
    query(own, foreign, own),
    query(foreign, foreign),
  ];
  for (let time = 0; time < 13; time++) {
    const answers = await Promise.all(orders.map((each) => post(stage.other, each, {})));
    for (const { data, errors, text } of answers) {
      expect(data).toBeNull();
      expect(errors.map(({ extensions }) => extensions.code)).toContain('NOT_FOUND');
      expect(text).not.toContain(stage.owner.user.email);
    }
  }
  expect((await post(stage.other, query(own, own), {})).data).toMatchObject({ order1: { id: own } });
});

test('an open field beside a closed one opens nothing', async () => {
  const stage = await setStage(shop);
  await placedOrder(stage, stage.owner);
  const { id: draft } = await shop.addProduct({ isDraft: true, name: 'Secret lamp' });
  for (const closed of [
    'users { users { email } }',
    'orders { orders { user { email } } }',
    'adminProducts { products { name } }',
    `product(id: "${draft}") { name }`,
  ]) {
    for (const query of [`{ me { id } ${closed} }`, `{ ${closed} me { id } }`]) {
      const { data, errors, text } = await post(stage.shopper, query, {});
      expect(data).toBeNull();
      expect(errors).toHaveLength(1);
      expect(text).not.toMatch(/@example|Secret/);
    }
  }
});

const named = requestedPaths(Object.keys(restResponses)).filter(
  ({ row, method, path }) => method !== 'GET' && path.includes('{id}') && !row.includes(' of '),
);

test.each(named)(
  '$method $path with another id in the body is refused and changes neither',
  async (asked) => {
    const stage = await setStage(shop);
    const { id = '', body } = await restCalls[asked.row]!(stage);
    const { id: another = '' } = await restCalls[asked.row]!(stage);
    const address = `/api${asked.path.replace('{id}', id)}`;
    const before = await fingerprint(shop);
    const fields = typeof body === 'object' ? body : {};
    const client = asked.path.endsWith('/pay') ? stage.owner : stage.admin;
    const clash = another === id ? randomUUID() : another;
    for (const sent of [{ ...fields, id: clash }, { ...fields, id, _id: clash }, clash]) {
      const { status, text } = await sendRaw(client, asked.method, address, { body: JSON.stringify(sent) });
      expect([status, JSON.parse(text).code], JSON.stringify(sent)).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect((await fingerprint(shop)) === before, 'nothing has changed').toBe(true);
  },
);

test('lists of own things hold nothing of others', async () => {
  const stage = await setStage(shop);
  const own = await placedOrder(stage, stage.other);
  await placedOrder(stage, stage.owner);
  const list = (await rest(stage.other, 'GET', '/order/mine')).body;
  expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([own]);
  const { data } = await post(stage.other, '{ me { orders { total orders { id } } } }', {});
  expect(data).toEqual({ me: { orders: { total: 1, orders: [{ id: own }] } } });
  expect((await rest(stage.shopper, 'GET', '/order/mine')).body).toEqual([]);
});
