import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '../catalog/products/product.entity.ts';
import { atFailpoint, untilBlocked } from '../proof/testing/at-failpoint.ts';
import { address, checkoutInput, place, startCheckout } from '../proof/testing/buying.ts';
import { expireHolds } from '../proof/testing/expire-holds.ts';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { StartCheckoutDocument } from '../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../proof/testing/rest.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { Payment } from '../trade/payments/payment.entity.ts';
import { eraseUser } from './erase-user.ts';

let shop: TestShop;
let lamp: Product;
let person: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  await shop.admin();
});
beforeEach(async () => {
  person = await shop.shopper();
  lamp = await shop.addProduct({ countInStock: 50 });
});
afterEach(async () => {
  expect(await addresses()).toEqual([]);
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const erase = () => eraseUser({ em: shop.em(), ports: shop.ports }, person.user.email);
const start = () => person.execute(StartCheckoutDocument, checkoutInput([{ productId: lamp.id, qty: 1 }]));
const addresses = () =>
  shop.em().execute(
    `select 'checkout' from checkouts where user_id = ? and shipping_address like '%Elm%'
     union all select 'order' from orders where owner_id = ? and shipping_address like '%Elm%'`,
    [person.user.id, person.user.id],
  );

test('a checkout that was priced before its account is erased is not started', async () => {
  const answer = await atFailpoint('checkout.priced', erase, start);
  expect(answer.code).toBe('UNAUTHENTICATED');
});

test('a checkout that is started while its account is being erased waits, and is not started', async () => {
  let started: ReturnType<typeof start> | undefined;
  await atFailpoint(
    'account.deletionLocked',
    () => {
      started = start();
      return untilBlocked(shop);
    },
    erase,
  );
  expect((await started)?.code).toBe('UNAUTHENTICATED');
});

test('an order that was paid before its account is erased is not made, and its payment is refunded', async () => {
  const paymentId = await payBefore(shop, 157_49);
  const cart = { cartItems: [{ _id: lamp.id, qty: 1 }], shippingAddress: address, paymentResult: paymentId };
  const answer = await atFailpoint('order.prepaidQuoted', erase, () => rest(person, 'POST', '/order', cart));
  expect(answer.status).toBe(409);
  expect((await shop.em().findOneOrFail(Payment, paymentId)).refundedAt).not.toBeNull();
});

test('a payment of an expired checkout waits while its account is being erased, and is refunded', async () => {
  const checkout = await startCheckout(person, lamp.id);
  await expireHolds(shop.later(60 * 60_000));
  const payment = await shop.pay(checkout);
  let placed: ReturnType<typeof place> | undefined;
  await atFailpoint(
    'account.deletionLocked',
    () => {
      placed = place(person, checkout, payment);
      return untilBlocked(shop);
    },
    erase,
  );
  expect((await placed)?.code).toBe('CONFLICT');
  expect((await shop.em().findOneOrFail(Payment, payment.paymentId)).refundedAt).not.toBeNull();
});

test('of 25 checkouts that are started while accounts are erased none leaves an address', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => shop.shopper()));
  const erased = await Promise.allSettled(
    people.flatMap((each) => [
      each.execute(StartCheckoutDocument, checkoutInput([{ productId: lamp.id, qty: 1 }])),
      eraseUser({ em: shop.em(), ports: shop.ports }, each.user.email),
    ]),
  );
  expect(erased.length).toBe(50);
  const left = await shop.em().execute(
    `select u.id from users u join checkouts c on c.user_id = u.id
     where u.deleted_at is not null and c.shipping_address like '%Elm%'`,
  );
  expect(left).toEqual([]);
});
