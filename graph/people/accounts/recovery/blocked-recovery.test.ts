import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailedTokens } from '../../../proof/testing/mailed-token.ts';
import {
  InviteStaffDocument,
  RequestPasswordResetDocument,
  RequestSignInLinkDocument,
  ResetPasswordDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Token } from '../tokens/token.entity.ts';

const MINUTE = 60_000;

let shop: TestShop;
let owner: TestClient;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
});
beforeEach(async () => {
  shop.clock.advance(120 * MINUTE);
  owner = await shop.shopper();
});
afterAll(() => shop?.close());

const ask = () => shop.guest().must(RequestPasswordResetDocument, { email: owner.user.email });
/** The links that the owner got, of any time. */
const links = () => shop.em().find(Token, { user: owner.user.id, purpose: 'reset' });

test('whoever asks for links to a mailbox, its owner always has one for a quarter of an hour, of six an hour', async () => {
  for (let minute = 0; minute < 60; minute += 3) {
    await ask();
    await mailedTokens(shop, 'password.reset');
    const last = Math.max(...(await links()).map(({ expiresAt }) => expiresAt.getTime()));
    expect(last - shop.ports.now().getTime()).toBeGreaterThanOrEqual(14 * MINUTE);
    shop.clock.advance(3 * MINUTE);
  }
  expect(await links()).toHaveLength(6);
});

test('an owner whose mailbox is full of links to sign in gets one for a new password', async () => {
  for (let n = 0; n < 5; n++) await shop.guest().must(RequestSignInLinkDocument, { email: owner.user.email });
  await mailedTokens(shop, 'sign-in.link');
  await ask();
  const [token = ''] = (await mailedTokens(shop, 'password.reset')).slice(-1);
  const input = { token, password: 'correct horse battery' };
  expect((await shop.guest().execute(ResetPasswordDocument, { input })).code).toBeUndefined();
  // It was used up: the next request gets another.
  await ask();
  await mailedTokens(shop, 'password.reset');
  expect(await links()).toHaveLength(2);
});

test('a stranger who asks for links keeps no invitation from its mailbox', async () => {
  const admin = await shop.admin();
  const email = 'invited@example.com';
  for (let n = 0; n < 5; n++) await shop.guest().must(RequestPasswordResetDocument, { email });
  const input = { name: 'Ida', email, permissions: ['ORDERS' as const] };
  await admin.must(InviteStaffDocument, { input });
  expect(await mailedTokens(shop, 'staff.invited')).toHaveLength(1);
});
