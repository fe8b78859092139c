import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';
// The home page has two a product.
const MOST_STOPS = 90;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Tabs to a field and replaces what is in it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a guest finds, orders and pays by keyboard alone', async () => {
  const { page, problems } = await shop.visit();
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox', { name: 'Search products' }));
  await page.keyboard.type('camera');
  await page.getByRole('option', { name: CAMERA }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: CAMERA }).waitFor();

  await tabTo(page, page.getByLabel('Quantity'));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Add To Cart' }), 'Space');
  await page.waitForURL('/cart');
  await page.getByText('Subtotal (2) items').waitFor();
  await press(page, page.getByRole('button', { name: 'Proceed To Checkout' }));

  await page.waitForURL('/login?redirect=/shipping');
  await press(page, page.getByRole('link', { name: /Register/ }));
  await page.waitForURL('/sign/?redirect=/shipping');
  await typeInto(page, 'Name', 'Kay Board');
  await typeInto(page, 'Email Address', 'kay@example.com');
  await typeInto(page, 'Password', 'a long secret');
  await typeInto(page, 'Confirm Password', 'a long secret');
  await page.keyboard.press('Enter');

  await page.waitForURL('/shipping');
  await typeInto(page, 'Address', '1 Elm Street');
  await typeInto(page, 'City', 'Pune');
  await typeInto(page, 'Postal Code', '411001');
  await typeInto(page, 'Country', 'India');
  await press(page, page.getByRole('button', { name: 'Continue to payment' }));
  await page.waitForURL('/payment');
  await tabTo(page, page.getByLabel('PayPal or Credit Card'));
  await press(page, page.getByRole('button', { name: 'Continue to review' }));
  await page.waitForURL('/placeorder');
  await press(page, page.getByRole('button', { name: /^Place Order/ }));
  const payment = page.getByRole('dialog', { name: /^Pay / });
  await press(page, payment.getByRole('button', { name: /^Pay/ }));

  await page.waitForURL(/\/order\/[\w-]+$/);
  await page.getByText(/^Paid on/).waitFor();
  expect(problems).toEqual([]);
});

test('an admin signs in, finds a product and edits it by keyboard alone', async () => {
  const { page, problems } = await shop.visit();
  await page.goto('/login');
  await typeInto(page, 'Email Address', logins.admin.email);
  await typeInto(page, 'Password', logins.admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await press(page, page.getByRole('button', { name: 'Admin', exact: true }));
  await page.getByRole('menuitem', { name: 'Products' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('/admin/productlist');
  await typeInto(page, 'Name, SKU, brand or ID', 'film camera');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: `Edit ${CAMERA}` }));

  await page.getByRole('heading', { level: 1, name: 'Edit Product' }).waitFor();
  await typeInto(page, 'Price', '279.00');
  await typeInto(page, 'Count In Stock', '4');
  await press(page, page.getByRole('button', { name: 'Update' }));
  await page.getByText('product updated').waitFor();
  await press(
    page,
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).first(),
  );
  await page.getByRole('row').filter({ hasText: CAMERA }).filter({ hasText: '₹279.00' }).waitFor();
  expect(problems).toEqual([]);
});

test('a product that is opened from a list has the focus on its heading, and the next Tab leads to what follows', async () => {
  const { page, problems } = await shop.visit();
  await page.goto('/search/camera');
  const { promise: isShown, resolve: answer } = Promise.withResolvers<void>();
  // The list knows the name; the rest, with a heading of its own, comes after it.
  await page.route('**/graphql**', async (route) => {
    if (/ProductPage/.test(route.request().url() + route.request().postData())) await isShown;
    await route.continue();
  });
  await press(page, page.getByRole('link', { name: CAMERA, exact: true }));
  const heading = page.getByRole('heading', { level: 1, name: CAMERA });
  await heading.and(page.locator(':focus')).waitFor();
  answer();
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  await heading.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  const isNext = await page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea')] as HTMLElement[];
    const title = document.querySelector('h1')!;
    const after = stops.find(
      (stop) => title.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING && stop.tabIndex >= 0,
    );
    return after === document.activeElement;
  });
  expect(isNext).toBe(true);
  expect(problems).toEqual([]);
});

test('a screen whose heading comes with its data has the focus on it, too', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  await press(
    page,
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Electronics' }),
  );
  const heading = page.getByRole('heading', { level: 1, name: 'Electronics' });
  await heading.and(page.locator(':focus')).waitFor();
});
