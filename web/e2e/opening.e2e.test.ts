import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';
import { addToCart, signIn } from './walks.ts';

const owner = { email: 'olive@example.com', password: 'a-long-password' };

/**
 * What an order of a lamp for 119.00 of the class standard, a book for 21.40 of the class reduced and shipping for 4.90 of the class standard
 * comes to by the rules of a country, worked out by hand: of 123.90 with 19 % in it, 19.78 are tax.
 */
const countries = [
  {
    ...{
      country: 'France',
      change: 'Currency: INR → EUR',
      rate: 'Tax of France, class standard: nothing → 20 %',
    },
    ...{
      fields: { City: 'Lyon', 'Postal Code': '69001' },
      consents: true,
      button: 'Order with obligation to pay',
    },
    taxes: ['Tax (included) 22.60', 'VAT 20 % 20.65', 'VAT 10 % 1.95'],
    total: '€145.30',
  },
  {
    ...{
      country: 'India',
      change: 'Currency: EUR → INR',
      rate: 'Tax of India, class standard: nothing → 18 %',
    },
    ...{
      fields: { City: 'Pune', 'PIN Code': '411001', State: 'Maharashtra' },
      consents: false,
      button: 'Place Order - ₹145.30',
    },
    taxes: ['Tax (included) 19.92', 'GST 18 % 18.90', 'GST 5 % 1.02'],
    total: '₹145.30',
  },
  {
    ...{ country: 'United States', change: 'Currency: INR → USD', rate: 'Prices include tax: yes → no' },
    ...{
      fields: { City: 'Austin', 'ZIP Code': '73301', State: 'TX' },
      consents: false,
      button: 'Place Order - $145.30',
    },
    taxes: ['Tax 0.00'],
    total: '$145.30',
  },
  {
    ...{
      country: 'Germany',
      change: 'Currency: USD → EUR',
      rate: 'Tax of Germany, class standard: nothing → 19 %',
    },
    ...{
      fields: { City: 'Berlin', 'Postal Code': '10119' },
      consents: true,
      button: 'Order with obligation to pay',
    },
    taxes: ['Tax (included) 21.18', 'VAT 19 % 19.78', 'VAT 7 % 1.40'],
    total: '€145.30',
  },
];

let shop: Shop;
let page: Page;
let problems: string[];
/** A new shop with the keys of a payment provider: closed, and empty. */
beforeAll(async () => {
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_test_x',
    RAZORPAY_KEY_SECRET: 'canary-key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'canary-webhook-secret',
  };
  shop = await openShop({ ...keys, OPEN_MAILBOX: 'true' }, owner);
  const api = await shop.api(owner);
  for (const [name, price, taxClass] of [
    ['Bauhaus Desk Lamp', 119_00, 'standard'],
    ['Collected Sonnets', 21_40, 'reduced'],
  ])
    await api('mutation($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input: { name, price, taxClass, countInStock: 5, isDraft: false },
    });
  ({ page, problems } = await shop.visitAnew({ viewport: { width: 1440, height: 900 } }));
  await signIn(page, owner, '/admin');
});
afterAll(() => shop?.close());

const step = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const isDone = (title: string) => step(title).getByText('Done').waitFor({ state: 'attached' });
const goHome = () =>
  page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
const rowsOf = async () => {
  const summary = page.getByRole('region', { name: 'Order summary' }).first();
  const names = await summary.locator('dt').allTextContents();
  const amounts = await summary.locator('dd').allTextContents();
  return names.map((name, at) => `${name} ${amounts[at]?.replace(/[^\d.,-]/g, '')}`);
};

test('the owner of a new shop follows the list: who sells, shipping and a legal page', async () => {
  await page.getByRole('heading', { name: 'Set up your shop' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open the shop' }).isDisabled()).toBe(true);

  await step('Who sells').getByRole('link').click();
  await page.getByRole('heading', { name: 'Invoices', level: 1 }).waitFor();
  for (const [label, value] of [
    ['Name of the seller', 'Olive Lamps'],
    ['Street and number', 'Torstraße 1'],
    ['Postal code', '10119'],
    ['City', 'Berlin'],
    ['Tax number', 'DE 123456789'],
  ])
    await page.getByLabel(label!).fill(value!);
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByRole('button', { name: 'Save' }).click();
  await goHome();
  await isDone('Who sells');

  await step('Taxes').getByRole('button', { name: 'Keep these' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep these' }).click();
  for (const title of ['Taxes', 'Shipping']) await isDone(title);

  await step('Shipping').getByRole('link').click();
  await page.getByRole('button', { name: 'Edit Standard' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('4.90');
  await dialog.getByLabel('Free above').fill('');
  await dialog.getByLabel('Tax class of its price').fill('standard');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await goHome();
  await isDone('Shipping');

  await step('Legal pages').getByRole('link').click();
  await page.getByRole('link', { name: 'Start Terms' }).click();
  await page.getByLabel('Text', { exact: true }).fill('We sell **lamps**.');
  await page.getByLabel('Published: shoppers see this page').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'View page' }).waitFor();
  await goHome();
});

test.each(countries)('by the rules of $country', async ({ country, change, rate, fields, ...order }) => {
  const choose = page.getByRole('button', { name: 'Choose your country' });
  // The list has it until it is done.
  if ((await choose.count()) === 0) await page.goto('/admin/settings/taxes');
  await choose.click();
  await page.getByLabel('Country that you sell from').selectOption(country);
  await page.getByText(change).waitFor();
  await page.getByText(rate).waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await loaded;

  await addToCart(page, 'Bauhaus Desk Lamp');
  await addToCart(page, 'Collected Sonnets');
  await page.getByText('Proceed To Checkout').click();
  await page.waitForURL('/shipping');
  await page.getByLabel('Country').fill(country);
  for (const [label, value] of Object.entries({
    'Full name': 'Greta Gast',
    Address: 'Main Street 1',
    ...fields,
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Continue' }).click();
  const place = page.getByRole('button', { name: order.button, exact: true });
  const review = page.getByRole('button', { name: 'Continue to review' });
  // One way to ship and to pay is confirmed once.
  await place.or(review).waitFor();
  if (await review.isVisible()) await review.click();
  await place.waitFor();
  const rows = ['Items 140.40', 'Shipping 4.90', ...order.taxes, 'Total 145.30'];
  await expect.poll(rowsOf).toEqual(rows);
  const consent = page.getByRole('checkbox', { name: 'I agree to the Terms' });
  expect(await consent.count()).toBe(order.consents ? 1 : 0);
  if (order.consents) await consent.check();
  await page.getByRole('button', { name: 'Place as a test order' }).click();
  await page.waitForURL('/admin/test-orders');
  await page
    .getByRole('heading', { name: /^Test order T/ })
    .first()
    .waitFor();
  await expect.poll(rowsOf).toEqual(rows);
  await page.getByText(order.total, { exact: true }).first().waitFor();
  await page.getByText('Main Street 1').first().waitFor();
  await goHome();
});

test('the shop is opened, without its test orders', async () => {
  for (const title of ['Country', 'Currency', 'Taxes', 'Shipping', 'Test order']) await isDone(title);
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
  expect(await guest.getByText('€119.00').count()).toBe(1);
  expect(problems).toEqual([]);
});
