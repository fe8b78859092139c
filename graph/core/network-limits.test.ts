import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '../proof/testing/mailed-token.ts';
import {
  RequestPasswordResetDocument,
  RequestSignInLinkDocument,
  SignInWithTokenDocument,
} from '../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1, trustProxy: 1 });
});
afterAll(() => shop?.close());

const at = (from: string) => Object.assign(shop.guest(), { from });

test('only wrong links are counted, and a right one opens after any number of them', async () => {
  const { user } = await shop.shopper();
  await at('198.51.100.1').must(RequestSignInLinkDocument, { email: user.email });
  const token = await mailedToken(shop, 'sign-in.link');
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 61; n += 1)
    codes.push((await at('198.51.100.7').execute(SignInWithTokenDocument, { token: 'x'.repeat(43) })).code);
  expect([codes[59], codes[60]]).toEqual(['TOKEN_INVALID', 'RATE_LIMITED']);
  expect((await at('198.51.100.7').execute(SignInWithTokenDocument, { token })).code).toBeUndefined();
});

test('a customer with many networks of IPv6 has five times the limit of one', async () => {
  const ask = async (n: number) => {
    const email = `nobody${n}@example.com`;
    return (await at(`2001:db8:7:${n.toString(16)}::1`).execute(RequestPasswordResetDocument, { email }))
      .code;
  };
  for (let n = 0; n < 100; n += 1) expect(await ask(n)).toBeUndefined();
  expect(await ask(100)).toBe('RATE_LIMITED');
});
