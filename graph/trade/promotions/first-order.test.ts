import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  DiscountedCartDocument,
  SavePromotionDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let lines: { productId: string; qty: number }[];
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  lines = [{ productId: (await shop.addProduct({ price: 50_00, countInStock: 1000 })).id, qty: 1 }];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** The code of a new promotion for first orders. */
async function offer(): Promise<string> {
  const code = `F-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Welcome', kind: 'AMOUNT', value: 10_00, code, firstOrderOnly: true } as const;
  await (await shop.admin()).must(SavePromotionDocument, { input });
  return code;
}
const start = (client: TestClient, code: string, more: object = {}) =>
  client.execute(StartCheckoutDocument, {
    input: { ...checkoutInput(lines).input, codes: [code], ...more },
  });
/** What the cart says of a code, and what starting a checkout with it says. */
async function said(client: TestClient, code: string) {
  const { cart } = await client.must(DiscountedCartDocument, { lines, codes: [code] });
  const { errors } = await start(client, code);
  const codes = errors[0]?.extensions?.codes as { reason: string }[] | undefined;
  return [cart.codeProblems[0]?.reason, codes?.[0]?.reason];
}
async function buy(client: TestClient, code?: string): Promise<TestClient> {
  const checkout = code
    ? (await start(client, code)).data!.startCheckout
    : await startCheckout(client, lines[0]!.productId);
  expect((await place(client, checkout, await shop.pay(checkout))).errors).toEqual([]);
  return client;
}
const REFUSED = ['FIRST_ORDER_ONLY', 'FIRST_ORDER_ONLY'];
const ACCEPTED = [undefined, undefined];

test('a person who has ordered, with an account or without one, has no first order any more', async () => {
  const code = await offer();
  expect(await said(await shop.shopper(), code)).toEqual(ACCEPTED);
  expect(await said(await buy(await shop.shopper()), code)).toEqual(REFUSED);
  expect(await said(await buy(await shop.guestBuyer('again@example.com')), code)).toEqual(REFUSED);
});

test('nobody learns from a code for first orders whether an address has ordered here', async () => {
  const code = await offer();
  const account = await buy(await shop.shopper());
  await buy(await shop.guestBuyer('customer@example.com'));
  for (const email of ['customer@example.com', account.user.email, 'nobody@example.com']) {
    const stranger = shop.guest();
    expect((await start(stranger, code, { email })).errors, email).toEqual([]);
    expect(await said(stranger, code), email).toEqual(ACCEPTED);
  }
});

test('a promotion for first orders is used once an address by the guests of a network, and never up for an account that did not use it', async () => {
  const code = await offer();
  const account = await shop.confirmedShopper();
  await buy(await shop.guestBuyer(account.user.email), code);
  const used = ['USED_BEFORE', 'USED_BEFORE'];
  expect(await said(await shop.guestBuyer(account.user.email), code)).toEqual(used);
  expect((await said(account, code))[0]).not.toBe('USED_BEFORE');
  expect(await said(await shop.guestBuyer('elsewhere@example.com'), code)).toEqual(ACCEPTED);
});

test('orders of guests count for the account whose owner has confirmed the address', async () => {
  const code = await offer();
  const account = await shop.shopper();
  await buy(await shop.guestBuyer(account.user.email));
  expect(await said(account, code)).toEqual(ACCEPTED);
  await shop
    .em()
    .execute('update users set email_verified_at = ? where id = ?', [shop.ports.now(), account.user.id]);
  expect(await said(account, code)).toEqual(REFUSED);
});

test('an order that is paid between the price and the hold of another one is the first one', async () => {
  const code = await offer();
  const client = await shop.shopper();
  const { errors } = await atFailpoint(
    'checkout.priced',
    () => buy(client),
    () => start(client, code),
  );
  expect(errors[0]?.extensions?.codes).toMatchObject([{ code, reason: 'FIRST_ORDER_ONLY' }]);
});

test('a payment after the hold has expired has its discount, also of an order that was placed before', async () => {
  const code = await offer();
  const client = await shop.shopper();
  const { startCheckout: checkout } = (await start(client, code)).data!;
  await place(client, checkout);
  expect(await expireHolds(shop.later(60 * 60_000))).toBeGreaterThan(0);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  expect(data?.placeOrder).toMatchObject({ isPaid: true, totalPrice: checkout.payment.amount });
});
