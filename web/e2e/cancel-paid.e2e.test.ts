import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { openMail, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a buyer cancels a paid order, reads that all of it goes back, and finds it in the mails', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper, `/order/${await buy(shop, logins.shopper, 'Byway 35 Film Camera')}`);
  await page.getByText(/^Paid on/).waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog');
  await question.getByText(/^₹[\d,.]+ goes back to you, and the order is not sent\./).waitFor();
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Order cancelled').waitFor();
  await page.getByRole('heading', { name: 'Cancellations and Refunds' }).waitFor();
  await page.getByText(/given back on/).waitFor();
  await page.getByText(/^Paid on/).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^Cancelled on/).waitFor();
  await page.goto('/sandbox/mail');
  await openMail(page, /^Your order #\d+ at .* was cancelled$/);
  await page.getByText(/goes back to you\./).waitFor();
  expect(problems).toEqual([]);
});
