import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rest } from '../testing/rest.ts';
import { type TestClient, type TestShop, testShop } from '../testing/test-shop.ts';
import { rows } from './routes.ts';

let shop: TestShop;
let clients: TestClient[];
let productId: string;
beforeAll(async () => {
  shop = await testShop();
  clients = [shop.guest(), await shop.shopper(), await shop.admin()];
  productId = (await shop.addProduct()).id;
});
afterAll(() => shop?.close());

const names = [
  'id',
  '_id',
  'name',
  'email',
  'password',
  'price',
  'qty',
  'rating',
  'comment',
  'image',
  'isAdmin',
];
const cartNames = [
  'cartItems',
  'product',
  'shippingAddress',
  'address',
  'city',
  'paymentResult',
  'totalPrice',
];
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.constant(productId), anyText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names, ...cartNames, '__proto__'), anyText), tie('value'), {
      maxKeys: 6,
    }),
  ),
})).value;

test('whatever is sent where, the answer is JSON and no failure of the server', async () => {
  const request = fc.record({
    row: fc.constantFrom(...rows),
    client: fc.nat(2),
    id: fc.oneof(anyText.map(encodeURIComponent), fc.uuid(), fc.constantFrom('mine', '%00', '..%2f..', '0')),
    query: fc.dictionary(fc.constantFrom('pageNumber', 'keyword', 'page', 'limit', 'pageSize'), anyText),
    body: fc.oneof(
      anyValue.map((value) => JSON.stringify(value)),
      anyText,
    ),
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ row, client, id, query, body, type }) => {
      const method = row.method.toUpperCase();
      const path = `${row.path.replace('{id}', id || '0')}?${new URLSearchParams(query)}`;
      const sent = method === 'GET' ? undefined : body;
      const answer = await rest(clients[client] as TestClient, method, path, sent, { 'content-type': type });
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400) return;
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(/./),
        code: expect.stringMatching(/^[A-Z_]+$/),
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/\$input|node_modules|select |graph\//);
    }),
    { numRuns: 400 },
  );
}, 120_000);
