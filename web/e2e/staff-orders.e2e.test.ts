import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { openMail, signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff take an order for somebody without an account, who pays it by the link', async () => {
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/orderlist');
  await page.getByRole('link', { name: 'New order' }).click();
  await page.waitForURL('/admin/orders/new');
  expect(await page.getByRole('button', { name: 'Take the order' }).isDisabled()).toBe(true);

  await page.getByLabel('Find a product to add').fill('byway');
  await page.getByRole('button', { name: 'Add Byway 35 Film Camera' }).click();
  await page.getByLabel('Quantity of Byway 35 Film Camera').fill('2');
  await page.getByRole('button', { name: 'Change the price of Byway 35 Film Camera' }).click();
  await page.getByLabel('Price for one Byway 35 Film Camera').fill('50');
  await page.getByLabel('Reason for the price of Byway 35 Film Camera').fill('As agreed on the phone');
  await page.getByLabel('Email of the customer').fill('gil@example.com');
  await page.getByText('No account has confirmed this address').waitFor();
  await page.getByLabel('Name of the customer').fill('Gil');
  for (const [label, text] of [
    ['Address', '1 Elm Street'],
    ['City', 'Pune'],
    ['Postal Code', '411001'],
    ['Country', 'India'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('The bill goes somewhere else').check();
  for (const [label, text] of [
    ['Billing Company (optional)', 'Canary Works'],
    ['Billing Address', '2 Oak Street'],
    ['Billing City', 'Mumbai'],
    ['Billing Postal Code', '400001'],
    ['Billing Country', 'India'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByText('₹100.00').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Take the order' }).click();

  await page.waitForURL(/\/admin\/orders\/[\w-]{36}$/);
  await page.getByText('As agreed on the phone').waitFor();
  await page.getByText('Canary Works').waitFor();
  await page.getByRole('button', { name: 'Copy payment link' }).click();
  const link = await page.getByRole('textbox', { name: 'Payment link' }).inputValue();
  expect(link).toMatch(/\/order\/pay#[\w-]{43}$/);
  expect(await page.getByRole('button', { name: /^Pay now/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  const { page: customer } = await shop.visit({ viewport: PHONE });
  await customer.goto('/sandbox/mail');
  await openMail(customer, /please pay$/);
  await customer.getByRole('link', { name: 'View and pay your order' }).click();
  await customer.waitForURL(/\/order\/pay/);
  await customer.getByText('Not Paid').waitFor();
  expect(await customer.getByText('As agreed on the phone').count()).toBe(0);
  expect(await violations(customer)).toEqual([]);
  await customer.getByRole('button', { name: /^Pay now/ }).click();
  await customer.getByRole('dialog', { name: /^Pay / }).getByRole('button', { name: /^Pay/ }).click();
  await customer.getByText(/^Paid on/).waitFor();
  await customer.getByRole('heading', { name: 'Thank you. Your order is paid.' }).waitFor();
  expect(await customer.getByRole('button', { name: /^Pay now/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});
