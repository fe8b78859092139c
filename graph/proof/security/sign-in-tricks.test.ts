import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignInFailure } from '../../people/accounts/sign-in-failure.entity.ts';
import { TEST_PASSWORD } from '../testing/fixtures.ts';
import { RegisterDocument, SignInDocument } from '../testing/operations.generated.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
});
afterAll(() => shop?.close());

test('an unknown account and a wrong password get the same response', async () => {
  const { user } = await shop.shopper();
  const answers = [];
  for (const asked of [user.email, 'nobody@example.com']) {
    answers.push(
      await shop.guest().execute(SignInDocument, { input: { email: asked, password: 'wrong one' } }),
    );
  }
  expect(answers[1]).toEqual(answers[0]);
});

test('an address in a header is no other client, unless a proxy is trusted', async () => {
  const { user } = await shop.shopper();
  const em = shop.em();
  for (let n = 0; n < 10; n += 1)
    em.create(SignInFailure, { emailKey: user.email, address: '127.0.0.1', failedAt: shop.ports.now() });
  await em.flush();
  const query = 'mutation($i: SignInInput!) { signIn(input: $i) { id } }';
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']) {
    const variables = { i: { email: user.email, password: TEST_PASSWORD } };
    const response = await shop.guest().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [name]: '203.0.113.9' },
      body: JSON.stringify({ query, variables }),
    });
    expect((await response.json()).errors[0].extensions.code, name).toBe('RATE_LIMITED');
  }
});

test('an e-mail address in other letters is the same account for the lock', async () => {
  const now = shop.ports.now();
  const em = shop.em();
  const input = { name: 'Ann', email: 'ann.lock@example.com', password: TEST_PASSWORD };
  await shop.guest().must(RegisterDocument, { input });
  for (let n = 0; n < 10; n += 1) {
    em.create(SignInFailure, { emailKey: input.email, address: '127.0.0.1', failedAt: now });
  }
  await em.flush();
  for (const typed of ['ANN.LOCK@example.com', 'Ann.Lock@Example.Com']) {
    const { code } = await shop
      .guest()
      .execute(SignInDocument, { input: { email: typed, password: TEST_PASSWORD } });
    expect(code).toBe('RATE_LIMITED');
  }
});
