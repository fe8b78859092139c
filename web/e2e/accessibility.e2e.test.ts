import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOOKS, violations } from './axe.ts';
import { fillWithLongWords, LONG } from './long-words.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { overflows, smallTexts } from './reflow.ts';
import { addToCart, follow, openPayment, signIn } from './walks.ts';

const CAMERA = 'Byway 35 Film Camera';
const UNKNOWN = '01a15ed0-4858-7001-9b43-714cd9c522e3';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 412, height: 823 };
/** 1280 px at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 823 };
/** Screens whose layout on a desktop is another one than on a phone: a rail, columns, tables. */
const WIDE = [
  ...['/', '/search/a/page/2', '/productscreen/:product', '/cart', '/placeorder', '/order/:paid', '/orders'],
  ...[
    '/admin',
    '/admin/orderlist',
    '/admin/productlist',
    '/admin/userlist',
    '/admin/money',
    '/admin/settings',
  ],
  ...[
    '/admin/customers',
    '/admin/customers/:order',
    '/admin/segments',
    '/admin/orders/:order',
    '/editproducts/:product',
    '/editproducts/:product/stock',
    '/admin/stocktake/:stocktake',
    '/admin/stocktake/:stocktake/differences',
    '/admin/mails',
    '/admin/log',
    '/admin/stafflist',
  ],
];

let shop: Shop;
let guest: Page;
let shopper: Page;
let admin: Page;
let ids: Record<
  | 'camera'
  | 'category'
  | 'collection'
  | 'mail'
  | 'order'
  | 'page'
  | 'paid'
  | 'product'
  | 'stocktake'
  | 'user',
  string
>;

/** People and things have one long word as their name; the shopper has an order that is paid and one that is not. */
beforeAll(async () => {
  shop = await openShop();
  const filled = await fillWithLongWords(shop);
  [guest, shopper, admin] = (await Promise.all(
    [1, 2, 3].map(async () => (await shop.visit({ viewport: DESKTOP })).page),
  )) as [Page, Page, Page];
  await signIn(shopper, filled.login, `/productscreen/${filled.ids.product}`);
  await fillCart();
  await shopper.evaluate((address) => {
    const cart = JSON.parse(localStorage.getItem('cart')!);
    localStorage.setItem(
      'cart',
      JSON.stringify({ ...cart, shippingAddress: address, paymentMethod: 'PayPal' }),
    );
  }, filled.address);
  await shopper.goto('/placeorder');
  const payment = await openPayment(shopper);
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await shopper.waitForURL(/\/order\//);
  const paid = shopper.url().split('/').at(-1)!;
  await shopper.goto(`/productscreen/${filled.ids.product}`);
  await fillCart();
  await signIn(admin, logins.admin, '');
  const { products } = await (await shop.api())<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  ids = { ...filled.ids, paid, camera: products.products.at(-1)!.id };
});
afterAll(() => shop?.close());
afterEach(async () => {
  // Each change of the width lays the page out again.
  for (const page of [guest, shopper, admin])
    if (page.viewportSize()?.width !== DESKTOP.width) await page.setViewportSize(DESKTOP);
});

/** Sets the theme and checks the page as it is now, by all rules of axe or by some. */
async function check(page: Page, theme: 'light' | 'dark', only?: string[]): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  expect(await violations(page, [], only), `${page.url()} ${theme}`).toEqual([]);
}

/** Checks the page as it is now, with each theme and each width once: colours depend on the theme alone. */
async function checkEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await check(page, 'light');
  await page.setViewportSize(PHONE);
  await check(page, 'dark');
}

async function fillCart(): Promise<void> {
  await shopper.getByRole('radio').first().check();
  await shopper.getByRole('button', { name: 'Add To Cart' }).click();
  await shopper.waitForURL('/cart');
}

/**
 * Follows a link to a screen and checks it at each width, once: on a phone by all rules of axe, on a desktop by those alone of which it
 * has more, unless its layout there is another one.
 */
async function checkScreen(page: Page, path: string, isWide = false): Promise<void> {
  const address = path.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]);
  await follow(page, address);
  expect(new URL(page.url()).pathname).toBe(new URL(address, shop.url).pathname);
  await check(page, 'light', isWide ? undefined : LOOKS);
  const found = await faults(page, DESKTOP, [100]);
  await page.setViewportSize(PHONE);
  await check(page, 'dark');
  found.push(...(await faults(page, PHONE, [100, 200])));
  found.push(...(await page.evaluate(smallTexts)).map((fault) => `does not grow: ${fault}`));
  await page.setViewportSize(NARROWEST);
  found.push(...(await faults(page, NARROWEST, [100, 200])));
  expect(found, path).toEqual([]);
}

/** What does not fit at this width, with text of the usual size and of twice that: nothing is wider than its box. */
async function faults(page: Page, { width }: typeof DESKTOP, percents: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const percent of percents) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    for (const fault of await page.evaluate(overflows)) found.push(`${width} px, ${percent} %: ${fault}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

describe('axe finds nothing, long words wrap, and text of twice the size fits:', () => {
  test.each([
    '/',
    '/page/99',
    '/search/a/page/2',
    '/search/qqqqqq',
    `/search/${LONG}`,
    '/category/shoes-bags?rating=4&f.colour=Brown',
    '/category/:category',
    '/collection/long-words',
    '/info/long-words',
    `/brand/${LONG}`,
    '/products?sort=best-selling',
    '/offers',
    '/productscreen/:product',
    '/product/:camera',
    `/productscreen/${UNKNOWN}`,
    '/cart',
    '/login',
    '/sign',
    '/forgot',
    '/saved',
    '/reset',
    '/link',
    '/verify',
    '/new-email',
    '/invitation',
    '/checkoutSteps',
    '/nowhere',
  ])('a guest at %s', (path) => checkScreen(guest, path, WIDE.includes(path)));

  test.each([
    '/productscreen/:product',
    '/cart',
    '/shipping',
    '/payment',
    '/placeorder',
    '/order/:order',
    '/order/:paid',
    `/order/${UNKNOWN}`,
    '/profile',
    '/orders',
  ])('a shopper at %s', (path) => checkScreen(shopper, path, WIDE.includes(path)));

  test.each([
    '/admin',
    '/admin/orderlist',
    '/admin/orders/new',
    '/admin/orders/ship',
    '/admin/orders/returns',
    '/admin/orders/invoices',
    '/admin/orders/transfers',
    '/admin/orders/blocked',
    '/admin/productlist',
    '/admin/productlist?keyword=nothing-like-this',
    '/admin/productlist?view=LOW_STOCK',
    '/admin/customers',
    '/admin/customers?keyword=nothing-like-this',
    '/admin/customers/:order',
    '/admin/segments',
    '/admin/userlist',
    '/admin/money',
    '/admin/jobs',
    '/admin/reports',
    '/admin/reports/day',
    '/admin/reports/product',
    '/admin/reports/stock',
    '/admin/reports/cohorts',
    '/admin/reports/payment-method/orders?key=PayPal',
    '/admin/bookkeeping',
    '/admin/search',
    '/admin/categories',
    '/admin/pictures',
    '/admin/collections',
    '/admin/collections/new',
    '/admin/collections/:collection',
    '/admin/pages',
    '/admin/pages/new?kind=TERMS',
    '/admin/pages/:page',
    '/admin/reviews',
    '/admin/home-page',
    '/admin/home-page/preview',
    '/admin/menus',
    '/admin/redirects',
    '/admin/test-orders',
    '/admin/inquiries',
    '/admin/past-orders',
    '/admin/attributes',
    '/admin/manufacturers',
    '/admin/settings',
    '/admin/settings/brand',
    '/admin/settings/checkout',
    '/admin/settings/taxes',
    '/admin/settings/custom-fields',
    '/admin/promotions',
    '/admin/stocktake',
    '/admin/stocktake/:stocktake',
    '/admin/stocktake/:stocktake/differences',
    '/admin/imports',
    '/admin/imports/new',
    '/admin/stafflist',
    '/admin/log',
    '/admin/mails',
    '/admin/mails/:mail',
    '/admin/mail-texts',
    '/admin/mail-texts/order.confirmed/edit',
    '/editproducts/:product',
    '/admin/products/new',
    '/admin/useredit/:user',
    '/order/:order',
    '/admin/orders/:order',
  ])('an admin at %s', (path) => checkScreen(admin, path, WIDE.includes(path)));
});

describe('axe finds nothing with something open:', () => {
  test('suggestions of the search box', async () => {
    await guest.goto('/');
    await guest.waitForLoadState('networkidle');
    await guest.getByRole('combobox', { name: 'Search products' }).pressSequentially('ca');
    await guest.getByRole('option').first().waitFor();
    await guest.keyboard.press('ArrowDown');
    await checkEverywhere(guest);
  });

  test('a refused form', async () => {
    await guest.goto('/sign');
    await guest.getByRole('button', { name: 'Register' }).click();
    await guest
      .getByText(/ is required\.$/)
      .first()
      .waitFor();
    await checkEverywhere(guest);
  });

  test('a toast with a button', async () => {
    await addToCart(guest, CAMERA);
    await guest.getByRole('button', { name: /^Remove/ }).click();
    const toast = guest.getByRole('status').filter({ hasText: 'removed' });
    await toast.hover();
    await guest.getByRole('button', { name: 'Undo' }).focus();
    await checkEverywhere(guest);
    expect(await toast.count()).toBe(1);
  });

  test('the menu of the account', async () => {
    await admin.goto('/');
    await admin.getByRole('button', { name: 'Admin', exact: true }).click();
    await admin.getByRole('menuitem', { name: 'Orders' }).waitFor();
    await checkEverywhere(admin);
  });

  test('the reviews with so many stars, at each width', async () => {
    await guest.goto(`/product/${ids.camera}`);
    const bar = guest.getByRole('button', { name: /^5 stars/ });
    await bar.click();
    await guest.getByRole('button', { name: 'Remove 5 stars' }).waitFor();
    await checkEverywhere(guest);
    await guest.setViewportSize(NARROWEST);
    expect(await faults(guest, NARROWEST, [100, 200])).toEqual([]);
  });

  test('the search over everything', async () => {
    await admin.goto('/admin/productlist');
    await admin.getByRole('button', { name: 'Search', exact: true }).first().click();
    await admin.getByRole('combobox', { name: 'Search everything' }).fill('a');
    await admin.getByRole('option').first().waitFor();
    await checkEverywhere(admin);
  });

  test('the question before deleting', async () => {
    await admin.goto('/admin/promotions');
    await admin
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await admin.getByRole('dialog').waitFor();
    await checkEverywhere(admin);
  });

  test('the filter by a custom field, and the list that it shows', async () => {
    const execute = await shop.api(logins.admin);
    await execute(
      'mutation($input: CreateCustomFieldInput!) { createCustomField(input: $input) { field { id } } }',
      { input: { subject: 'PRODUCT', label: LONG.slice(0, 40), type: 'NUMBER', key: 'long' } },
    );
    await execute('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
      input: { id: ids.product, customFields: [{ key: 'long', value: '2' }] },
    });
    await admin.goto('/admin/productlist?columns=category,custom.long');
    await admin.getByRole('button', { name: 'Custom field…' }).click();
    await admin.getByRole('dialog').waitFor();
    await checkEverywhere(admin);
    await admin.getByLabel('From').fill('2');
    await admin.getByRole('button', { name: 'Show these' }).click();
    await admin.getByRole('link', { name: 'Remove the filter' }).waitFor();
    await admin.getByRole('cell').filter({ hasText: /^2$/ }).first().waitFor();
    await checkEverywhere(admin);
    await admin.setViewportSize(NARROWEST);
    expect(await faults(admin, NARROWEST, [100, 200])).toEqual([]);
  });

  test('the payment window', async () => {
    await shopper.goto('/placeorder');
    const payment = await openPayment(shopper);
    await payment.waitFor();
    await checkEverywhere(shopper);
  });
});
