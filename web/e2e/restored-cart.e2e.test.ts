import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GRAPHQL, operationOf, responseOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';
const BEAR = 'Barnaby Teddy Bear';

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
}

async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login?redirect=/cart');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/cart');
}

const nameOf = (request: Request) => operationOf(request)?.operationName ?? '';
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** Names and quantities. */
const inCart = (page: Page) =>
  page.evaluate(() => {
    const { cartItems = [] } = JSON.parse(localStorage.getItem('cart') ?? '{}');
    return cartItems.map(({ name, qty }: { name: string; qty: number }) => [name, qty]);
  });

test('signing out leaves local storage empty; the next sign-in of the same account brings its cart back', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, CAMERA, 2);
  await signOut(page, 'Sam Shopper');
  expect(await stored(page)).toEqual({});

  await signInByForm(page, logins.admin);
  await page.getByText('Your cart is empty').waitFor();
  await signOut(page, 'Ada Admin');

  await addToCart(page, BEAR, 3);
  await signInByForm(page, logins.shopper);
  await page.getByText('Subtotal (5) items').waitFor();
  await page.getByRole('status').getByText('Back in your cart from your last visit: 1 product').waitFor();
  expect(await inCart(page)).toEqual([
    [CAMERA, 2],
    [BEAR, 3],
  ]);
  expect(problems).toEqual([]);
});

test('a cart that an ended session left stays for its account, and is put aside for another', async () => {
  const { page, context } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, CAMERA);
  await context.clearCookies();
  await page.goto('/profile');
  await page.waitForURL(/\/login/);
  // The account has more from before.
  expect(await inCart(page)).toContainEqual([CAMERA, 1]);

  await signInByForm(page, logins.admin);
  await page.getByText('Your cart is empty').waitFor();
  await signOut(page, 'Ada Admin');
  await signInByForm(page, logins.shopper);
  await expect.poll(() => inCart(page)).toContainEqual([CAMERA, 1]);
});

test('a product opened while a sign-out is in flight is shown whole', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper);
  const held = { SignOut: Promise.withResolvers<void>(), ProductPage: Promise.withResolvers<void>() };
  const sent: string[] = [];
  await page.route(GRAPHQL, async (route) => {
    const operation = nameOf(route.request());
    sent.push(operation);
    await held[operation as keyof typeof held]?.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Sam Shopper' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => sent).toContain('SignOut');
  await page.getByRole('link', { name: BEAR }).first().click();
  await expect.poll(() => sent).toContain('ProductPage');

  const signedOut = responseOf(page, 'SignOut');
  held.SignOut.resolve();
  await signedOut;
  held.ProductPage.resolve();
  await page.getByLabel('Quantity').waitFor();
  expect(problems).toEqual([]);
});
