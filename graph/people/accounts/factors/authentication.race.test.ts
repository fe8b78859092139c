import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../../proof/testing/authenticator.ts';
import { TEST_PASSWORD } from '../../../proof/testing/fixtures.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import {
  AddPasskeyDocument,
  ConfirmTotpDocument,
  SignInCodeDocument,
  SignInDocument,
  SignInWithPasskeyDocument,
  StartPasskeyDocument,
  StartPasskeySignInDocument,
  StartTotpDocument,
} from '../../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

/** A person with an app, and as many challenges of sign-ins as asked for. */
async function enrolled(count: number) {
  const person = await shop.shopper();
  const { secret } = (await person.must(StartTotpDocument)).startTotp;
  const now = Math.floor(shop.ports.now().getTime() / 1000);
  const code = await generate({ secret, epoch: now });
  const { confirmTotp: codes } = await person.must(ConfirmTotpDocument, { code });
  const input = { email: person.user.email, password: TEST_PASSWORD };
  const challenges: string[] = [];
  for (let n = 0; n < count; n++) {
    const { errors } = await shop.guest().execute(SignInDocument, { input });
    challenges.push(errors[0]?.extensions?.challenge as string);
  }
  return { challenges, code: await generate({ secret, epoch: now + 30 }), codes };
}

const answer = async (challenge: string, code: string) =>
  (await shop.guest().execute(SignInCodeDocument, { input: { challenge, code } })).code ?? 'signed in';
const signedIn = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'signed in').length;

test('of twenty uses of one code at once, with a challenge each, one works', async () => {
  const { challenges, code } = await enrolled(20);
  expect(signedIn(await Promise.all(challenges.map((challenge) => answer(challenge, code))))).toBe(1);
});

test('of twenty uses of one recovery code at once one works', async () => {
  const { challenges, codes } = await enrolled(20);
  expect(signedIn(await Promise.all(challenges.map((challenge) => answer(challenge, codes[0]!))))).toBe(1);
});

test('of ten recovery codes for one challenge at once one works, and the others stay unused', async () => {
  const { challenges, codes } = await enrolled(2);
  const [first = '', second = ''] = challenges;
  const outcomes = await Promise.all(codes.map((code) => answer(first, code)));
  expect(signedIn(outcomes)).toBe(1);
  const unused = codes[outcomes.findIndex((outcome) => outcome !== 'signed in')]!;
  expect(await answer(second, unused)).toBe('signed in');
});

test('of twenty replays of one passkey response at once one works', async () => {
  const person = await shop.shopper();
  const device = new Authenticator(new URL(shop.settings.url).origin);
  const { startPasskey } = await person.must(StartPasskeyDocument);
  await person.must(AddPasskeyDocument, { input: { response: device.create(startPasskey) } });
  const { startPasskeySignIn } = await shop.guest().must(StartPasskeySignInDocument);
  const input = { response: device.get(startPasskeySignIn) };
  const uses = Array.from({ length: 20 }, () => shop.guest().execute(SignInWithPasskeyDocument, { input }));
  expect(signedIn((await Promise.all(uses)).map(({ code }) => code ?? 'signed in'))).toBe(1);
});
