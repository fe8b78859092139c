import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillWithLongWords, LONG } from './long-words.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { overflows, smallTexts } from './reflow.ts';
import { follow, signIn } from './walks.ts';

let shop: Shop;
let shopper: Page;
let admin: Page;
let filled: Awaited<ReturnType<typeof fillWithLongWords>>;

beforeAll(async () => {
  shop = await openShop();
  filled = await fillWithLongWords(shop);
  shopper = (await shop.visit()).page;
  admin = (await shop.visit()).page;
  await signIn(shopper, filled.login, `/productscreen/${filled.ids.product}`);
  await shopper.getByRole('radio').first().check();
  await shopper.getByRole('button', { name: 'Add To Cart' }).click();
  await shopper.waitForURL('/cart');
  await shopper.evaluate((address) => {
    const cart = JSON.parse(localStorage.getItem('cart')!);
    localStorage.setItem(
      'cart',
      JSON.stringify({ ...cart, shippingAddress: address, paymentMethod: 'PayPal' }),
    );
  }, filled.address);
  await signIn(admin, logins.admin, '');
}, 180_000);
afterAll(() => shop?.close());

/** At each width, with text of the usual size and of twice that, nothing is wider than its box and all text has grown. */
async function reflows(page: Page, path: string): Promise<void> {
  const address = path.replace(/:(\w+)/, (_, name: keyof typeof filled.ids) => filled.ids[name]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await follow(page, address);
  expect(new URL(page.url()).pathname).toBe(new URL(address, shop.url).pathname);
  const found: string[] = [];
  for (const width of [1440, 412, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of width > 412 ? [100] : [100, 200]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
      const faults = await page.evaluate(overflows);
      found.push(...faults.map((fault) => `${width} px, ${percent} %: ${fault}`));
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  await page.setViewportSize({ width: 412, height: 900 });
  found.push(...(await page.evaluate(smallTexts)).map((fault) => `does not grow: ${fault}`));
  expect(found, path).toEqual([]);
}

describe('long words wrap, and text of twice the size fits, for a shopper', () => {
  test.each([
    '/',
    '/page/2',
    `/search/${LONG}`,
    '/category/:category',
    `/brand/${LONG}`,
    '/offers',
    '/product/:product',
    '/cart',
    '/shipping',
    '/payment',
    '/placeorder',
    '/order/:order',
    '/profile',
    '/orders',
    '/checkoutSteps',
    '/forgot',
    '/reset',
    '/link',
    '/verify',
    '/new-email',
    '/invitation',
    '/nowhere',
  ])('at %s', (path) => reflows(shopper, path));
});

describe('long words wrap, and text of twice the size fits, for staff', () => {
  test.each([
    '/admin/orderlist',
    '/admin/orders/new',
    '/admin/productlist',
    '/admin/userlist',
    '/admin/money',
    '/admin/jobs',
    '/admin/search',
    '/admin/categories',
    '/admin/attributes',
    '/admin/settings',
    '/admin/promotions',
    '/admin/imports',
    '/admin/imports/new',
    '/admin/stafflist',
    '/admin/log',
    '/admin/mails',
    '/admin/mails/:mail',
    '/editproducts/:product',
    '/admin/products/new',
    '/admin/useredit/:user',
    '/order/:order',
    '/admin/orders/:order',
  ])('at %s', (path) => reflows(admin, path));
});

describe('and for somebody who is not signed in', () => {
  test.each(['/login', '/sign', '/productscreen/:product'])('at %s', async (path) => {
    const { page } = await shop.visit();
    await reflows(page, path);
  });
});
