import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, openMail, openPayment } from './walks.ts';

const PHONE = { width: 412, height: 823 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('on a phone somebody buys without an account, in three screens after the e-mail address', async () => {
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByText('Proceed To Checkout').click();
  await page.waitForURL('/login?redirect=/shipping');
  const email = page.getByLabel('E-mail for your order');
  await email.waitFor();
  const { y, height } = (await page
    .getByRole('button', { name: 'Continue without an account' })
    .boundingBox())!;
  expect(y + height).toBeLessThan(PHONE.height);
  expect(y).toBeLessThan((await page.getByLabel('Password', { exact: true }).boundingBox())!.y);
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
  await page.getByText('gil@example.com').waitFor();
  expect(await page.getByRole('link', { name: 'Change e-mail address' }).getAttribute('href')).toBe(
    '/login?redirect=/placeorder',
  );
  expect(await page.getByText('Tax', { exact: true }).isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\/[\w-]+$/);
  await page.getByText(/^Paid on/).waitFor();
  await page.getByText('Gilda Guest').first().waitFor();
  const thanks = page.getByRole('heading', { name: 'Thank you. Your order is placed.' });
  await page.getByText('This shop sends no real mails').first().waitFor();
  await expect.poll(() => thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^Paid on/).waitFor();
  expect(await thanks.count()).toBe(0);
  await page.getByRole('heading', { name: 'What happens next', level: 2 }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await page.getByText('/sandbox/mail').waitFor();
  // The header is that of somebody signed out.
  await page.goto('/profile');
  await page.waitForURL('/login?redirect=/profile');
  expect(await page.getByLabel('E-mail for your order').count()).toBe(0);

  // In another browser the mails lead to the order, and to an account that keeps it.
  const { page: other } = await shop.visit({ viewport: PHONE });
  await other.goto('/sandbox/mail');
  await openMail(other, /^Your order .* at .* is paid/);
  await other.getByRole('link', { name: 'View your order' }).click();
  await other.getByText(/^Paid on/).waitFor();
  expect(await other.getByRole('button', { name: 'Choose a password' }).count()).toBe(0);
  expect(await violations(other)).toEqual([]);
  await other.goto('/sandbox/mail');
  await openMail(other, /^Keep your orders/);
  await other.getByRole('link', { name: 'Choose a password' }).click();
  await other.getByLabel('Password', { exact: true }).fill('a long enough secret');
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Make my account' }).click();
  await other.waitForURL('/profile');
  await other.getByRole('link', { name: 'Details' }).waitFor();
  expect(problems).toEqual([]);
});

test('a link to an order is asked for by its number', async () => {
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Find an order you made without an account' }).click();
  await page.waitForURL('/order/link');
  await page.getByLabel('Order Number').fill('#1049');
  await page.getByLabel('Email Address').fill('gil@example.com');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await page.getByText('/sandbox/mail').waitFor();
  await page.goto('/order/link#unknown');
  await page.getByText('This link is not valid any more').waitFor();
  expect(problems).toEqual([]);
});

test('a guest goes back to another address, and without one every step leads to the sign-in', async () => {
  const { page } = await shop.visit({ viewport: PHONE });
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
