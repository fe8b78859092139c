import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restApi } from '../../api/rest/rest-api.ts';
import { declared } from '../../server/modules.ts';
import { rest } from '../testing/rest.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { type AskedPath, requestedPaths, restCalls } from './rest-calls.ts';
import { restResponses } from './rest-responses.ts';
import { type RawResponse, sendRaw } from './send-raw.ts';
import {
  deletedShopper,
  leaksTo,
  placedOrder,
  quietShop,
  responseTo,
  roles,
  type Stage,
  setStage,
} from './stage.ts';

let shop: TestShop;
let deleted: TestClient;
beforeAll(async () => {
  shop = await quietShop();
  deleted = await deletedShopper(shop);
});
afterAll(() => shop?.close());

const paths = requestedPaths(Object.keys(restResponses).filter((row) => !row.includes(' of ')));
const upper = (path: string) => path.replace(/[a-z]+/gi, (word) => word.toUpperCase());

/** Other spellings of a path: the same rule, and so the same status. */
const spellings: Record<string, (path: string) => string> = {
  'with a slash at the end': (path) => `${path}/`,
  'with a query': (path) => `${path}?isAdmin=true&_method=GET&id=mine`,
};

/** Attempts to bypass a path: refused as well, with any status. */
const detours: Record<string, (path: string) => string> = {
  'with an encoded letter': (path) => path.replace(/(\/api\/)(.)/, (_, api, c) => `${api}%${hex(c)}`),
  'with doubled slashes': (path) => `/${path.replace('/api/', '/api//')}`,
  'with a dot segment': (path) => path.replace('/api/', '/api/./'),
  'with a way up': (path) => path.replace('/api/', '/api/products/../'),
  'with an encoded way up': (path) => path.replace('/api/', '/api/products/%2e%2e/'),
  'with an encoded slash': (path) => `${path}%2f`,
  'with a parameter': (path) => `${path};admin=true`,
  'with an ending': (path) => `${path}.json`,
  'with a zero byte': (path) => `${path}%00`,
};
const hex = (c: string) => c.charCodeAt(0).toString(16);

/** Headers that clients can forge, and headers that proxies and frameworks may use as the path or method. */
const claims = (client: TestClient) => ({
  cookie: `${client.cookie}; user=%7B%22isAdmin%22%3Atrue%7D; isAdmin=true; role=admin`,
  authorization: 'Bearer admin',
  'x-user': 'admin',
  'x-forwarded-user': 'admin',
  'x-original-url': '/api/products',
  'x-rewrite-url': '/api/products',
  'x-http-method-override': 'GET',
  'x-method-override': 'GET',
});

async function asked({ path, row }: AskedPath, stage: Stage): Promise<{ path: string; body: string }> {
  const { id = '', body } = await restCalls[row]!(stage);
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return { path: `/api${path.replace('{id}', id)}`, body: text };
}

const refusedRoles = (row: string) => roles.filter((role) => responseTo(restResponses[row]!, role) >= 400);

test.each(paths.filter(({ row }) => refusedRoles(row).length > 0))(
  '$method $path keeps its rule in every spelling and with any header',
  async (row) => {
    const stage = await setStage(shop, deleted);
    const { path, body } = await asked(row, stage);
    const sent = row.method === 'GET' ? '' : body;
    const before = await fingerprint(shop);
    const send = (role: keyof Stage, written: string, headers = {}) =>
      sendRaw(stage[role as 'guest'], row.method, written, { body: sent, headers });
    const unexpected: string[] = [];
    const look = (how: string, role: 'guest', { status, text }: RawResponse, right: boolean) => {
      if (!right || leaksTo(stage, role, text).length > 0)
        unexpected.push(`${role} ${how}: ${status} ${text}`);
    };
    for (const role of refusedRoles(row.row) as 'guest'[]) {
      const rule = responseTo(restResponses[row.row]!, role);
      for (const [how, spell] of Object.entries({ ...spellings, 'in capitals': upper })) {
        const answer = await send(role, spell(path));
        look(how, role, answer, answer.status === rule);
      }
      const claimed = await send(role, path, claims(stage[role]));
      look('with claims', role, claimed, claimed.status === rule);
      for (const [how, write] of Object.entries(detours)) {
        const answer = await send(role, write(path));
        look(how, role, answer, [400, 401, 403, 404].includes(answer.status));
      }
    }
    expect(unexpected).toEqual([]);
    expect((await fingerprint(shop)) === before, 'nothing has changed').toBe(true);
  },
);

test.each(paths)('$method $path: HEAD has the rule of GET, other methods do nothing', async (row) => {
  const stage = await setStage(shop, deleted);
  const { path } = await asked(row, stage);
  const before = await fingerprint(shop);
  const served = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) =>
    paths.some((other) => other.method === method && matches(other.path, row.path)),
  );
  for (const role of roles) {
    const head = await sendRaw(stage[role], 'HEAD', path);
    if (row.method === 'GET') expect(head.status, role).toBe(responseTo(restResponses[row.row]!, role));
    expect(head.text, role).toBe('');
    const options = await sendRaw(stage[role], 'OPTIONS', path);
    expect([200, 204], role).toContain(options.status);
    expect(leaksTo(stage, role, options.text), role).toEqual([]);
    for (const method of ['PATCH', 'TRACE', 'PROPFIND', 'POST', 'PUT', 'DELETE']) {
      if (served.includes(method)) continue;
      expect((await sendRaw(stage[role], method, path)).status, `${role} ${method}`).toBe(404);
    }
  }
  expect((await fingerprint(shop)) === before, 'nothing has changed').toBe(true);
});

/** Whether a request for `asked` could be taken by the path `pattern`, such as "/order/mine" by "/order/{id}". */
function matches(pattern: string, asked: string): boolean {
  const filled = asked.replace('{id}', 'x');
  return new RegExp(`^${pattern.replace('{id}', '[^/]+')}$`).test(filled);
}

test('a path that is written out goes before one with an id in its place', async () => {
  const { stack } = restApi({
    apollo: null!,
    contextOf: null!,
    shopName: async () => 'Citron',
    httpStatus: declared.httpStatus,
  });
  const literal = paths.filter(
    ({ method, path }) =>
      !path.includes('{') &&
      paths.some((other) => other.method === method && other.path.includes('{') && matches(other.path, path)),
  );
  expect(literal.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /order/mine',
    'GET /order/myorders',
    'GET /orders/mine',
    'GET /orders/myorders',
    'GET /products/getAllProducts',
    'GET /users/profile',
    'PUT /users/edit',
    'PUT /users/profile',
    'PUT /users/updateprofile',
  ]);
  for (const { method, path } of literal) {
    const first = stack.find(
      (layer) =>
        matching(layer).match(path) &&
        layer.route?.stack.some((each) => each.method === method.toLowerCase()),
    );
    expect(first?.route?.path).toBe(path);
  }
});

/** The internals of a router, which its types leave out. */
const matching = (layer: object) => layer as { match(path: string): boolean };

test('each literal path reaches its own handler', async () => {
  const stage = await setStage(shop, deleted);
  const { owner, admin, shopper } = stage;
  const id = await placedOrder(stage, owner);
  expect((await rest(owner, 'GET', '/order/mine')).body.map((order: { _id: string }) => order._id)).toEqual([
    id,
  ]);
  expect((await rest(stage.guest, 'GET', '/products/getAllProducts')).body).toBeInstanceOf(Array);
  const mine = await rest(shopper, 'PUT', '/users/updateprofile', { name: 'Own name' });
  expect(mine.body).toMatchObject({ _id: shopper.user.id, name: 'Own name' });
  const edited = await rest(admin, 'PUT', '/users/edit', { id: owner.user.id, name: 'By an admin' });
  expect(edited.body).toMatchObject({ _id: owner.user.id, name: 'By an admin' });
});

const everyEmail = '{ users { users { email } } }';
const hash = createHash('sha256').update(everyEmail).digest('hex');
const byHash = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
const graphqlDoors: Record<string, RequestInit & { query?: Record<string, string> }> = {
  'by GET': { query: { query: everyEmail } },
  'by its hash, with the text': { query: { query: everyEmail, extensions: byHash } },
  'by its hash, after an admin': { query: { extensions: byHash } },
  'by POST with the text in the address': { method: 'POST', body: '{}', query: { query: everyEmail } },
  'in a batch': { method: 'POST', body: JSON.stringify([{ query: '{ me { id } }' }, { query: everyEmail }]) },
};

test.each(Object.entries(graphqlDoors))(
  'a GraphQL query %s has the same rule',
  async (_, { query, ...init }) => {
    const stage = await setStage(shop, deleted);
    const ask = async (client: TestClient, asked = query) => {
      const headers = { 'apollo-require-preflight': 'true', 'content-type': 'application/json' };
      return (await client.fetch(`/graphql?${new URLSearchParams(asked)}`, { ...init, headers })).text();
    };
    // The cached document of a query must not contain its caller.
    await ask(stage.admin, { query: everyEmail, extensions: byHash });
    const response = await ask(stage.admin);
    for (const role of ['guest', 'shopper', 'demoted', 'deleted'] as const) {
      const text = await ask(stage[role]);
      expect(text).toMatch(/"code":"(UNAUTHENTICATED|FORBIDDEN|PERSISTED_QUERY\w+|BAD_\w+)"/);
      expect(text).not.toContain('@example.com');
    }
    if (query && init.method !== 'POST') expect(response).toMatch(/@example\.com|PERSISTED_QUERY/);
  },
);
