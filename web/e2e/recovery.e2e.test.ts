import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { openMail } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.endVisits());
afterAll(() => shop?.close());

test('a newcomer who forgot the password opens the mailbox of the shop and signs in with a new one', async () => {
  const { page } = await shop.visit();
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot your password/ }).click();
  // Both pages have a field of this name.
  await page.getByRole('heading', { name: "Can't sign in?" }).waitFor();
  await page.getByLabel('Email Address').fill(logins.shopper.email);
  await page.getByRole('button', { name: 'Mail me a link for a new password' }).click();
  await page.getByRole('link', { name: '/sandbox/mail' }).click();
  await openMail(page, 'Choose a new password');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.waitForURL(/\/reset#/);
  await page.getByLabel('New Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL('/profile');
  await page.getByRole('heading', { name: 'User Profile' }).waitFor();

  await page.goto('/reset#used');
  await page.getByLabel('New Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Get a new link' }).click();
  await page.waitForURL('/forgot');
});

test('a mailed link signs in when its button is pressed', async () => {
  const { page } = await shop.visit();
  await page.goto('/forgot');
  await page.getByLabel('Email Address').fill(logins.admin.email);
  await page.getByRole('button', { name: 'Mail me a link to sign in' }).click();
  await page.getByRole('link', { name: '/sandbox/mail' }).click();
  await openMail(page, /Your link to sign in/);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/link#/);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/');
  await page.getByRole('button', { name: /Admin/ }).first().waitFor();
});
