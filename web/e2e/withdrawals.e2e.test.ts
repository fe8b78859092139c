import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, openMail, openPayment, signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a guest withdraws from a contract in two steps by the mailed link, gets a receipt, and staff see it', async () => {
  const { page: staff } = await shop.visit();
  await signIn(staff, logins.admin, '/admin/settings/returns');
  const days = staff.getByLabel('Days to withdraw from a purchase');
  await days.fill('14');
  await staff.locator('form').filter({ has: days }).getByRole('button', { name: 'Save' }).click();
  await staff.getByText(/saved/i).first().waitFor();

  const { page: guest, problems } = await shop.visit({ viewport: PHONE });
  await addToCart(guest, 'Quietfield Wireless Headphones', 2);
  await guest.getByText('Proceed To Checkout').click();
  await guest.getByLabel('E-mail for your order').fill('gilda-withdraws@example.com');
  await guest.getByRole('button', { name: 'Continue without an account' }).click();
  await fillShipping(guest);
  await guest.getByRole('button', { name: 'Continue' }).click();
  const payment = await openPayment(guest);
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await guest.waitForURL(/\/order\/[\w-]{36}$/);

  const { page } = await shop.visit({ viewport: PHONE });
  await page.goto('/sandbox/mail');
  await openMail(page, /^Your order/);
  await page.getByRole('link', { name: 'View your order' }).first().click();
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
  await dialog.getByLabel(/^Units of Quietfield/).fill('1');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText(/^1 × Quietfield/).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByText('Your withdrawal is received').waitFor();
  await page.getByRole('heading', { name: 'Withdrawals' }).waitFor();
  await page.getByText('1 cancelled').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.goto('/sandbox/mail');
  await openMail(page, /^Your withdrawal from order #/);
  await page
    .getByRole('main')
    .getByText(/received your declaration to withdraw from the contract on .* at \d\d:\d\d:\d\d UTC/)
    .waitFor();

  await staff.goto('/admin/orderlist?withdrawn=yes');
  await staff
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  await staff.getByText(/, gilda-withdraws@example\.com$/).waitFor();
  expect(problems).toEqual([]);
});
