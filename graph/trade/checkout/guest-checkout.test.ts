import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { Session } from '../../people/accounts/session.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { deleteOldGuests } from '../../privacy/delete-old-guests.ts';
import { eraseUser } from '../../privacy/erase-user.ts';
import { exportUser } from '../../privacy/export-user.ts';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  CancelCheckoutDocument,
  MeDocument,
  OrderDocument,
  ReviewProductDocument,
  SignInDocument,
  StartCheckoutDocument,
  UsersDocument,
} from '../../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

const DAY = 24 * 60 * 60_000;
let shop: TestShop;
let lamp: Product;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  lamp = await shop.addProduct({ countInStock: 1000 });
});
afterEach(async () => {
  Object.assign(shop.settings.holdLimits, { unpaidOfGuest: 1e6, openOfGuests: 1e6 });
  Object.assign(shop.settings, { rateLimitFactor: 100 });
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const start = (client: TestClient, guest: { email?: string; name?: string } = {}, key?: string) => {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }], key);
  return client.execute(StartCheckoutDocument, { input: { ...input, ...guest } });
};
/** A paid order of a new guest. */
async function buy(email: string, client = shop.guest()) {
  const { data } = await start(client, { email, name: 'Gil' });
  const checkout = data!.startCheckout;
  const { data: placed } = await place(client, checkout, await shop.pay(checkout));
  return { client, order: placed!.placeOrder };
}

test('somebody without an account buys with an e-mail address, and reads the order in the same browser', async () => {
  const { client, order } = await buy('gil@example.com');
  expect(order).toMatchObject({ isPaid: true, user: { name: 'Gil', email: 'gil@example.com' } });
  expect((await client.must(OrderDocument, { id: order.id })).order.id).toBe(order.id);
  expect((await client.must(MeDocument)).me).toBeNull();
});

test('the name and the address of a guest have no marks that turn their direction', async () => {
  const client = shop.guest();
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const shippingAddress = { ...input.shippingAddress, city: '\u202enilreB', company: 'A\u2067B' };
  const guest = { email: 'turned@example.com', name: 'Gil\u202e' };
  const { startCheckout } = await client.must(StartCheckoutDocument, {
    input: { ...input, ...guest, shippingAddress },
  });
  const { data } = await place(client, startCheckout, await shop.pay(startCheckout));
  const order = await shop.em().findOneOrFail(Order, data!.placeOrder.id, { populate: ['owner'] });
  expect(order.owner.name).toBe('Gil');
  expect(order.shippingAddress).toMatchObject({ city: 'nilreB', company: 'AB' });
});

test('without a session and an address nothing is bought, and a wrong address is named', async () => {
  expect((await start(shop.guest())).code).toBe('UNAUTHENTICATED');
  for (const email of [
    'nobody',
    'a@b',
    'a b@c.de',
    `${'a'.repeat(250)}@example.com`,
    'a\u200b@example.com',
  ]) {
    const { code, errors } = await start(shop.guest(), { email });
    expect(code, email).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toMatch(/e-mail address/);
  }
});

test('two guests who type the same address, and an account that has it, see nothing of each other', async () => {
  const owner = await shop.shopper();
  const { email } = owner.user;
  const [one, two] = [await buy(email), await buy(email.toUpperCase())];
  for (const [client, order] of [
    [one.client, two.order],
    [two.client, one.order],
    [owner, one.order],
    [shop.guest(), one.order],
  ] as const) {
    const { code } = await client.execute(OrderDocument, { id: order.id });
    expect(code).toBe(client.cookie ? 'NOT_FOUND' : 'UNAUTHENTICATED');
  }
  expect((await owner.must(MeDocument)).me?.id).toBe(owner.user.id);
});

test('buying again with the same address, in any case, is the same guest; with another one a new guest', async () => {
  const { client, order } = await buy('same@example.com');
  await start(client, { email: 'Same@Example.com' });
  expect((await client.execute(OrderDocument, { id: order.id })).code).toBeUndefined();
  const held = await start(client, { email: 'same@example.com' }, 'key-of-the-first');
  expect((await start(client, {}, 'key-of-the-first')).data).toEqual(held.data);
  await start(client, { email: 'other@example.com' });
  expect((await client.execute(OrderDocument, { id: order.id })).code).toBe('NOT_FOUND');
  const [{ held: open } = { held: -1 }] = await shop.em().execute<{ held: number }[]>(
    `select count(*)::int as held from checkouts join users on users.id = user_id
     where guest_email_key = 'same@example.com' and stock = 'held'`,
  );
  expect(open).toBe(0);
});

test('a guest who gives another name the next time has it on the next order, and none keeps the previous one', async () => {
  const { client, order } = await buy('named@example.com');
  const again = async (name?: string) => {
    const { data } = await start(client, { email: 'named@example.com', name });
    const { data: placed } = await place(client, data!.startCheckout, await shop.pay(data!.startCheckout));
    return placed!.placeOrder.user.name;
  };
  expect(await again('Ada Guest')).toBe('Ada Guest');
  expect(await again()).toBe('Ada Guest');
  expect((await client.must(OrderDocument, { id: order.id })).order.user.name).toBe('Gil');
});

test('a guest has no account: no sign-in, no reviews, not among the users', async () => {
  const { client } = await buy('none@example.com');
  expect(
    (
      await client.execute(ReviewProductDocument, {
        input: { productId: lamp.id, rating: 5, comment: 'Good' },
      })
    ).code,
  ).toBe('UNAUTHENTICATED');
  const input = { email: 'none@example.com', password: '' };
  expect((await shop.guest().execute(SignInDocument, { input })).code).toBe('WRONG_CREDENTIALS');
  expect((await admin.must(UsersDocument, { keyword: 'none@example.com' })).users.total).toBe(0);
});

test('over REST an order without a session needs the e-mail address of its user', async () => {
  const cart = {
    cartItems: [{ product: lamp.id, qty: 1 }],
    shippingAddress: address,
    paymentMethode: 'PayPal',
  };
  for (const body of [cart, { ...cart, user: {} }, { ...cart, user: 'me' }, '{', [], undefined])
    expect((await rest(shop.guest(), 'POST', '/order', body as object)).status).toBe(401);
  const client = shop.guest();
  const user = { name: 'Rita', email: 'rita@example.com' };
  const { status, body } = await rest(client, 'POST', '/order', { ...cart, user });
  expect(status).toBe(201);
  expect(body).toMatchObject({ user });
  expect((await rest(client, 'GET', `/order/${body._id}`)).status).toBe(200);
  expect((await rest(client, 'GET', '/order/mine')).status).toBe(401);
});

test('guests of one network hold at most so many checkouts, and one guest few in a day; people with accounts more', async () => {
  await shop.em().execute('update checkouts set network = null');
  Object.assign(shop.settings.holdLimits, { unpaidOfGuest: 3, openOfGuests: 2 });
  const first = shop.guest();
  expect((await start(first, { email: 'one@example.com' })).code).toBeUndefined();
  expect((await start(shop.guest(), { email: 'two@example.com' })).code).toBeUndefined();
  const { code, errors } = await start(shop.guest(), { email: 'three@example.com' });
  expect(code).toBe('HOLD_LIMIT');
  expect(errors[0]?.message).toBe(
    'Too many checkouts without an account are not paid. Pay for an order, sign in, or try again later. Nothing was charged.',
  );
  expect((await start(await shop.shopper())).code).toBeUndefined();
  Object.assign(shop.settings.holdLimits, { openOfGuests: 1e6 });
  expect((await start(first)).code).toBeUndefined();
  expect((await start(first)).code).toBeUndefined();
  expect((await start(first)).code).toBe('HOLD_LIMIT');
});

test('a network makes at most 20 guests within an hour who have not paid', async () => {
  await shop.em().execute("delete from rate_limits where key like 'guest %'");
  Object.assign(shop.settings, { rateLimitFactor: 1 });
  for (let n = 0; n < 20; n++)
    expect((await start(shop.guest(), { email: `robot${n}@example.com` })).code).toBeUndefined();
  const one = await start(shop.guest(), { email: 'robot20@example.com' });
  expect([one.code, one.errors[0]?.message]).toEqual([
    'RATE_LIMITED',
    'Too many checkouts without an account that are not paid. Try again in 60 minutes.',
  ]);
});

test('guests who have paid leave the count of their network, once each, over REST with an earlier payment, too', async () => {
  await shop.em().execute("delete from rate_limits where key like 'guest %'");
  Object.assign(shop.settings, { rateLimitFactor: 1 });
  for (let n = 0; n < 21; n++) await buy(`buyer${n}@example.com`);
  const paymentResult = await payBefore(shop, 157_49);
  const cartItems = [{ product: lamp.id, qty: 1 }];
  const user = { name: 'Rita', email: 'rest@example.com' };
  const { status } = await rest(shop.guest(), 'POST', '/order', {
    cartItems,
    shippingAddress: address,
    paymentResult,
    user,
  });
  expect(status).toBe(201);
  const { client } = await buy('twice@example.com');
  await start(shop.guest(), { email: 'unpaid@example.com' });
  const again = await start(client, { email: 'twice@example.com' });
  await place(client, again.data!.startCheckout, await shop.pay(again.data!.startCheckout));
  const [counted] = await shop.em().execute("select count from rate_limits where key like 'guest %'");
  expect(counted).toEqual({ count: 1 });
});

test('a guest who was counted in the same millisecond leaves the count as well', async () => {
  await shop.em().execute("delete from rate_limits where key like 'guest %'");
  const now = vi.spyOn(shop.ports, 'now').mockReturnValue(shop.ports.now());
  await buy('at-once@example.com');
  now.mockRestore();
  const [counted] = await shop.em().execute("select count from rate_limits where key like 'guest %'");
  expect(counted).toEqual({ count: 0 });
});

test('guests who bought nothing are removed after their session, those with an order stay', async () => {
  const { order } = await buy('buyer@example.com');
  const [idle, looker] = [await shop.guestBuyer('idle@example.com'), shop.guest()];
  const { data } = await start(looker, { email: 'looker@example.com' });
  await looker.must(CancelCheckoutDocument, { id: data!.startCheckout.id });
  const later = new Date(shop.ports.now().getTime() + 32 * DAY);
  await deleteOldGuests(shop.em(), later);
  expect(await shop.em().count(User, { id: idle.user.id })).toBe(0);
  expect(await shop.em().count(Session, { user: idle.user.id })).toBe(0);
  expect(await shop.em().count(User, { guestEmailKey: 'looker@example.com' })).toBe(0);
  expect(await shop.em().count(User, { guestEmailKey: 'buyer@example.com' })).toBe(1);
  expect((await admin.must(OrderDocument, { id: order.id })).order.user.email).toBe('buyer@example.com');
  await shop.em().execute("update users set deleted_at = null where kind = 'guest'");
});

test("what a guest bought is in the export of the address and erased with it, and in nobody's own export", async () => {
  const { order, client } = await buy('erased@example.com');
  const exported = await exportUser(shop.later(), 'Erased@example.com', { guests: true });
  expect(exported).toMatchObject({ account: null, orders: [{ id: order.id }] });
  await expect(exportUser(shop.later(), 'erased@example.com', { guests: false })).rejects.toThrow(
    'no account',
  );
  await shop.em().execute('update orders set delivered_at = now() where id = ?', [order.id]);
  await eraseUser({ em: shop.em(), ports: shop.ports }, 'erased@example.com');
  expect((await client.execute(OrderDocument, { id: order.id })).code).toBe('UNAUTHENTICATED');
  const [row] = await shop.em().execute('select * from orders where id = ?', [order.id]);
  expect(JSON.stringify(row)).not.toMatch(/erased@example.com|Elm Street|Gil/);
  await shop.em().execute('update orders set delivered_at = null where id = ?', [order.id]);
});
