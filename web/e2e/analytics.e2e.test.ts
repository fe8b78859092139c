import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openPayment, signIn } from './walks.ts';

const SCRIPT = 'https://stats.example.com/script.js';
/** As one that a shop would choose: takes the events so far, then follows. */
const CODE = `window.counted = [...(window.shopEvents ?? [])];
window.site = document.currentScript.dataset.domain;
addEventListener('shop:event', ({ detail }) => window.counted.push(detail));`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.api(logins.admin);
  const values = [
    { name: 'script', value: SCRIPT },
    { name: 'siteId', value: 'shop.example' },
  ];
  await admin(`mutation ($input: SettingGroupInput!) { saveSettingGroup(input: $input) { name } }`, {
    input: { name: 'analytics', version: 0, values },
  });
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** A visitor, and the addresses of other servers that the pages have asked for. */
async function visit(options = {}) {
  const { page } = await shop.visitAnew(options);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: CODE });
  });
  return { page, asked };
}

const bar = (page: Page) => page.getByRole('region', { name: 'May we count visits?' });
const counted = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted?: { name: string }[] }).counted ?? []);
const names = async (page: Page) => (await counted(page)).map(({ name }) => name);

test('nothing is loaded before a visitor accepts, and what happens is reported after', async () => {
  const { page, asked } = await visit();
  await page.goto('/');
  await bar(page).waitFor();
  await page
    .getByRole('link', { name: /Quietfield/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.shopEvents)).toBeUndefined();
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => names(page)).toEqual(['page_viewed', 'product_viewed']);
  expect(await page.evaluate(() => (window as unknown as { site: string }).site)).toBe('shop.example');
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([SCRIPT]);

  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('**/cart*');
  await expect.poll(() => names(page)).toContain('added_to_cart');
  const [added] = (await counted(page)).filter(({ name }) => name === 'added_to_cart');
  expect(added).toMatchObject({ quantity: 1, currency: 'INR', price: expect.any(Number) });
  // The checkout is another document, without the script.
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(false);
  expect(await page.locator(`script[src="${SCRIPT}"]`).count()).toBe(0);
});

test('a link to a screen where nothing is counted, and back, leads to a document of its own', async () => {
  const { page, asked } = await visit();
  await page.goto('/offers');
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => names(page)).toEqual(['page_viewed']);
  // Scripts for analytics follow the history of a document.
  const pushed: string[] = [];
  await page.exposeFunction('follow', (path: string) => pushed.push(path));
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (state, unused, url) => {
      (window as unknown as { follow: (path: string) => void }).follow(String(url));
      push(state, unused, url);
    };
  });
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(await page.evaluate(() => 'counted' in window)).toBe(false);
  expect(pushed).toEqual([]);
  await page.getByRole('link', { name: 'Citron' }).first().click();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
  await expect.poll(() => names(page)).toEqual(['page_viewed']);
  expect(asked).toEqual([SCRIPT, SCRIPT]);
});

test('on a phone the button that buys stands above the question', async () => {
  const { page } = await visit({ viewport: { width: 412, height: 823 } });
  await page.goto('/');
  await page
    .getByRole('link', { name: /Quietfield/ })
    .first()
    .click();
  await bar(page).waitFor();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('**/cart*');
});

test('a choice is remembered, and can be changed in the footer, which loads the page again without the script', async () => {
  const { page, asked } = await visit();
  await page.goto('/offers');
  await bar(page).getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  const choices = page.getByRole('button', { name: 'Privacy choices' });
  await choices.click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByText('Visits with this browser are not counted.').waitFor();
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => names(page)).toEqual(['page_viewed']);
  const before = asked.length;
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Decline' }).click()]);
  await choices.waitFor();
  expect(await page.evaluate(() => 'counted' in window)).toBe(false);
  expect(asked).toHaveLength(before);
});

test('an order is reported without its number on the next page of the catalogue, and once', async () => {
  const { page } = await visit();
  await signIn(page, logins.shopper, '/offers');
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => names(page)).toEqual(['page_viewed']);
  await addToCart(page, 'Quietfield Wireless Headphones');
  await goToPlaceOrder(page);
  await (await openPayment(page)).getByRole('button', { name: /^Pay/ }).click();
  await page.getByText('Thank you. Your order is placed.').waitFor();
  expect(await page.evaluate(() => 'counted' in window)).toBe(false);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('shopEvents')))
    .toContain('order_placed');
  await page.goto('/');
  await expect.poll(() => names(page)).toEqual(['checkout_begun', 'order_placed', 'page_viewed']);
  const [, order] = await counted(page);
  expect(Object.keys(order!).sort()).toEqual(['currency', 'items', 'name', 'value']);
  expect(order).toMatchObject({ currency: 'INR', items: [{ price: 899900, quantity: 1 }] });
  await page.goto('/offers');
  await expect.poll(() => names(page)).toEqual(['page_viewed']);
});

test.each(['light', 'dark'] as const)(
  'the question and the choice are accessible in the %s',
  async (colorScheme) => {
    const { page } = await visit({
      colorScheme,
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce',
    });
    await page.goto('/offers');
    await bar(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('a browser that says no is not asked, and loads nothing; nor do staff', async () => {
  const { page, asked } = await visit();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByText('Your browser says that you do not want to be tracked').waitFor();
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);

  const staff = await visit();
  await signIn(staff.page, logins.admin, '/offers');
  await staff.page.getByRole('button', { name: 'Privacy choices' }).waitFor();
  expect(await bar(staff.page).count()).toBe(0);
  expect(staff.asked).toEqual([]);
});
