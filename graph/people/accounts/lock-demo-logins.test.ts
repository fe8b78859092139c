import { afterAll, beforeEach, expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  MeDocument,
  OrderDocument,
  RegisterDocument,
  SignInDocument,
  UpdateProfileDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { demoLogins } from './demo-logins.ts';
import { lockDemoLogins, refuseDemoLogins } from './lock-demo-logins.ts';
import { hashPassword } from './password.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
beforeEach(async () => {
  await shop?.close();
  shop = await testShop();
});
afterAll(() => shop?.close());

/** The demo logins, signed in. */
async function openDemo(): Promise<{ sam: TestClient; ada: TestClient }> {
  const em = shop.em();
  for (const { password, ...login } of demoLogins) {
    const passwordHash = await hashPassword(password);
    em.create(User, { ...login, emailKey: login.email, passwordHash, createdAt: new Date() });
  }
  await em.flush();
  const [sam, ada] = [shop.guest(), shop.guest()];
  await sam.must(SignInDocument, { input: credentials(demoLogins[0]) });
  await ada.must(SignInDocument, { input: credentials(demoLogins[1]) });
  return { sam, ada };
}

const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password });
const refused = () => refuseDemoLogins(shop.em());

test('a shop in which the demo logins work is refused, with the command that mends it', async () => {
  await openDemo();
  await expect(refused()).rejects.toThrow(
    /^Anybody can sign in as shopper@example.com and admin@example.com, .+"npm run lock-demo-logins"/,
  );
});

test('one of them is enough', async () => {
  await openDemo();
  const passwordHash = await hashPassword('known to its owner');
  await shop.em().nativeUpdate(User, { email: 'admin@example.com' }, { passwordHash });
  await expect(refused()).rejects.toThrow(/^Anybody can sign in as shopper@example.com, /);
});

test('a shop without these accounts, or with other passwords for them, is fine', async () => {
  await refused();
  const input = { name: 'Ada', email: 'admin@example.com', password: 'known to its owner' };
  await shop.guest().must(RegisterDocument, { input });
  await refused();
});

test('once locked, nobody signs in as them, no session of theirs lasts, and their orders stay', async () => {
  const { sam, ada } = await openDemo();
  const product = await shop.addProduct();
  const { data } = await place(sam, await startCheckout(sam, product.id));
  expect(await lockDemoLogins(shop.later())).toEqual(['shopper@example.com', 'admin@example.com']);
  await refused();
  for (const login of demoLogins) {
    const answer = await shop.guest().execute(SignInDocument, { input: credentials(login) });
    expect(answer.code).toBe('WRONG_CREDENTIALS');
  }
  for (const client of [sam, ada]) expect((await client.must(MeDocument)).me).toBeNull();
  expect(await shop.em().count(User, { isAdmin: true })).toBe(0);
  const { order } = await (await shop.admin()).must(OrderDocument, { id: data!.placeOrder.id });
  expect(order.user?.email).toBe('shopper@example.com');
  expect(await lockDemoLogins(shop.later())).toEqual([]);
  // Nobody reads mails to the addresses of the demo.
  expect(await shop.em().count(Mail, { type: 'password.changed' })).toBe(0);
});

test('an account whose owner has another password is not locked', async () => {
  const input = { name: 'Ada', email: 'admin@example.com', password: 'known to its owner' };
  await shop.guest().must(RegisterDocument, { input });
  expect(await lockDemoLogins(shop.later())).toEqual([]);
  expect((await shop.guest().execute(SignInDocument, { input: credentials(input) })).code).toBeUndefined();
});

test('a stranger cannot stop the next start by making a demo login', async () => {
  const { email, password } = demoLogins[0];
  const taken = await shop.guest().execute(RegisterDocument, { input: { name: 'Sam', email, password } });
  expect(taken.code).toBe('BAD_USER_INPUT');
  const sam = shop.guest();
  await sam.must(RegisterDocument, { input: { name: 'Sam', email, password: 'a long secret' } });
  expect((await sam.execute(UpdateProfileDocument, { input: { password } })).code).toBe('BAD_USER_INPUT');
  await refused();
});
