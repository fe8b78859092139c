import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  DiscountedCartDocument,
  OrderCartDocument,
  SavePromotionDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const [HERE, ELSEWHERE] = ['198.51.100.7', '203.0.113.9'];

let shop: TestShop;
let lines: { productId: string; qty: number }[];
beforeAll(async () => {
  shop = await testShop({ webhooks: false, trustProxy: 1 });
  await offerAllWaysToPay(shop);
  lines = [{ productId: (await shop.addProduct({ price: 50_00, countInStock: 1000 })).id, qty: 1 }];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** The code of a new promotion that a person can use once. */
async function offer(): Promise<string> {
  const code = `P-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Once', kind: 'AMOUNT', value: 10_00, code, maxPerPerson: 1 } as const;
  await (await shop.admin()).must(SavePromotionDocument, { input });
  return code;
}
const at = (from: string, client = shop.guest()) => Object.assign(client, { from });
const start = (client: TestClient, code: string, email?: string) =>
  client.execute(StartCheckoutDocument, { input: { ...checkoutInput(lines).input, codes: [code], email } });
async function buy(client: TestClient, code: string, email?: string) {
  const { startCheckout } = (await start(client, code, email)).data!;
  expect((await place(client, startCheckout, await shop.pay(startCheckout))).errors).toEqual([]);
}
/** A confirmed account of a mailbox. */
async function owner(email: string) {
  const client = await shop.confirmedShopper();
  await shop.em().nativeUpdate(User, client.user.id, { email, emailKey: email });
  return at(HERE, client);
}
const isAccepted = async (client: TestClient, code: string, email?: string) =>
  (await start(client, code, email)).code === undefined;

test('nobody learns from elsewhere whether an address, of an account or a guest, has used a code', async () => {
  const code = await offer();
  const account = await owner('account@example.com');
  await buy(account, code);
  await buy(at(HERE), code, 'guest@example.com');
  for (const email of ['account@example.com', 'guest@example.com', 'nobody@example.com'])
    expect(await isAccepted(at(ELSEWHERE), code, email), email).toBe(true);
  expect(await isAccepted(account, code)).toBe(false);
});

test('a stranger who orders in cash with the address of somebody does not use up the code of that person', async () => {
  const code = await offer();
  const account = await owner('robbed@example.com');
  for (const from of [HERE, ELSEWHERE]) {
    const input = { lines, codes: [code], paymentMethod: 'cod', email: 'robbed@example.com' };
    const { shippingAddress } = checkoutInput(lines).input;
    await at(from).must(OrderCartDocument, { input: { ...input, shippingAddress } });
  }
  const { cart } = await account.must(DiscountedCartDocument, { lines, codes: [code] });
  expect(cart.codeProblems).toEqual([]);
  await buy(account, code);
});

test('dots and tags make no other person of a mailbox', async () => {
  const code = await offer();
  await buy(await owner('ada.love@gmail.com'), code);
  const other = await owner('adalove+2@gmail.com');
  expect(await isAccepted(other, code)).toBe(false);
  const { cart } = await other.must(DiscountedCartDocument, { lines, codes: [code] });
  expect(cart.codeProblems).toMatchObject([{ reason: 'USED_BEFORE' }]);
  await buy(at(HERE), code, 'guest.one@gmail.com');
  expect(await isAccepted(at(HERE), code, 'guestone+x@gmail.com')).toBe(false);
});
