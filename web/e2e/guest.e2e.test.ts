import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, openPayment } from './walks.ts';

const PHONE = { width: 412, height: 823 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('on a phone somebody buys without an account, in three screens after the e-mail address', async () => {
  const { page, problems } = await shop.visitAnew({ viewport: PHONE });
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByText('Proceed To Checkout').click();
  await page.waitForURL('/login?redirect=/shipping');
  const email = page.getByLabel('E-mail for your order');
  await email.fill('gil');
  await page.getByRole('heading', { name: 'No account?' }).click();
  await page.getByText('Enter an email address such as name@example.com.').waitFor();
  await email.fill('gil@example.com');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue without an account' }).click();

  await page.waitForURL('/shipping');
  await page.reload();
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/placeorder');
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\/[\w-]+$/);
  await page.getByText(/^Paid on/).waitFor();
  await page.getByRole('link', { name: 'gil@example.com' }).waitFor();
  await page.reload();
  await page.getByText(/^Paid on/).waitFor();
  // The header is that of somebody signed out.
  await page.goto('/profile');
  await page.waitForURL('/login?redirect=/profile');
  expect(await page.getByLabel('E-mail for your order').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a guest goes back to another address, and without one every step leads to the sign-in', async () => {
  const { page } = await shop.visitAnew({ viewport: PHONE });
  await addToCart(page, 'Byway 35 Film Camera');
  for (const path of ['/shipping', '/payment', '/placeorder', '/order/x']) {
    await page.goto(path);
    await page.waitForURL(`/login?redirect=${path}`);
  }
  await page.goto('/login?redirect=/shipping');
  await page.getByLabel('E-mail for your order').fill('typo@example.com');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.waitForURL('/shipping');
  await page.goto('/login?redirect=/shipping');
  expect(await page.getByLabel('E-mail for your order').inputValue()).toBe('typo@example.com');
});
