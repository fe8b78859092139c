import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GRAPHQL, operationOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { overflows } from './reflow.ts';
import { signIn } from './walks.ts';

let shop: Shop;
let order: { id: string; number: number };
beforeAll(async () => {
  shop = await openShop();
  const shopper = await shop.api(logins.shopper);
  const { products } = await shopper<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: products.products[0]!.id, qty: 1 }],
    shippingAddress: {
      address: '1 Elm Street',
      city: 'Quarz',
      postalCode: '10115',
      country: 'Germany',
      phone: '+49 170 9876543',
    },
    paymentMethod: 'PayPal',
  };
  const { startCheckout } = await shopper<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    { input },
  );
  const { placeOrder } = await shopper<{ placeOrder: typeof order }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id number } }',
    { input: { checkoutId: startCheckout.id } },
  );
  order = placeOrder;
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));

async function asAdmin(width = 1280): Promise<Page> {
  const { page } = await shop.visit({ viewport: { width, height: 800 } });
  await signIn(page, logins.admin, '/admin/productlist');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  return page;
}

test('the order of a caller is found by phone in two actions, on a phone of 320 px', async () => {
  const page = await asAdmin(320);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await field(page).fill('0170/9876543');
  await option(page, 'Phone: +49 170 9876543').waitFor();
  expect(await page.evaluate(overflows)).toEqual([]);
  await field(page).press('Enter');
  await page.getByRole('heading', { name: new RegExp(`#${order.number}`), level: 1 }).waitFor();
});

test('the keyboard alone opens it, moves through it, closes it and chooses', async () => {
  const page = await asAdmin();
  await page.keyboard.press('Tab');
  const before = await page.evaluate(() => document.activeElement!.outerHTML);
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement!.outerHTML)).toBe(before);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('quarz');
  await option(page, 'City: Quarz').waitFor();
  expect(await option(page, 'City: Quarz').getAttribute('aria-selected')).toBe('true');
  await field(page).fill('');
  await page.keyboard.press('End');
  const selected = page.locator('[role=option][aria-selected=true]');
  const last = await page.getByRole('option').last().textContent();
  expect(await selected.textContent()).toBe(last);
  await page.keyboard.press('Home');
  expect(await selected.textContent()).toBe(await page.getByRole('option').first().textContent());
  await page.keyboard.press('ArrowUp');
  expect(await selected.textContent()).toBe(last);
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'));

  // Before the answer is there.
  await page.keyboard.type(`#${order.number}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: new RegExp(`#${order.number}`), level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Recent' }).waitFor();
});

/** The row of the list whose link has the focus; -1 without one. */
const focusedRow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main tbody tr')].findIndex((row) => row.contains(document.activeElement)),
  );

test('no key is lost while its code is on the way', async () => {
  const page = await asAdmin();
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const code = /SearchPalette-[\w-]+\.js/;
  await page.route(code, async (route) => {
    await sent;
    await route.continue();
  });
  await page.keyboard.press('Tab');
  const before = await page.evaluate(() => document.activeElement!.outerHTML);
  const asked = page.waitForRequest(code);
  await page.keyboard.press('/');
  await page.keyboard.type('qua');
  await asked;
  await page.keyboard.type('rz/');
  expect(await field(page).count()).toBe(0);
  send();
  await field(page).waitFor();
  await page.keyboard.press('Backspace');
  expect(await field(page).inputValue()).toBe('quarz');
  await option(page, 'City: Quarz').waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement!.outerHTML)).toBe(before);

  await page.reload();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(`#${order.number}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: new RegExp(`#${order.number}`), level: 1 }).waitFor();
});

test('"/" is typed where somebody types, and does nothing once it is turned off', async () => {
  const page = await asAdmin();
  const keyword = page.getByRole('main').locator('input[type=search], input[name=keyword]').first();
  await keyword.fill('a');
  await page.keyboard.press('/');
  expect(await keyword.inputValue()).toBe('a/');
  await page.evaluate(() => localStorage.setItem('letter-keys', 'off'));
  await page.reload();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  for (const key of ['/', '?', 'j']) await page.keyboard.press(key);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await focusedRow(page)).toBe(-1);
});

test('j, k, Enter and x lead through a list and its orders, and "?" says so', async () => {
  const page = await asAdmin();
  await page.goto('/admin/orderlist');
  await page
    .getByRole('checkbox', { name: /^Select #/ })
    .nth(2)
    .waitFor();
  for (const [key, row] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focusedRow(page)).toBe(row);
  }
  await page.keyboard.press('x');
  await page.getByRole('region', { name: 'Selected orders' }).waitFor();
  expect(
    await page
      .getByRole('checkbox', { name: /^Select #/ })
      .nth(1)
      .isChecked(),
  ).toBe(true);
  expect(await focusedRow(page)).toBe(1);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focusedRow(page)).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/admin\/orders\/[\w-]{36}/);
  const next = page.locator('a[rel=next]');
  await next.waitFor();
  const url = await next.getAttribute('href');
  await page.keyboard.press('j');
  await page.waitForURL(url!);
});

test('an older answer never replaces a newer one', async () => {
  const page = await asAdmin();
  let answerOld = () => {};
  const old = new Promise<void>((resolve) => {
    answerOld = resolve;
  });
  await page.route(GRAPHQL, async (route) => {
    const { operationName, variables } = operationOf(route.request()) ?? {};
    if (operationName === 'AdminSearch' && variables?.query === 'quar') await old;
    await route.continue().catch(() => {});
  });
  await page.keyboard.press('/');
  const isOld = (request: Request) => operationOf(request)?.variables?.query === 'quar';
  const sent = page.waitForRequest(isOld);
  const aborted = page.waitForEvent('requestfailed', isOld);
  await field(page).fill('quar');
  await sent;
  await field(page).fill('nobody at all');
  await page.getByText("Nothing was found for 'nobody at all'.").waitFor();
  answerOld();
  await aborted;
  expect(await page.getByRole('option').count()).toBe(0);
  expect(await field(page).inputValue()).toBe('nobody at all');
});

test('settings, screens and actions are found, and a typed action opens its form', async () => {
  const page = await asAdmin();
  await page.keyboard.press('/');
  await field(page).fill('jobs');
  await option(page, 'Jobs').waitFor();
  await field(page).fill('tax by rate');
  await option(page, 'Tax by rate').waitFor();
  await field(page).fill('cart');
  await page.getByRole('group', { name: 'Settings' }).waitFor();
  await field(page).fill(`ship ${order.number}`);
  await option(page, `Ship order #${order.number}`).waitFor();
  await field(page).press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await focusedLabel(page)).not.toBe('Search everything');
});
