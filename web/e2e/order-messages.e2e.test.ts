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

test('a guest orders with a note; staff write, and the guest answers by the mailed link', async () => {
  const { page: guest, problems } = await shop.visit({ viewport: PHONE });
  await addToCart(guest, 'Quietfield Wireless Headphones');
  await guest.getByText('Proceed To Checkout').click();
  await guest.getByLabel('E-mail for your order').fill('gilda-writes@example.com');
  await guest.getByRole('button', { name: 'Continue without an account' }).click();
  await fillShipping(guest);
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByText('Add a note').click();
  await guest.getByLabel('Note to the shop').fill('Please ring twice.');
  expect(await violations(guest)).toEqual([]);
  const dialog = await openPayment(guest);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await guest.waitForURL(/\/order\/[\w-]{36}$/);
  await guest.getByText('Please ring twice.').waitFor();

  const { page: staff } = await shop.visit({ viewport: PHONE });
  await signIn(staff, logins.admin, `/admin/orders/${guest.url().split('/').at(-1)}`);
  // Notices that come above it move what is pressed.
  await staff.waitForLoadState('networkidle');
  await staff.getByLabel('Message to the buyer').fill('Which colour?');
  await staff.getByRole('button', { name: 'Send message' }).click();
  await staff.getByText('Message of the shop').waitFor();
  const focused = (name: string) =>
    expect.poll(() => staff.evaluate(() => document.activeElement?.textContent ?? '')).toBe(name);
  await focused('Send message');
  expect(await violations(staff)).toEqual([]);
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await staff.getByRole('button', { name: 'Put on hold' }).click();
  const hold = staff.getByRole('dialog');
  await hold.getByRole('textbox').fill('Odd.');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await focused('Release');
  await staff.getByRole('button', { name: 'Release' }).click();
  await focused('Put on hold');

  const { page: elsewhere } = await shop.visit({ viewport: PHONE });
  await elsewhere.goto('/sandbox/mail');
  await openMail(elsewhere, /^Message about your order/);
  await elsewhere.getByRole('link', { name: 'Answer' }).click();
  await elsewhere.getByLabel('Message to the shop').fill('<b>Blue</b>, please.');
  await elsewhere.getByRole('button', { name: 'Send message' }).click();
  await elsewhere.getByText('<b>Blue</b>, please.').waitFor();
  expect(await violations(elsewhere)).toEqual([]);

  await staff.goto('/admin/orderlist?answer=yes');
  await staff.getByRole('cell').getByText('Answer waiting').waitFor();
  expect(problems).toEqual([]);
});
