import { randomUUID } from 'node:crypto';
import { described, rows } from '../../api/rest/routes.ts';
import { TEST_PASSWORD } from '../testing/fixtures.ts';
import { type RestAnswer, rest } from '../testing/rest.ts';
import type { TestClient } from '../testing/test-client.ts';
import { lampCart, picture, placedOrder, reviewedProduct, type Stage } from './stage.ts';

/** The input of a request: the id in the path, and a body with which permitted callers succeed. */
interface Call {
  id?: string;
  body?: object | string | FormData;
}

const ofOrder = async (stage: Stage): Promise<Call> => {
  await placedOrder(stage, stage.other);
  const id = await placedOrder(stage, stage.owner);
  return { id, body: id };
};
const ofProduct = async ({ shop }: Stage): Promise<Call> => ({ id: (await shop.addProduct()).id });
const ofDraft = async ({ shop }: Stage): Promise<Call> => ({
  id: (await shop.addProduct({ isDraft: true })).id,
});
const ofOwner = async ({ owner }: Stage): Promise<Call> => ({ id: owner.user.id });
const ofAdmin = async ({ shop }: Stage): Promise<Call> => ({ id: (await shop.admin()).user.id });
const bare = async (): Promise<Call> => ({});

const product = { name: 'Red lamp', price: 5, image: '/images/lamp-800.webp', countInStock: 2 };
const review = { rating: 5, comment: 'Bright.' };
const changes = { name: 'Edited', isAdmin: false };

/** For each row of the matrix: creates the requested object, and returns the input. */
export const restCalls: Record<string, (stage: Stage) => Promise<Call>> = {
  'GET /products': bare,
  'GET /products/getAllProducts': bare,
  'GET /products/{id}': async (stage) => ({ id: await reviewedProduct(stage) }),
  'GET /products/{id} of a draft': ofDraft,
  'POST /products': async () => ({ body: product }),
  'PUT /products/{id}': async (stage) => ({ ...(await ofProduct(stage)), body: product }),
  'DELETE /products/{id}': ofProduct,
  'POST /products/{id}': async (stage) => ({ ...(await ofProduct(stage)), body: review }),
  'POST /products/{id} of a draft': async (stage) => ({ ...(await ofDraft(stage)), body: review }),
  'POST /uploads': async () => {
    const body = new FormData();
    body.set('image', await picture(), 'red.png');
    return { body };
  },

  'POST /users': async () => ({ body: { name: 'New', email: 'new@example.com', password: TEST_PASSWORD } }),
  'POST /users/auth': async ({ shop }) => ({
    body: { email: (await shop.shopper()).user.email, password: TEST_PASSWORD },
  }),
  'POST /users/logout': bare,
  'PUT /users/updateprofile': async () => ({ body: { name: 'Renamed' } }),
  'GET /users/profile': bare,
  'GET /users': bare,
  'GET /users/{id}': ofOwner,
  'PUT /users/edit': async ({ owner }) => ({ id: owner.user.id, body: { id: owner.user.id, ...changes } }),
  'PUT /users/edit of an admin': async (stage) => {
    const { id } = await ofAdmin(stage);
    return { id, body: { id, ...changes } };
  },
  'DELETE /users/{id}': ofOwner,
  'DELETE /users/{id} of an admin': ofAdmin,

  'POST /order': async (stage) => ({ body: await lampCart(stage) }),
  'GET /order/mine': ofOrder,
  'GET /order': ofOrder,
  'GET /order/{id}': ofOrder,
  'PUT /order/{id}/pay': ofOrder,
  'PUT /order/{id}': ofOrder,

  'GET /config/razorpay': bare,
};

/** A row of the matrix under one of the paths that it is served at. */
export interface AskedPath {
  /** Name of the row. */
  row: string;
  method: string;
  /** Below /api, such as "/order/{id}". */
  path: string;
}

/** The path that a row is about, such as "GET /products/{id}". */
export const pathOf = (row: string): string => row.split(' ').slice(0, 2).join(' ');

/** Every path of the REST table with each of its rows, including aliases. */
export function requestedPaths(names: string[]): AskedPath[] {
  const aliases = new Map(rows.map((row) => [`${row.method} ${row.path}`, row.aliases ?? []]));
  return described.flatMap((row) => {
    const method = row.method.toUpperCase();
    const about = names.filter((name) => pathOf(name) === `${method} ${row.path}`);
    const paths = [row.path, ...(aliases.get(`${row.method} ${row.path}`) ?? [])];
    return paths.flatMap((path) => about.map((name) => ({ row: name, method, path })));
  });
}

/** Sends a request to a path as the given client. */
export async function askPath(
  client: TestClient,
  { method, path }: AskedPath,
  call: Call,
): Promise<RestAnswer> {
  const filled = path.replace('{id}', call.id ?? '');
  const sent = method === 'GET' ? undefined : fresh(call.body);
  if (!(sent instanceof FormData)) return rest(client, method, filled, sent);
  const response = await client.fetch(`/api${filled}`, { method, body: sent });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** An e-mail address registers once: each caller gets a different one. */
function fresh(body: Call['body']): Call['body'] {
  const registers = typeof body === 'object' && 'email' in body && body.email === 'new@example.com';
  return registers ? { ...body, email: `${randomUUID()}@example.com` } : body;
}
