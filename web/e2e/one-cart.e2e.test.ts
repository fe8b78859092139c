import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openPayment, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('of two tabs that pay one cart, the second closes its payment window when the first has paid, and shows the order', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await goToPlaceOrder(page);
  const other = await page.context().newPage();
  await other.goto('/placeorder');
  const waiting = await openPayment(other);
  await waiting.waitFor();

  const paying = await openPayment(page);
  await paying.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('/order/**');
  await waiting.waitFor({ state: 'detached' });
  await other.getByText('This cart has been paid.').waitFor();
  expect(await other.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    new URL(page.url()).pathname,
  );

  // The next cart is another one.
  await addToCart(other, 'Byway 35 Film Camera');
  await goToPlaceOrder(other);
  const next = await openPayment(other);
  await next.getByRole('button', { name: /^Pay/ }).click();
  await other.waitForURL('/order/**');
  expect(other.url()).not.toBe(page.url());
});
