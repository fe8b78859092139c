import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Authenticator } from '../../../proof/testing/authenticator.ts';
import { mailedToken } from '../../../proof/testing/mailed-token.ts';
import {
  AddPasskeyDocument,
  ConfirmTotpDocument,
  MeDocument,
  RemovePasskeyDocument,
  RequestSignInLinkDocument,
  SignInMethodsDocument,
  SignInWithTokenDocument,
  StaffDocument,
  StartPasskeyDocument,
  StartTotpDocument,
} from '../../../proof/testing/operations.generated.ts';
import { rest } from '../../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() => {
  shop.settings.strongStaff = 'required';
});
afterAll(() => shop?.close());

const addPasskey = async (person: Awaited<ReturnType<TestShop['admin']>>) => {
  const device = new Authenticator(new URL(shop.settings.url).origin);
  const { startPasskey } = await person.must(StartPasskeyDocument);
  return person.execute(AddPasskeyDocument, { input: { response: device.create(startPasskey) } });
};

test('where staff need a second factor, a password alone gives no permission at any door', async () => {
  const admin = await shop.admin();
  const { errors } = await admin.execute(StaffDocument);
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('set up a passkey or an authenticator app on your profile'),
    extensions: { code: 'FORBIDDEN', needs: 'SECOND_FACTOR' },
  });
  expect((await rest(admin, 'GET', '/users')).status).toBe(403);
  expect((await admin.must(MeDocument)).me?.id).toBe(admin.user.id);
  expect((await admin.must(SignInMethodsDocument)).signInMethods).toMatchObject({
    isSecondFactorAdvised: true,
    isSecondFactorRequired: true,
  });
});

test('after setting up an app or a passkey their permissions count', async () => {
  const admin = await shop.admin();
  const { secret } = (await admin.must(StartTotpDocument)).startTotp;
  const code = await generate({ secret, epoch: Math.floor(shop.ports.now().getTime() / 1000) });
  await admin.must(ConfirmTotpDocument, { code });
  expect((await admin.execute(StaffDocument)).code).toBeUndefined();
  const other = await shop.staff('STAFF');
  expect((await other.execute(StaffDocument)).code).toBe('FORBIDDEN');
  await addPasskey(other);
  expect((await other.execute(StaffDocument)).code).toBeUndefined();
});

test('who knows only the password of staff with a passkey adds and removes none', async () => {
  const admin = await shop.admin();
  await addPasskey(admin);
  await shop.em().execute("update sessions set level = 'password' where user_id = ?", [admin.user.id]);
  expect((await admin.execute(StartPasskeyDocument)).code).toBe('FORBIDDEN');
  expect((await admin.execute(StartTotpDocument)).code).toBe('FORBIDDEN');
  const { signInMethods } = await admin.must(SignInMethodsDocument);
  const [passkey] = signInMethods.passkeys;
  expect((await admin.execute(RemovePasskeyDocument, { id: passkey!.id })).code).toBe('FORBIDDEN');
});

test('without the last passkey the permissions are gone', async () => {
  const admin = await shop.admin();
  await addPasskey(admin);
  const { signInMethods } = await admin.must(SignInMethodsDocument);
  await admin.must(RemovePasskeyDocument, { id: signInMethods.passkeys[0]!.id });
  expect((await admin.execute(StaffDocument)).code).toBe('FORBIDDEN');
});

test('staff without a second factor do not sign in with a mailed link, and shoppers do', async () => {
  for (const [person, code] of [
    [await shop.admin(), 'FORBIDDEN'],
    [await shop.shopper(), undefined],
  ] as const) {
    await shop.guest().must(RequestSignInLinkDocument, { email: person.user.email });
    const token = await mailedToken(shop, 'sign-in.link');
    const browser = shop.guest();
    expect((await browser.execute(SignInWithTokenDocument, { token })).code).toBe(code);
    expect(browser.cookie === '').toBe(code !== undefined);
  }
});

test('a reminder takes no permission away, and shoppers get none', async () => {
  shop.settings.strongStaff = 'warn';
  const admin = await shop.admin();
  expect((await admin.execute(StaffDocument)).code).toBeUndefined();
  const methods = (await admin.must(SignInMethodsDocument)).signInMethods;
  expect([methods.isSecondFactorAdvised, methods.isSecondFactorRequired]).toEqual([true, false]);
  const shopper = await shop.shopper();
  expect((await shopper.must(SignInMethodsDocument)).signInMethods.isSecondFactorAdvised).toBe(false);
});
