import { afterAll, beforeAll, expect, test } from 'vitest';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let guest: TestClient;
let shopper: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
  shopper = await shop.shopper();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

async function placed(client = shopper): Promise<string> {
  const { id } = await shop.addProduct();
  const cartItems = [{ product: id, qty: 1 }];
  const shippingAddress = { address: 'A', city: 'B', postalCode: 1, country: 'C' };
  const paymentResult = await payBefore(shop, 157_49);
  return (await rest(client, 'POST', '/order', { cartItems, shippingAddress, paymentResult })).body._id;
}

test.each([
  ['GET', '/nothing'],
  ['POST', '/order/mine/x.css'],
  ['GET', '/order/mine/x.css'],
  ['GET', '/'],
  ['PATCH', '/products'],
  ['DELETE', '/order'],
  ['GET', '/products/%2e%2e%2fusers'],
  ['GET', '/products/mine;x'],
])('%s %s is a 404 in JSON', async (method, path) => {
  const { status, body, headers } = await rest(shopper, method, path);
  expect(status).toBe(404);
  expect(body).toMatchObject({ message: expect.stringMatching(/./), code: 'NOT_FOUND' });
  expect(headers.get('content-type')).toContain('application/json');
});

test('a broken percent sign is a bad request', async () => {
  expect(await rest(guest, 'GET', '/products/%zz')).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  });
});

test.each([
  '/products/getAllProducts',
  '/products/getallproducts',
  '/PRODUCTS/getAllProducts/',
  '/products/getAllProducts?id=mine',
])('%s is the list, however it is spelt', async (path) => {
  expect((await rest(guest, 'GET', path)).body).toBeInstanceOf(Array);
});

test('an upper-case path and a trailing slash have the same rule', async () => {
  for (const path of ['/USERS', '/users/', '/Order', '/order/']) {
    expect((await rest(guest, 'GET', path)).status).toBe(401);
    expect((await rest(shopper, 'GET', path)).status).toBe(403);
    expect((await rest(admin, 'GET', path)).status).toBe(200);
  }
});

test('HEAD responds like GET without a body, and OPTIONS names the methods', async () => {
  const head = await guest.fetch('/api/products', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await guest.fetch('/api/order', { method: 'HEAD' })).status).toBe(401);
  const options = await guest.fetch('/api/order', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, GET, HEAD']);
  expect(options.headers.get('access-control-allow-origin')).toBeNull();
});

test('another method in a header changes nothing', async () => {
  const { id } = await shop.addProduct();
  await rest(admin, 'GET', `/products/${id}`, undefined, { 'x-http-method-override': 'DELETE' });
  expect((await rest(guest, 'GET', `/products/${id}`)).status).toBe(200);
});

test.each([
  ['POST', '/users/logout'],
  ['PUT', '/users/updateprofile'],
  ['POST', '/order'],
  ['DELETE', '/products/x'],
])('%s %s from a page of another site is refused', async (method, path) => {
  const foreign = await rest(admin, method, path, 'x', { origin: 'https://evil.example' });
  expect(foreign).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await rest(admin, 'GET', '/users/profile')).status).toBe(200);
});

test('what is personal is never cached', async () => {
  for (const path of ['/order/mine', '/users/profile', '/products', '/nothing']) {
    expect((await rest(shopper, 'GET', path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('the paths of other readings answer the same', async () => {
  const id = await placed();
  const same = async (path: string, other: string, client = shopper) =>
    expect((await rest(client, 'GET', other)).body).toEqual((await rest(client, 'GET', path)).body);
  await same('/order/mine', '/order/myorders');
  await same('/order/mine', '/orders/mine');
  await same('/order/mine', '/orders/myorders');
  await same(`/order/${id}`, `/orders/${id}`);
  await same('/order', '/orders', admin);
  expect((await rest(shopper, 'PUT', `/orders/${id}/pay`, id)).status).toBe(200);
  expect((await rest(admin, 'PUT', `/order/${id}/deliver`)).body.isDelivered).toBe(true);
  expect((await rest(admin, 'PUT', `/orders/${id}/deliver`)).body.isDelivered).toBe(true);
  expect((await rest(shopper, 'GET', '/users/profile')).body).toMatchObject({ _id: shopper.user.id });
  expect((await rest(shopper, 'PUT', '/users/profile', { name: 'Sam Again' })).body.name).toBe('Sam Again');
  const { id: product } = await shop.addProduct();
  expect(
    (await rest(shopper, 'POST', `/products/${product}/reviews`, { rating: 5, comment: 'Yes.' })).status,
  ).toBe(201);
  const other = (await shop.shopper()).user.id;
  expect((await rest(admin, 'PUT', `/users/${other}`, { name: 'Edited' })).body).toMatchObject({
    _id: other,
    name: 'Edited',
  });
});

test("a stranger's order and one that does not exist get the same response", async () => {
  const stranger = await shop.shopper();
  const theirs = await rest(stranger, 'GET', `/order/${await placed()}`);
  const nobodys = await rest(stranger, 'GET', `/order/${crypto.randomUUID()}`);
  expect(theirs.status).toBe(404);
  expect(theirs.body).toEqual(nobodys.body);
});

test('plain lists can be had by pages, with links to the others', async () => {
  await Promise.all(Array.from({ length: 5 }, () => shop.addProduct()));
  const { headers, body } = await rest(guest, 'GET', '/products/getAllProducts?page=2&limit=2');
  const total = Number(headers.get('x-total-count'));
  expect(total).toBeGreaterThan(4);
  expect(body).toHaveLength(2);
  const last = Math.ceil(total / 2);
  const link = (page: number, rel: string) =>
    `</api/products/getAllProducts?page=${page}&limit=2>; rel="${rel}"`;
  expect(headers.get('link')).toBe(
    [link(1, 'first'), link(1, 'prev'), link(3, 'next'), link(last, 'last')].join(', '),
  );
  const beyond = await rest(guest, 'GET', '/products/getAllProducts?page=99&limit=2');
  expect(beyond.body).toEqual([]);
  expect((await rest(admin, 'GET', '/order?limit=100')).status).toBe(200);
  expect((await rest(admin, 'GET', '/order?limit=1000000')).status).toBe(200);
});

test('a plain list is whole beyond one page of the API inside, and never holds an entry twice', async () => {
  const others = await testShop();
  await Promise.all(Array.from({ length: 105 }, () => others.addProduct()));
  const { body, headers } = await rest(others.guest(), 'GET', '/products/getAllProducts');
  expect(new Set(body.map(({ _id }: { _id: string }) => _id)).size).toBe(105);
  expect(headers.get('x-total-count')).toBe('105');
  expect(headers.get('link')).toBeNull();
  await others.close();
});

test('drafts are in the list of all products for admins alone', async () => {
  const { id } = await shop.addProduct({ isDraft: true });
  const seen = async (client: TestClient) =>
    (await rest(client, 'GET', '/products/getAllProducts')).body.some(
      (product: { _id: string }) => product._id === id,
    );
  expect([await seen(guest), await seen(shopper), await seen(admin)]).toEqual([false, false, true]);
});

test.each([
  ['pageNumber=0', 1],
  ['pageNumber=-1', 1],
  ['pageNumber=abc', 1],
  ['pageNumber=1.5', 1],
  ['pageNumber=', 1],
  ['pageNumber=1&pageNumber=2', 1],
  ['pageNumber[a]=2', 1],
  ['pageNumber=1000000000', 1_000_000_000],
  ['pageNumber=99999999999999999999', 2_147_483_647],
  ['keyword=a&keyword=b', 1],
  ['keyword[a]=1', 1],
  ['__proto__[polluted]=1&constructor[prototype][polluted]=1', 1],
])('?%s is answered as page %i', async (query, page) => {
  const { status, body } = await rest(guest, 'GET', `/products?${query}`);
  expect(status).toBe(200);
  expect(body.page).toBe(page);
  expect(body.products.length === 0).toBe(page > body.pages);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('a keyword that is too long is a bad request', async () => {
  expect(await rest(guest, 'GET', `/products?keyword=${'a'.repeat(101)}`)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  });
});
