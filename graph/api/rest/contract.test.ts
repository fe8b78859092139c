import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address } from '../../proof/testing/buying.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { payBefore, type RestAnswer, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { described } from './routes.ts';
import type { RowDescription } from './row.ts';

interface Operation {
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}

let shop: TestShop;
let guest: TestClient;
let shopper: TestClient;
let admin: TestClient;
let document: { paths: Record<string, Record<string, Operation>> };
let ajv: Ajv2020;
beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
  shopper = await shop.shopper();
  admin = await shop.admin();
  document = (await rest(guest, 'GET', '/openapi.json')).body;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
});
afterAll(() => shop?.close());

const nameOf = ({ method, path }: RowDescription) => `${method.toUpperCase()} ${path}`;

/** How a response differs from the document: an undocumented status, or a body of another shape. */
function breaches(row: RowDescription, { status, body }: RestAnswer): string[] {
  const described = document.paths[`/api${row.path}`]?.[row.method]?.responses[status];
  if (!described)
    return [`${nameOf(row)} answered ${status}, which is not documented: ${JSON.stringify(body)}`];
  const pointer = `api#/paths/${`/api${row.path}`.replaceAll('/', '~1')}/${row.method}/responses/${status}`;
  const validate = ajv.getSchema(`${pointer}/content/application~1json/schema`);
  if (!validate) throw new Error(`${nameOf(row)} has no schema for ${status}`);
  return validate(body)
    ? []
    : (validate.errors ?? []).map((e) => `${nameOf(row)} ${status}${e.instancePath} ${e.message}`);
}

async function upload(client: TestClient): Promise<RestAnswer> {
  const form = new FormData();
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form.set('image', new Blob([new Uint8Array(image)]), 'red.png');
  const response = await client.fetch('/api/uploads', { method: 'POST', body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const product = async () => (await shop.addProduct({ countInStock: 3 })).id;
const email = () => `${crypto.randomUUID()}@example.com`;
const cart = async () => ({
  cartItems: [{ _id: await product(), qty: 1 }],
  shippingAddress: address,
  paymentResult: await payBefore(shop, 157_49),
});
const placed = async (client = shopper): Promise<string> =>
  (await rest(client, 'POST', '/order', await cart())).body._id;

/** A call of each documented operation that succeeds for those who may make it. */
const calls: Record<string, (client: TestClient) => Promise<RestAnswer>> = {
  'GET /products': (client) => rest(client, 'GET', '/products?pageNumber=1&keyword=lamp'),
  'GET /products/getAllProducts': (client) => rest(client, 'GET', '/products/getAllProducts'),
  'GET /products/{id}': async (client) => {
    const id = await product();
    await rest(shopper, 'POST', `/products/${id}`, { rating: 5, comment: 'Good.' });
    return rest(client, 'GET', `/products/${id}`);
  },
  'POST /products': (client) => rest(client, 'POST', '/products'),
  'PUT /products/{id}': async (client) =>
    rest(client, 'PUT', `/products/${await product()}`, { name: 'New', price: '9.9', countInStock: 4 }),
  'DELETE /products/{id}': async (client) => rest(client, 'DELETE', `/products/${await product()}`),
  'POST /products/{id}': async (client) =>
    rest(client, 'POST', `/products/${await product()}`, { rating: '3', comment: 'Fair.' }),
  'POST /uploads': upload,
  'POST /users': () =>
    rest(shop.guest(), 'POST', '/users', { name: 'New', email: email(), password: TEST_PASSWORD }),
  'POST /users/auth': () =>
    rest(shop.guest(), 'POST', '/users/auth', { email: shopper.user.email, password: TEST_PASSWORD }),
  'POST /users/logout': () => rest(shop.guest(), 'POST', '/users/logout'),
  'PUT /users/updateprofile': (client) => rest(client, 'PUT', '/users/updateprofile', { name: 'Renamed' }),
  'GET /users/profile': (client) => rest(client, 'GET', '/users/profile'),
  'GET /users': (client) => rest(client, 'GET', '/users'),
  'PUT /users/edit': async (client) =>
    rest(client, 'PUT', '/users/edit', {
      id: (await shop.shopper()).user.id,
      name: 'Edited',
      email: email(),
      isAdmin: false,
    }),
  'GET /users/{id}': (client) => rest(client, 'GET', `/users/${shopper.user.id}`),
  'DELETE /users/{id}': async (client) => rest(client, 'DELETE', `/users/${(await shop.shopper()).user.id}`),
  'POST /order': async (client) => rest(client, 'POST', '/order', await cart()),
  'GET /order': async (client) => {
    await placed();
    return rest(client, 'GET', '/order?page=1&limit=100');
  },
  'GET /order/mine': async (client) => {
    if (client.user) await placed(client);
    return rest(client, 'GET', '/order/mine');
  },
  'GET /order/{id}': async (client) => rest(client, 'GET', `/order/${await placed()}`),
  'PUT /order/{id}/pay': async (client) => {
    const id = await placed(client.user ? client : shopper);
    return rest(client, 'PUT', `/order/${id}/pay`, id);
  },
  'PUT /order/{id}': async (client) => {
    const id = await placed();
    return rest(client, 'PUT', `/order/${id}`, id);
  },
  'GET /config/razorpay': (client) => rest(client, 'GET', '/config/razorpay'),
};

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

describe.each(described.map((row) => ({ name: nameOf(row), row })))('$name', ({ name, row }) => {
  const success = row.status ?? 200;

  test.each(['guest', 'shopper', 'admin'] as const)('responds to the %s as documented', async (role) => {
    const client = { guest, shopper, admin }[role];
    const mayCall = {
      guest: row.access === 'anyone',
      shopper: ['anyone', 'buyer', 'shopper'].includes(row.access),
      admin: true,
    }[role];
    const answer = await calls[name]!(client);
    expect(breaches(row, answer)).toEqual([]);
    const refused = role === 'guest' ? 401 : 403;
    expect(answer.status).toBe(mayCall ? success : refused);
    if (answer.status >= 400) {
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(/./),
        code: expect.stringMatching(/./),
      });
    }
  });

  test('invalid requests get documented errors, never an internal one', async () => {
    const ids = row.path.includes('{') ? ['not-an-id', crypto.randomUUID(), '%00', '%F0%9F%92%B3'] : [''];
    const bodies = [
      '{',
      '[]',
      '"text"',
      'text',
      '{"qty":{},"rating":[],"price":{},"cartItems":7,"email":{},"id":[]}',
      '',
    ];
    for (const id of ids) {
      for (const body of row.method === 'get' ? [undefined] : bodies) {
        const path = row.path.replace('{id}', id);
        const answer = await rest(admin, row.method.toUpperCase(), path, body, {
          'content-type': 'application/json',
        });
        expect(breaches(row, answer)).toEqual([]);
        expect(answer.status).toBeLessThan(500);
      }
    }
    admin = await shop.admin();
  });
});

test('a call that is not documented is not served, and none is described twice', () => {
  const names = described.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(calls).sort()).toEqual([...names].sort());
});

test('the page for people names every path and needs nothing but itself', async () => {
  const response = await guest.fetch('/api/docs');
  const html = await response.text();
  for (const { path } of described)
    expect(html).toContain(`/api${path}`.replaceAll('/', '/<wbr>').replace('/<wbr>api', '/api'));
  expect(html).not.toMatch(/<script|<img|https?:\/\//);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
