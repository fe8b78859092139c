import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, signIn } from './walks.ts';

const UNREACHABLE = 'The shop cannot be reached. Please check your connection.';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** Returns to the tab, which refetches the visible data from one second after the load. */
async function failToRefresh(page: Page): Promise<void> {
  const message = page.getByRole('main').getByText(UNREACHABLE);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await comeBack()) && message.isVisible()).toBe(true);
}

test('offline what was seen stays, what was not says so calmly, and comes when the network does', async () => {
  const { page, context } = await shop.visit();
  const main = page.getByRole('main');
  const products = main.getByRole('article').getByRole('link');
  await page.goto('/');
  const [seen, unseen] = await products.evaluateAll((links) =>
    [...new Set(links.map((link) => link.textContent))].filter(Boolean),
  );
  await main.getByRole('link', { name: seen!, exact: true }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();

  await context.setOffline(true);
  await main.getByRole('link', { name: seen!, exact: true }).click();
  await page.getByRole('heading', { name: seen! }).waitFor();
  await failToRefresh(page);
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  await page.goBack();
  await failToRefresh(page);
  await main.getByRole('link', { name: unseen!, exact: true }).click();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor({ state: 'detached' });
  await page.getByText(UNREACHABLE).waitFor();
  expect(await main.innerText()).not.toMatch(/not available|fetch/i);
  await page.goBack();
  await main.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('/page/2');
  await page.getByText(UNREACHABLE).waitFor();
  expect(await main.getByRole('link').count()).toBe(0);

  await context.setOffline(false);
  await main.getByRole('link').first().waitFor();
  await page.getByText(UNREACHABLE).waitFor({ state: 'detached' });
});

test('a product that the server does not have is not available', async () => {
  const { page } = await shop.visit();
  await page.goto('/productscreen/none');
  await page.getByRole('heading', { name: 'Product not available' }).waitFor();
});

test('a change that cannot be sent says so, and what was typed stays', async () => {
  const { page, context } = await shop.visit();
  await signIn(page, logins.shopper, '/profile');
  await page.getByLabel('Name').fill('Rita Return');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alert').filter({ hasText: UNREACHABLE }).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Rita Return');
  await page.getByRole('combobox').fill('lamp');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Results for "lamp"').waitFor();
  await page.getByRole('main').getByText(UNREACHABLE).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/failed|fetch/i);
});

test('offline every step of the checkout shows the last prices and says so', async () => {
  const { page, context } = await shop.visit();
  const summary = page.getByRole('region', { name: 'Order summary' });
  const total = () => summary.locator('dd').last().textContent();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await summary.getByText('₹33,235.00').waitFor();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await fillShipping(page);
  // Priced for the country that was typed.
  await page.locator('[aria-label="Order summary"][aria-busy="false"]').waitFor();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Shipping' }).click();
  await page.waitForURL('/shipping');
  // For a second after it was loaded, a page takes from the cache what is there.
  const showsNotice = async () => {
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await page.waitForURL('/cart');
    await page.goBack();
    const notice = summary.getByText('These are the last known prices.').waitFor({ timeout: 2_000 });
    return notice.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(showsNotice).toBe(true);
  expect(await total()).toBe('₹33,235.00');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.getByLabel('Quantity of Byway 35 Film Camera').selectOption('2');
  await summary.getByText('These are the prices before your last change.').waitFor();
  expect(await total()).toBe('₹33,235.00');

  await context.setOffline(false);
  await summary.getByText('₹66,470.00').waitFor();
  expect(await summary.getByText(/These are/).count()).toBe(0);
});
