import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, openMail, signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('an admin offers bank transfers, a shopper orders by one, and staff record the money', async () => {
  const { page, problems } = await shop.visitAnew({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/settings');
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const kind = page.getByRole('dialog').getByLabel('Kind');
  expect(await kind.evaluate((field) => field === document.activeElement)).toBe(true);
  await kind.selectOption('TRANSFER');
  await page.getByLabel('Name', { exact: true }).fill('Bank transfer');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByText('Instructions is required.').waitFor();
  await page.getByLabel('Instructions').fill('To Citron Ltd\nAccount 12 34 56');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByText('Payment method saved').waitFor();
  await page.getByLabel('Days to wait for a transfer').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const { page: buyer } = await shop.visitAnew({ viewport: PHONE });
  await signIn(buyer, logins.shopper, '');
  await addToCart(buyer, 'Byway 35 Film Camera');
  await buyer.goto('/shipping');
  await fillShipping(buyer);
  expect(await buyer.getByRole('radio', { name: 'PayPal or Credit Card' }).isChecked()).toBe(true);
  await buyer.getByRole('radio', { name: /^Bank transfer/ }).check();
  expect(await buyer.locator('[class*=Radio-root][class*=Mui-checked]').count()).toBe(1);
  expect(await violations(buyer)).toEqual([]);
  await buyer.getByRole('button', { name: 'Continue' }).click();
  await buyer.waitForURL('/placeorder');
  await buyer.getByText('Bank transfer').waitFor();
  await buyer.getByRole('button', { name: /^Place Order/ }).click();
  await buyer.waitForURL(/\/order\/[\w-]{36}$/);
  await buyer.getByText('Account 12 34 56').waitFor();
  await buyer.getByText(/^Please transfer/).waitFor();
  await buyer.getByText('Not Paid').waitFor();
  expect(await buyer.getByRole('button', { name: /^Pay now/ }).count()).toBe(0);
  expect(await violations(buyer)).toEqual([]);
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const order = new URL(buyer.url()).pathname;
  await page.goto(order);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByLabel('Reference').fill('Statement 4, line 2');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Paid by bank transfer, recorded on/).waitFor();
  await page.getByText('Reference: Statement 4, line 2').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Goodwill (optional)').fill('1');
  await page.getByLabel('Reason').fill('A scratch.');
  await page.getByText(/^This payment was recorded by hand: you give/).waitFor();
  await page.getByRole('button', { name: 'Refund ₹1.00' }).click();
  await page.getByRole('button', { name: 'Mark as given back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as given back' }).click();
  await page.getByText(/^₹1.00 given back on/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/admin/money');
  await page.getByText(/^Recorded by hand as well: .+ in 1 payment$/).waitFor();
  expect(problems).toEqual([]);

  await buyer.reload();
  await buyer.getByText(/^Paid by bank transfer, recorded on/).waitFor();
  await buyer.goto('/sandbox/mail');
  await openMail(buyer, /^Your order .* at .*(?<!paid)$/);
  await buyer.getByText('Account 12 34 56').first().waitFor();
});
