import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import { address } from '../../proof/testing/buying.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../../trade/checkout/checkout.entity.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  shopper = await shop.shopper();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

async function placed(): Promise<string> {
  const cartItems = [{ _id: (await shop.addProduct()).id, qty: 1 }];
  const paymentResult = await payBefore(shop, 157_49);
  return (await rest(shopper, 'POST', '/order', { cartItems, shippingAddress: address, paymentResult })).body
    ._id;
}

test.each([
  ['nothing', () => undefined, {}],
  ['the bare id as text', (id: string) => id, {}],
  ['the bare id labelled as a form', (id: string) => id, FORM],
  ['the bare id labelled as JSON', (id: string) => id, JSON_TYPE],
  ['the bare id with a line break', (id: string) => `${id}\r\n`, {}],
  ['the id as a JSON text', (id: string) => JSON.stringify(id), JSON_TYPE],
  ['null', () => 'null', JSON_TYPE],
  ['{id}', (id: string) => ({ id }), {}],
  ['{_id}', (id: string) => ({ _id: id }), {}],
  ['{orderId}', (id: string) => ({ orderId: id.toUpperCase() }), {}],
  ['a form with the id', (id: string) => `id=${id}`, FORM],
])('an order is delivered and checked with %s as the body', async (_, body, headers) => {
  const id = await placed();
  expect((await rest(shopper, 'PUT', `/order/${id}/pay`, body(id), headers)).status).toBe(200);
  expect((await rest(admin, 'PUT', `/order/${id}`, body(id), headers)).body.isDelivered).toBe(true);
});

test.each([
  ['PUT', '/order/', () => placed()],
  ['PUT', '/products/', async () => (await shop.addProduct()).id],
  ['DELETE', '/products/', async () => (await shop.addProduct()).id],
  ['DELETE', '/users/', async () => (await shop.shopper()).user.id],
  ['PUT', '/users/', async () => (await shop.shopper()).user.id],
  ['POST', '/products/', async () => (await shop.addProduct()).id],
])('%s %s{id} with the id of something else in the body is refused', async (method, path, make) => {
  const id = await make();
  const body = { id: crypto.randomUUID(), rating: 5, comment: 'x', name: 'x' };
  const { status, body: answer } = await rest(admin, method, path + id, body);
  expect([status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect((await rest(admin, method, path + id, { ...body, id })).status).toBeLessThan(300);
});

test('an order has only those of the optional fields of its addresses that were sent', async () => {
  const shippingAddress = { ...address, recipient: 'Ada', phone: '020 7946 0000', company: '' };
  const billingAddress = { ...address, taxId: 'GB123456789' };
  const cartItems = [{ _id: (await shop.addProduct()).id, qty: 1 }];
  const placed = async (addresses: object) =>
    (await rest(shopper, 'POST', '/order', { cartItems, shippingAddress: address, ...addresses })).body._id;
  const shown = async (id: string) => (await rest(shopper, 'GET', `/order/${id}`)).body;
  const { company: _, ...sent } = shippingAddress;
  expect(await shown(await placed({ shippingAddress, billingAddress }))).toMatchObject({
    shippingAddress: sent,
    billingAddress,
  });
  const plain = await shown(await placed({}));
  expect(plain.shippingAddress).toEqual(address);
  expect(plain).not.toHaveProperty('billingAddress');
  const { status, body } = await rest(shopper, 'POST', '/order', {
    cartItems,
    shippingAddress: { ...address, phone: 'call me' },
  });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['shippingAddress.phone']]);
});

test.each([
  ['paymentResult', { paymentResult: 'pay_1' }],
  ['paymentMethode', { paymentMethode: 'x'.repeat(1000) }],
  ['shippingAddress.recipient', { shippingAddress: { ...address, recipient: 'x'.repeat(1000) } }],
  ['cartItems', { cartItems: [] }],
])('an error of an order names the field %s as the body does', async (field, wrong) => {
  const cartItems = [{ _id: (await shop.addProduct()).id, qty: 1 }];
  const order = { cartItems, shippingAddress: address, ...wrong };
  const { status, body } = await rest(shopper, 'POST', '/order', order);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('a body with whole products of more than a megabyte is an order', async () => {
  const { id } = await shop.addProduct();
  const reviews = Array.from({ length: 300 }, (_, n) => ({ _id: n, name: 'x', comment: 'y'.repeat(5000) }));
  const cartItems = [{ _id: id, qty: '1', price: 49.99, reviews, __v: 3 }];
  const paymentResult = await payBefore(shop, 157_49);
  const { status } = await rest(shopper, 'POST', '/order', {
    cartItems,
    shippingAddress: address,
    paymentResult,
  });
  expect(status).toBe(201);
});

test('a body beyond the limit is refused as too large, and a guest must sign in before the body is read', async () => {
  const huge = `{"cartItems":"${'x'.repeat(5_000_000)}"}`;
  expect(await rest(shopper, 'POST', '/order', huge)).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE' },
  });
  const large = huge.slice(0, 300_000);
  expect((await rest(shopper, 'PUT', '/users/updateprofile', large)).status).toBe(413);
  expect((await rest(shop.guest(), 'PUT', '/users/updateprofile', large)).status).toBe(401);
});

test.each(['{', '{"a":', '[1,2', '"open', '{"a":1}}'])(
  'the broken JSON %s is a bad request',
  async (body) => {
    const { status, body: answer } = await rest(shop.guest(), 'POST', '/users/auth', body, JSON_TYPE);
    expect([status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
  },
);

test('forms are read as well', async () => {
  const body = 'name=Fran+Form&email=fran%40example.com&password=a+good+password&isAdmin=true';
  const { status, body: user } = await rest(shop.guest(), 'POST', '/users', body, FORM);
  expect(status).toBe(201);
  expect(user).toMatchObject({ name: 'Fran Form', email: 'fran@example.com', isAdmin: false });
});

test.each([
  0,
  -1,
  1.5,
  '1.5',
  '',
  ' ',
  [2],
  true,
  Infinity,
  2 ** 31,
  2 ** 53,
  null,
  '0x10',
  'NaN',
  {},
  '-0',
  '1e1',
])('the quantity %j is a bad request, and nothing is held', async (qty) => {
  const { id } = await shop.addProduct({ countInStock: 20 });
  const text = JSON.stringify({ cartItems: [{ _id: id, qty: 'QTY' }], shippingAddress: address });
  const body = text.replace('"QTY"', qty === Infinity ? '1e309' : JSON.stringify(qty));
  const before = await shop.em().count(Checkout);
  expect(await rest(shopper, 'POST', '/order', body)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  });
  expect(await shop.em().count(Checkout)).toBe(before);
});

test.each([
  [{ price: 'free' }, /price/],
  [{ price: '' }, /price/],
  [{ price: -1 }, /price/],
  [{ price: 1.005 }, /price/],
  [{ price: '1e5' }, /price/],
  [{ price: 1e20 }, /price/],
  [{ countInStock: 1.5 }, /countInStock/],
  [{ countInStock: '-1' }, /countInStock/],
  [{ countInStock: 10_000_000 }, /stock/],
  [{ name: ' ' }, /name/],
  [{ name: ['a'] }, /name/],
  [{ name: 'a\u0000b' }, /name/],
  [{ image: 'javascript:alert(1)' }, /image/],
  [{ isDraft: 'perhaps' }, /isDraft/],
])('a product cannot be changed to %j', async (change, message) => {
  const { id } = await shop.addProduct();
  const { status, body } = await rest(admin, 'PUT', `/products/${id}`, change);
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(body.message).toMatch(message);
});

test.each([0, 6, '4.5', '', null, 'five', true])('the rating %j is a bad request', async (rating) => {
  const { id } = await shop.addProduct();
  expect((await rest(shopper, 'POST', `/products/${id}`, { rating, comment: 'x' })).status).toBe(400);
});

test('what nobody may set is not looked at', async () => {
  const { id } = await shop.addProduct();
  const changes = {
    rating: 5,
    numReviews: 99,
    reviews: [{}],
    createdAt: 'now',
    _id: id,
    deletedAt: 'now',
    price: 5,
  };
  expect((await rest(admin, 'PUT', `/products/${id}`, changes)).body).toMatchObject({
    rating: 0,
    numReviews: 0,
    price: 5,
  });
  const mine = { name: 'Sam', isAdmin: true, passwordHash: 'x', emailKey: 'x', _id: admin.user.id };
  expect((await rest(shopper, 'PUT', '/users/updateprofile', mine)).body).toMatchObject({
    _id: shopper.user.id,
    isAdmin: false,
  });
});

test('a body cannot change what all objects inherit', async () => {
  const body =
    '{"__proto__":{"polluted":1,"name":"Inherited"},"constructor":{"prototype":{"polluted":1}},"email":"p@example.com","password":"long enough"}';
  const { status } = await rest(shop.guest(), 'POST', '/users', body, JSON_TYPE);
  expect(status).toBe(400);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(await shop.em().count(User, { email: 'p@example.com' })).toBe(0);
});

test('editing a user needs an id, and an admin is not edited or deleted', async () => {
  expect(await rest(admin, 'PUT', '/users/edit', { name: 'x' })).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  });
  const { id } = admin.user;
  expect(await rest(admin, 'PUT', '/users/edit', { id, isAdmin: false })).toMatchObject({ status: 409 });
  expect(await rest(admin, 'DELETE', `/users/${id}`, id)).toMatchObject({ status: 409 });
});

test('a second account with the same e-mail in other letters is refused with a message', async () => {
  const body = { name: 'Sam', email: shopper.user.email.toUpperCase(), password: 'long enough' };
  expect(await rest(shop.guest(), 'POST', '/users', body)).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_TAKEN', message: expect.stringMatching(/./), fields: { email: expect.any(String) } },
  });
});
