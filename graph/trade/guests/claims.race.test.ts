import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  ClaimOrdersDocument,
  RegisterDocument,
  RequestClaimDocument,
  SignInDocument,
  VerifyEmailDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

const password = 'a long enough secret';
let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await shop.admin();
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

async function buy(email: string) {
  const client = await shop.guestBuyer(email);
  const checkout = await startCheckout(client, productId);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  return { client, order: data!.placeOrder.id };
}
const ownerOf = async (id: string) => (await shop.em().findOneOrFail(Order, id)).owner.id;
const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));

test('of fifty people who claim the orders of a guest nobody gets them who has not proved the address', async () => {
  const email = 'wanted@example.com';
  const { order } = await buy(email);
  const guest = await ownerOf(order);
  const input = { email, password };
  const { register } = await shop.guest().must(RegisterDocument, { input: { ...input, name: 'Stranger' } });
  const signIn = () => shop.guest().execute(SignInDocument, { input });
  const buyAlike = async () => (await buy(email)).order;
  const guess = () =>
    shop.guest().execute(ClaimOrdersDocument, { input: { token: 'a'.repeat(43), password } });
  await Promise.all([times(20, signIn), times(10, buyAlike), times(20, guess)]);
  expect(await ownerOf(order)).toBe(guest);
  const token = await mailedToken(shop, 'account.welcome');
  await Promise.all([
    shop.guest().must(VerifyEmailDocument, { token }),
    times(10, signIn),
    times(5, buyAlike),
  ]);
  await times(10, signIn);
  expect(await ownerOf(order)).toBe(register.id);
  expect((await shop.events('order.claimed')).filter(({ orderId }) => orderId === order)).toHaveLength(1);
  expect(await shop.em().count(Order, { owner: { guestEmailKey: email } })).toBe(0);
});

test('of fifty uses of the mailed link at once one makes the account', async () => {
  const { client, order } = await buy('once@example.com');
  await client.must(RequestClaimDocument);
  const token = await mailedToken(shop, 'guest.claim');
  const uses = await times(50, () =>
    shop.guest().execute(ClaimOrdersDocument, { input: { token, password } }),
  );
  const codes = uses.map(({ code }) => code ?? 'claimed');
  expect(codes.filter((code) => code === 'claimed')).toHaveLength(1);
  expect(codes.filter((code) => code === 'TOKEN_INVALID')).toHaveLength(49);
  expect(await ownerOf(order)).toBe(client.user.id);
});

test('an order that is paid while it is claimed belongs to the account', async () => {
  const email = 'paying@example.com';
  const buyers = await times(10, async () => {
    const client = await shop.guestBuyer(email);
    const checkout = await startCheckout(client, productId);
    return { client, checkout, payment: await shop.pay(checkout) };
  });
  const input = { email, password };
  const { register } = await shop.guest().must(RegisterDocument, { input: { ...input, name: 'Pia' } });
  const token = await mailedToken(shop, 'account.welcome');
  await Promise.all([
    ...buyers.map(({ client, checkout, payment }) => place(client, checkout, payment)),
    shop.guest().must(VerifyEmailDocument, { token }),
  ]);
  await shop.provider.idle();
  await shop.guest().must(SignInDocument, { input });
  const orders = await shop.em().find(Order, { customerEmail: email });
  expect(orders).toHaveLength(10);
  expect(new Set(orders.map(({ owner }) => owner.id))).toEqual(new Set([register.id]));
});
