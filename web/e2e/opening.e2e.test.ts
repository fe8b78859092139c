import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';
import { addToCart, signIn } from './walks.ts';

const owner = { email: 'olive@example.com', password: 'a-long-password' };

let shop: Shop;
/** A new shop with the keys of a payment provider: closed, and empty. */
beforeAll(async () => {
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_test_x',
    RAZORPAY_KEY_SECRET: 'canary-key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'canary-webhook-secret',
  };
  shop = await openShop({ ...keys, OPEN_MAILBOX: 'true' }, owner);
  const api = await shop.api(owner);
  const input = { name: 'Bauhaus Desk Lamp', price: 119_00, countInStock: 5, isDraft: false };
  await api('mutation($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const step = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const rowsOf = async (page: Page) => {
  const summary = page.getByRole('region', { name: 'Order summary' }).first();
  const names = await summary.locator('dt').allTextContents();
  const amounts = await summary.locator('dd').allTextContents();
  return names.map((name, at) => `${name} ${amounts[at]?.replace(/[^\d.,-]/g, '')}`);
};

test('the owner of a new shop follows the list: the rules of Germany, its shipping, a test order, and opens', async () => {
  const { page, problems } = await shop.visitAnew({ viewport: { width: 1440, height: 900 } });
  await signIn(page, owner, '/admin');

  await page.getByRole('heading', { name: 'Set up your shop' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open the shop' }).isDisabled()).toBe(true);

  await step(page, 'Where you sell from').getByRole('button', { name: 'Choose your country' }).click();
  await page.getByLabel('Country that you sell from').selectOption('Germany');
  await page.getByText('Tax of Germany, class standard: nothing → 19 %').waitFor();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await step(page, 'Taxes').getByText('Done').waitFor({ state: 'attached' });
  await step(page, 'Shipping').getByRole('button', { name: 'Keep these' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep these' }).click();
  await step(page, 'Shipping').getByText('Done').waitFor({ state: 'attached' });

  await step(page, 'Test order').getByRole('link', { name: 'Go to the shop' }).click();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
  await addToCart(page, 'Bauhaus Desk Lamp');
  await page.getByText('Proceed To Checkout').click();
  await page.waitForURL('/shipping');
  await page.getByLabel('Full name').fill('Greta Gast');
  await page.getByLabel('Address').fill('Torstraße 1');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Postal Code').fill('10119');
  await page.getByLabel('Country').fill('Germany');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/(payment|placeorder)$/);
  if (page.url().endsWith('/payment')) await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL('/placeorder');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).waitFor();
  // 119.00 with 19 % in it: 19.00; above 100.00 the shipping is free.
  const rows = ['Items 119.00', 'Shipping 0.00', 'Tax (included) 19.00', 'Total 119.00'];
  await expect.poll(() => rowsOf(page)).toEqual(rows);
  await page.getByRole('button', { name: 'Place as a test order' }).click();
  await page.waitForURL('/admin/test-orders');
  await page.getByRole('heading', { name: 'Test order T1' }).waitFor();
  expect(await rowsOf(page)).toEqual(rows);
  await page.getByText('Torstraße 1').waitFor();

  await page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: 'Home' })
    .click();
  await step(page, 'Test order').getByText('Done').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the shop' }).click();
  await page.getByText('The shop is open.').waitFor();
  await page.goto('/admin/test-orders');
  await page.getByText('There is no test order.').waitFor();
  await page.goto('/admin/orderlist');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(await page.getByRole('row', { name: /Greta/ }).count()).toBe(0);
  const { page: guest } = await shop.visitAnew();
  await guest.goto('/');
  await guest.getByRole('heading', { name: 'Latest Products' }).waitFor();
  expect(problems).toEqual([]);
});
