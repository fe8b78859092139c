import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openPayment, signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff ship a part of an order, undo it, ship it again, and the buyer sees the link', async () => {
  const { page: buyer } = await shop.visitAnew({ viewport: PHONE });
  await signIn(buyer, logins.shopper, '');
  for (const name of ['Byway 35 Film Camera', 'Quietfield Wireless Headphones']) await addToCart(buyer, name);
  await goToPlaceOrder(buyer);
  const payment = await openPayment(buyer);
  await payment.getByRole('button', { name: /^Pay / }).click();
  await buyer.waitForURL(/\/order\/[\w-]{36}$/);

  const { page, problems } = await shop.visitAnew({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/orderlist');
  await page.goto(`/admin/orders/${buyer.url().split('/').at(-1)}`);
  const ship = async () => {
    await page.getByRole('button', { name: 'Ship 2 items' }).click();
    await page.getByRole('checkbox', { name: /^Byway 35/ }).uncheck();
    await page.getByLabel('Carrier').selectOption('DHL');
    await page.getByLabel('Tracking number').fill('0034 0434');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
  };
  await ship();
  await page.getByText('1 × Quietfield Wireless Headphones', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Undo until/ }).click();
  await page.getByText('Undone').waitFor();
  await ship();
  await page.getByRole('link', { name: 'Track it' }).first().waitFor();
  await page.getByRole('button', { name: 'Ship 1 item' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await buyer.reload();
  const link = buyer.getByRole('link', { name: 'Track it' }).first();
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.dhl\.com\/.*tracking-id=00340434$/);
  expect(await buyer.getByRole('button', { name: /^(Cancel order|Mark as|Undo)/ }).count()).toBe(0);
  expect(await violations(buyer)).toEqual([]);
  expect(problems).toEqual([]);
});
