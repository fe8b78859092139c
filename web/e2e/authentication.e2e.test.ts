import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ STRONG_STAFF: 'warn' });
});
afterEach(() => shop.endVisits());
afterAll(() => shop?.close());

/** A new account. */
async function register() {
  const api = await shop.api();
  const login = { email: `${crypto.randomUUID()}@example.com`, password: 'a first secret' };
  await api('mutation($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { name: 'Nora New', ...login },
  });
  return login;
}

/** A device that verifies its owner, in place of a fingerprint reader. */
async function giveDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Nora New' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a passkey that was added on the profile signs in, and does not once it was removed', async () => {
  const { page, problems } = await shop.visitAnew({ viewport: { width: 412, height: 823 } });
  await giveDevice(page);
  // The device would answer the e-mail field's offer at once, before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signIn(page, await register(), '/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('status').getByText('Passkey added').waitFor();
  await page.getByText(/^Added on/).waitFor();
  expect(await violations(page)).toEqual([]);
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Nora New' }).waitFor();

  await page.goto('/profile');
  await page
    .getByText(/last used on/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Delete Passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('status').getByText('Passkey removed').waitFor();
  expect(problems).toEqual([]);
});

test('with an authenticator app the password is not enough, and a recovery code works once', async () => {
  const { page } = await shop.visit();
  const login = await register();
  await signIn(page, login, '/profile');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
  const secret = (await page.locator('code').first().textContent())!.replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('This code is wrong.').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Code' }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await codes.getByRole('listitem').nth(9).waitFor();
  const [code = ''] = await codes.getByRole('listitem').allTextContents();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await signOut(page);

  await typePassword(page, login);
  await page.getByText('One more step, and you are in.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(
    await page.getByRole('textbox', { name: 'Code' }).evaluate((input) => input === document.activeElement),
  ).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or was used before.').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Nora New' }).waitFor();
  await page.goto('/profile');
  await page.getByText('9 recovery codes are left.').waitFor();
  await signOut(page);

  await typePassword(page, login);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or was used before.').waitFor();
});

test('people see where they are signed in and end a session elsewhere', async () => {
  const [{ page, problems }, other] = [await shop.visit(), await shop.visit()];
  const login = await register();
  await signIn(page, login, '');
  await signIn(other.page, login, '');
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await list.getByText('This browser').waitFor();
  await list.getByRole('button', { name: /^End/ }).first().click();
  await page.getByRole('status').getByText('Session ended').waitFor();
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await list.getByRole('button', { name: /^End/ }).waitFor({ state: 'detached' });
  await other.page.goto('/profile');
  await other.page.waitForURL('/login?redirect=/profile');
  expect(problems).toEqual([]);
});

test('the admin area reminds staff without a second factor', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/productlist');
  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  await page.waitForURL('/profile#sign-in-methods');
  await page.getByRole('heading', { name: 'How you sign in' }).waitFor();
});
