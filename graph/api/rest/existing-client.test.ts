import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '../../proof/testing/buying.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

/** Plays the browser client that this API was made for: its calls, content types, bodies and its own arithmetic. */
let shop: TestShop;
let browser: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  browser = shop.guest();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

/** Browsers send the origin with every write. */
const call = (client: TestClient, method: string, path: string, body?: object | string) =>
  rest(client, method, path, body, method === 'GET' ? {} : { origin: shop.url });

/** The cart as the client computes it, binary floats and texts included. */
// biome-ignore lint/suspicious/noExplicitAny: a line is the whole product as it was returned.
function computed(cartItems: any[]) {
  const addDecimals = (amount: number) => (Math.round(amount * 100) / 100).toFixed(2);
  const itemsPrice = addDecimals(cartItems.reduce((sum, item) => sum + item.price * item.qty, 0));
  const shippingPrice = addDecimals(Number(itemsPrice) > 100 ? 0 : 100);
  const taxPrice = (Number(itemsPrice) * 0.15).toFixed(2);
  const totalPrice = Number(itemsPrice) + Number(shippingPrice) + Number(taxPrice);
  return { cartItems, itemsPrice, shippingPrice, taxPrice, totalPrice };
}

/** The widget, opened without a provider order, with the client's own key and the amount that it makes of its total. */
async function payInWidget(totalPrice: number): Promise<string> {
  const response = await fetch(`${shop.url}/sandbox/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({
      key: 'rzp_test_A1b2C3d4E5f6G7',
      amount: Number.parseInt(String(totalPrice * 100), 10),
      currency: 'INR',
      method: 'card',
      outcome: 'paid',
    }),
  });
  const { razorpay_payment_id } = (await response.json()) as { razorpay_payment_id: string };
  return razorpay_payment_id;
}

test('signs up, which signs in at once', async () => {
  const { status, body } = await call(browser, 'POST', '/users', {
    name: 'Rosa Client',
    email: 'rosa@example.com',
    password: 'a good password',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    _id: expect.any(String),
    name: 'Rosa Client',
    email: 'rosa@example.com',
    isAdmin: false,
  });
  expect((await call(browser, 'GET', '/order/mine')).body).toEqual([]);
});

test('browses the pages and one product', async () => {
  await shop.addProduct({ name: 'Blue Lamp', price: 8999, countInStock: 5 });
  await shop.addProduct({ name: 'Red Vase', price: 29, description: 'A vase.' });
  const { body } = await call(browser, 'GET', '/products?pageNumber=1&keyword=lamp');
  expect(body).toMatchObject({
    page: 1,
    pages: 1,
    products: [{ name: 'Blue Lamp', price: 89.99, countInStock: 5 }],
  });
  expect((await call(browser, 'GET', '/products/getAllProducts')).body).toHaveLength(2);
  const [{ _id }] = body.products;
  const product = (await call(browser, 'GET', `/products/${_id}`)).body;
  expect(product).toMatchObject({ _id, reviews: [], rating: 0, image: expect.stringMatching(/^\//) });
  expect((await call(browser, 'GET', `/products/${_id}`)).body).toEqual(product);
});

test('reviews it, and a second review is refused', async () => {
  const { _id } = (await call(browser, 'GET', '/products?keyword=lamp')).body.products[0];
  const review = { rating: '4', comment: 'Bright enough.', name: 'Somebody Else', id: _id };
  expect((await call(browser, 'POST', `/products/${_id}`, review)).status).toBe(201);
  expect((await call(browser, 'POST', `/products/${_id}`, review)).body.message).toBe(
    'Product already reviewed',
  );
  const { reviews, rating } = (await call(browser, 'GET', `/products/${_id}`)).body;
  expect(rating).toBe(4);
  expect(reviews).toMatchObject([
    { name: 'Rosa Client', rating: 4, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d/) },
  ]);
});

test('pays first, then orders, then makes the pay call', async () => {
  const lamp = (await call(browser, 'GET', '/products?keyword=lamp')).body.products[0];
  const detail = (await call(browser, 'GET', `/products/${lamp._id}`)).body;
  const cart = computed([{ ...detail, qty: '2' }]);
  const paymentResult = await payInWidget(cart.totalPrice);
  const { body: order, status } = await call(browser, 'POST', '/order', {
    cartItems: cart.cartItems,
    shippingAddress: address,
    paymentMethode: 'PayPal',
    paymentResult,
    // The field that the client reads is not in its cart.
    itemPrice: undefined,
    taxPrice: cart.taxPrice,
    shippingPrice: cart.shippingPrice,
    totalPrice: cart.totalPrice,
  });
  expect(status).toBe(201);
  expect(order._id).toEqual(expect.any(String));
  const paid = await call(browser, 'PUT', `/order/${order._id}/pay`, order._id);
  expect(paid.status).toBe(200);
  const shown = (await call(browser, 'GET', `/order/${order._id}`)).body;
  expect(shown).toMatchObject({
    _id: order._id,
    user: { name: 'Rosa Client', email: 'rosa@example.com' },
    orderItems: [{ name: 'Blue Lamp', qty: 2, price: 89.99, product: lamp._id }],
    shippingAddress: address,
    paymentMethod: 'PayPal',
    paymentResult: { id: paymentResult },
    itemsPrice: 179.98,
    itemPrice: 179.98,
    shippingPrice: 0,
    taxPrice: 27,
    totalPrice: 206.98,
    isPaid: true,
    paidAt: expect.any(String),
    isDelivered: false,
  });
  expect((await call(browser, 'GET', `/products/${lamp._id}`)).body.countInStock).toBe(3);
  expect((await call(browser, 'GET', '/order/mine')).body).toMatchObject([
    { _id: order._id, totalPrice: 206.98 },
  ]);
});

test('changes the profile, leaving the password as it is', async () => {
  const changes = { name: 'Rosa Renamed', email: 'rosa@example.com', password: '' };
  const { body } = await call(browser, 'PUT', '/users/updateprofile', changes);
  expect(body).toMatchObject({
    _id: expect.any(String),
    name: 'Rosa Renamed',
    email: 'rosa@example.com',
    isAdmin: false,
  });
});

test('signs out twice and in again', async () => {
  expect((await call(browser, 'POST', '/users/logout')).status).toBe(200);
  expect((await call(browser, 'POST', '/users/logout')).status).toBe(200);
  expect((await call(browser, 'GET', '/order/mine')).status).toBe(401);
  const credentials = { email: 'rosa@example.com', password: 'a good password' };
  expect((await call(browser, 'POST', '/users/auth', credentials)).body.name).toBe('Rosa Renamed');
  expect((await call(browser, 'GET', '/order/mine')).body).toHaveLength(1);
});

test('an admin creates a product, uploads its picture, edits it with texts for numbers and deletes it', async () => {
  const created = (await call(admin, 'POST', '/products')).body;
  const { _id } = created;
  expect(created).toMatchObject({ isDraft: false, countInStock: 0, reviews: [] });
  expect((await call(shop.guest(), 'GET', `/products/${_id}`)).body).toEqual(created);
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'red.png');
  const uploaded = await admin.fetch('/api/uploads', {
    method: 'POST',
    body: form,
    headers: { origin: shop.url },
  });
  const { image, message } = (await uploaded.json()) as { image: string; message: string };
  expect(message).not.toBe('');
  expect((await shop.guest().fetch(image)).status).toBe(200);
  const edited = {
    id: _id,
    name: 'Green Chair',
    price: '12.5',
    image,
    brand: 'Sitwell',
    category: 'Home',
    countInStock: '7',
    description: 'A chair.',
  };
  expect((await call(admin, 'PUT', `/products/${_id}`, edited)).status).toBe(200);
  const { id: _, ...rest } = edited;
  const shown = (await call(browser, 'GET', `/products/${_id}`)).body;
  expect(shown).toMatchObject({ ...rest, price: 12.5, countInStock: 7 });
  await call(browser, 'POST', `/products/${_id}`, { rating: 5, comment: 'Sits well.' });
  const emptied = (await call(admin, 'PUT', `/products/${_id}`, { price: 0, countInStock: 0 })).body;
  expect(emptied).toMatchObject({ price: 0, countInStock: 0, name: 'Green Chair' });
  expect(emptied.reviews).toMatchObject([{ comment: 'Sits well.' }]);
  expect((await call(browser, 'GET', `/products/${_id}`)).body).toEqual(emptied);
  expect((await call(admin, 'DELETE', `/products/${_id}`)).status).toBe(200);
  expect((await call(browser, 'GET', `/products/${_id}`)).status).toBe(404);
});

test('an admin lists all orders and delivers one with its bare id', async () => {
  const [order] = (await call(admin, 'GET', '/order')).body;
  expect(order).toMatchObject({ user: { name: 'Rosa Client' }, isPaid: true, paidAt: expect.any(String) });
  expect((await call(admin, 'PUT', `/order/${order._id}`, order._id)).status).toBe(200);
  const [delivered] = (await call(admin, 'GET', '/order')).body;
  expect(delivered).toMatchObject({ isDelivered: true, deliveredAt: expect.any(String) });
});

test('an admin lists, reads, edits and deletes users', async () => {
  const users = (await call(admin, 'GET', '/users')).body;
  const { _id } = users.find(({ email }: { email: string }) => email === 'rosa@example.com');
  const edited = { id: _id, name: 'Rosa Edited', email: 'rosa@example.com', isAdmin: false };
  expect((await call(admin, 'PUT', '/users/edit', edited)).body).toMatchObject({ _id, name: 'Rosa Edited' });
  expect((await call(admin, 'GET', `/users/${_id}`)).body).toMatchObject({ _id, name: 'Rosa Edited' });
  expect((await call(admin, 'DELETE', `/users/${_id}`, _id)).status).toBe(200);
  expect((await call(admin, 'GET', `/users/${_id}`)).body.message).toBe('User not found.');
  expect(JSON.stringify(users)).not.toMatch(/argon2|password/i);
});
