import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  AddressesDocument,
  DiscountedCartDocument,
  OrderCartDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SaveAddressDocument,
  SavePromotionDocument,
  SignInDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

const password = 'a long enough secret';
const strangers = { ...address, address: '666 Strange Street' };

let shop: TestShop;
let lines: { productId: string; qty: number }[];
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await offerAllWaysToPay(shop);
  lines = [{ productId: (await shop.addProduct({ price: 50_00, countInStock: 1000 })).id, qty: 1 }];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** The code of a new promotion that a person can use once, for the first order alone unless said otherwise. */
async function offer({ firstOrderOnly } = { firstOrderOnly: true }): Promise<string> {
  const code = `S-${randomUUID().slice(0, 8).toUpperCase()}`;
  const terms = { title: 'Once', kind: 'AMOUNT', value: 10_00, maxPerPerson: 1, firstOrderOnly } as const;
  await (await shop.admin()).must(SavePromotionDocument, { input: { ...terms, code } });
  return code;
}
const input = (code: string, email?: string) => ({
  lines,
  shippingAddress: strangers,
  codes: [code],
  email,
});
/** An order in cash. Returns its id. */
const orderInCash = async (client: TestClient, code: string, email?: string) =>
  (await client.must(OrderCartDocument, { input: { ...input(code, email), paymentMethod: 'cod' } })).orderCart
    .id;
/** A paid order. Returns its id. */
async function buy(client: TestClient, code: string, email?: string): Promise<string> {
  const started = { ...checkoutInput(lines).input, ...input(code, email) };
  const { startCheckout } = await client.must(StartCheckoutDocument, { input: started });
  return (await place(client, startCheckout, await shop.pay(startCheckout))).data!.placeOrder.id;
}
const signIn = async (email: string, client = shop.guest()) => {
  await client.must(SignInDocument, { input: { email, password: TEST_PASSWORD } });
  return client;
};
const ownerOf = async (id: string) => (await shop.em().findOneOrFail(Order, id)).owner.id;
const book = async (client: TestClient) => (await client.must(AddressesDocument)).addresses;
const problems = async (client: TestClient, code: string) =>
  (await client.must(DiscountedCartDocument, { lines, codes: [code] })).cart.codeProblems.map(
    ({ reason }) => reason,
  );

test('unpaid orders of strangers use up nothing of the owner of the address, who signs in again, and are not the first order', async () => {
  const code = await offer();
  const { email } = (await shop.confirmedShopper()).user;
  const order = await orderInCash(shop.guest(), code, email);
  const guest = await ownerOf(order);
  const owner = await signIn(email);
  expect(await ownerOf(order)).toBe(guest);
  expect(await book(owner)).toEqual([]);
  expect(await problems(owner, code)).toEqual([]);
  await buy(owner, code);
  expect(await problems(owner, code)).not.toEqual([]);
});

test('an order that was paid is that of the owner and uses the code up, but its address is not offered for the next one', async () => {
  const code = await offer();
  const { email, id } = (await shop.confirmedShopper()).user;
  const order = await buy(shop.guest(), code, email);
  const owner = await signIn(email);
  expect(await ownerOf(order)).toBe(id);
  expect(await problems(owner, code)).not.toEqual([]);
  expect(await book(owner)).toEqual([]);
});

test('who signs in where the order was made takes it along unpaid, with its use of the code', async () => {
  const code = await offer();
  const { email, id } = (await shop.confirmedShopper()).user;
  const browser = shop.guest();
  const order = await orderInCash(browser, code, email);
  await signIn(email, browser);
  expect(await ownerOf(order)).toBe(id);
  expect(await problems(browser, code)).not.toEqual([]);
});

test('the owner of an address gets an account that a stranger made with it without its unpaid orders and its addresses', async () => {
  const any = { firstOrderOnly: false };
  const [code, heldCode, paidCode] = [await offer(any), await offer(any), await offer(any)];
  const email = 'registered@example.com';
  const stranger = shop.guest();
  const { register } = await stranger.must(RegisterDocument, {
    input: { email, password, name: 'Stranger' },
  });
  const paid = await buy(stranger, paidCode);
  await stranger.must(SaveAddressDocument, { input: { address: strangers } });
  const order = await orderInCash(stranger, code);
  const held = { ...checkoutInput(lines).input, ...input(heldCode) };
  await stranger.must(StartCheckoutDocument, { input: held });

  const owner = shop.guest();
  await owner.must(RequestPasswordResetDocument, { email });
  const token = await mailedToken(shop, 'password.reset');
  await owner.must(ResetPasswordDocument, { input: { token, password: 'another secret of mine' } });
  expect(await ownerOf(order)).not.toBe(register.id);
  expect(await ownerOf(paid)).toBe(register.id);
  expect(await book(owner)).toEqual([]);
  expect(await problems(owner, code)).toEqual([]);
  expect(await problems(owner, heldCode)).toEqual([]);
  expect(await problems(owner, paidCode)).not.toEqual([]);
  const open = "select from checkouts where user_id = ? and stock <> 'sold'";
  expect(await shop.em().execute(open, [register.id])).toEqual([]);
});
