import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { GRAPHQL, operationOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openPayment, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';

test('what is typed survives a reload, a bill can go elsewhere, and all of it is on the order', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, CAMERA);
  await page.goto('/shipping');
  await page.getByLabel('Address').fill('1 Elm Street');
  await page.getByLabel('Country').fill('Erewhon');
  await page.getByText('More: company').click();
  await page.getByText('We do not know this country. It stays as you typed it.').waitFor();
  await page.getByLabel('Phone').fill('call me');
  await page.getByLabel('Company').fill('Acme');
  await page.getByText('Enter a phone number such as +91 98765 43210, or leave it empty.').waitFor();
  await page.getByLabel('The bill goes somewhere else').check();
  await page.getByLabel('Billing Tax number').fill('27AAPFU0939F1ZV');
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => page.getByLabel('Company (optional)', { exact: true }).inputValue()).toBe('Acme');
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('1 Elm Street');
  expect(await page.getByLabel('Billing Tax number').inputValue()).toBe('27AAPFU0939F1ZV');
  for (const [label, text] of [
    ['City', 'Pune'],
    ['Postal Code', '411001'],
    ['Country', 'India'],
    ['Phone (optional)', '+91 98765 43210'],
    ['Billing Address', '2 Oak Lane'],
    ['Billing City', 'Delhi'],
    ['Billing Postal Code', '110001'],
    ['Billing Country', 'India'],
  ])
    await page.getByLabel(label!, { exact: true }).fill(text!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/payment');
  const stored = await page.evaluate(() => JSON.parse(localStorage.cart).shippingAddress);
  expect(stored).toEqual({ address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Acme, 1 Elm Street, Pune 411001, India, +91 98765 43210').waitFor();
  await page.getByText('Bill to 2 Oak Lane, Delhi 110001, India, Tax number 27AAPFU0939F1ZV').waitFor();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  const payment = page.getByRole('dialog', { name: /^Pay / });
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\/[\w-]+$/);
  await page.getByText('Acme, 1 Elm Street, Pune 411001, India, +91 98765 43210').waitFor();
  await page.getByText('Bill to 2 Oak Lane, Delhi 110001').waitFor();
});

test('the last address that arrives when somebody is in a field of the form does not mix with what is typed', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, CAMERA);
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request())?.operationName === 'Addresses') await isTime;
    await route.continue();
  });
  await page.goto('/shipping');
  const address = page.getByLabel('Address', { exact: true });
  await address.click();
  answer();
  await page.getByRole('radio', { name: 'Somewhere else' }).waitFor();
  await page.keyboard.type('5 Fir Way');
  expect(await address.inputValue()).toBe('5 Fir Way');
});

test('the address of the last order is filled in at the next one, and the address book is managed on the profile', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '/profile');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'New address' });
  await form.waitFor();
  expect(await violations(page)).toEqual([]);
  for (const [label, text] of [
    ['Address', '3 Ash Road'],
    ['City', 'Goa'],
    ['Postal Code', '403001'],
    ['Country', 'India'],
    ['Your name for it (optional)', 'Office'],
  ])
    await form.getByLabel(label!, { exact: true }).fill(text!);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('3 Ash Road, Goa 403001, India').waitFor();

  await addToCart(page, CAMERA);
  await page.goto('/shipping');
  await page.getByRole('radio', { name: /^Office/ }).check();
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('3 Ash Road');
  await page.getByRole('radio', { name: 'Somewhere else' }).check();
  expect(await page.getByLabel('Full name').inputValue()).not.toBe('');
  await goToPlaceOrder(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\/[\w-]+$/);

  // In another browser, which has none of it.
  const { page: other } = await shop.visit();
  await signIn(other, logins.shopper, '');
  await addToCart(other, CAMERA);
  await other.goto('/shipping');
  await expect.poll(() => other.getByLabel('Address', { exact: true }).inputValue()).toBe('1 Elm Street');
  await expect.poll(() => other.getByRole('radio', { checked: true, name: /1 Elm Street/ }).count()).toBe(1);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Use first: Office' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Use first: Office' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Delete Office' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => page.getByText('3 Ash Road').count()).toBe(0);
});
