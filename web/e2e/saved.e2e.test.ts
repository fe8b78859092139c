import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

declare global {
  interface Window {
    /** When all of the page was painted, and what moved since. */
    parsedAt?: number;
    shifts?: number[];
  }
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';
const BEAR = 'Barnaby Teddy Bear';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` });
const isSaved = (page: Page, name: string, pressed = true) =>
  heart(page, name)
    .and(page.locator(`[aria-pressed=${pressed}]`))
    .first()
    .waitFor();
const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();

test('a guest saves two products, signs in, sees both, and removes one, with the keyboard', async () => {
  const { page, problems } = await shop.visit();
  await page.goto('/saved');
  await page.getByText('Nothing is saved.').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/search/${encodeURIComponent(CAMERA)}`);
  await heart(page, CAMERA).first().press('Enter');
  await isSaved(page, CAMERA);
  // The card is one link still, and the heart leads nowhere.
  expect(new URL(page.url()).pathname).toMatch(/^\/search\//);
  await page.getByRole('link', { name: CAMERA, exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: CAMERA }).waitFor();
  await isSaved(page, CAMERA);

  await page.goto(`/search/${encodeURIComponent(BEAR)}`);
  await page.getByRole('link', { name: BEAR, exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: BEAR }).waitFor();
  await heart(page, BEAR).first().press(' ');
  await page.getByRole('button', { name: 'See all' }).click();
  await page.waitForURL('/saved');
  await page.getByRole('button', { name: `Add To Cart: ${CAMERA}` }).waitFor();
  expect(await names(page)).toEqual([BEAR, CAMERA]);
  expect(await violations(page)).toEqual([]);

  await signIn(page, logins.shopper, '/saved');
  await page.getByText('Saved in this browser alone.').waitFor({ state: 'detached' });
  const { page: second } = await shop.visit();
  await signIn(second, logins.shopper, '/');
  await second.getByRole('contentinfo').getByRole('link', { name: 'Saved products' }).click();
  await second.getByRole('button', { name: `Remove ${BEAR}` }).waitFor();
  expect(await names(second)).toEqual([BEAR, CAMERA]);

  await second.getByRole('button', { name: `Remove ${BEAR}` }).press('Enter');
  await second.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await names(second)).toEqual([CAMERA]);
  await second.locator('h1:focus').waitFor();
  await second.getByRole('button', { name: `Add To Cart: ${CAMERA}` }).click();
  await second.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: `Remove ${CAMERA}` }).waitFor();
  await page.getByRole('button', { name: `Remove ${BEAR}` }).waitFor({ state: 'detached' });
  expect(await names(page)).toEqual([CAMERA]);

  await page.getByRole('button', { name: 'Sam Shopper' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe(null);
  expect(problems).toEqual([]);
});

test('a shopper sets and ends a price alert for a saved product', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper, `/search/${encodeURIComponent(BEAR)}`);
  await heart(page, BEAR).first().click();
  await isSaved(page, BEAR);
  await page.goto('/saved');
  const alert = page.getByRole('checkbox', { name: /^Tell me when the price falls.*Barnaby/ });
  await alert.press(' ');
  await alert.and(page.locator(':checked')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await alert.and(page.locator(':checked')).waitFor();
  await alert.press(' ');
  await alert.and(page.locator(':not(:checked)')).waitFor();
  expect(problems).toEqual([]);
});

test('nothing moves when the hearts come, and they work where storage is blocked', async () => {
  const { page, problems } = await shop.visitAnew();
  const list = `/search/${encodeURIComponent(CAMERA)}`;
  await page.addInitScript(() => {
    // The fonts of the shop move words when they come after the first paint.
    const plain = new CSSStyleSheet();
    plain.replaceSync('* { font-family: sans-serif !important }');
    document.adoptedStyleSheets = [plain];
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new Error('blocked');
      },
    });
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (startTime >= window.parsedAt!) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
    // What moves before is a page of which a slow machine shows the beginning while it reads the rest.
    const frame = () => new Promise(requestAnimationFrame);
    document.addEventListener('readystatechange', async () => {
      if (document.readyState !== 'interactive') return;
      for (let n = 0; n < 2; n++) await frame();
      Object.assign(window, { shifts, parsedAt: performance.now() });
    });
  });
  // The app starts when all of the page is painted.
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForFunction(() => window.parsedAt);
    await route.continue();
  });
  await page.goto(list);
  await isSaved(page, CAMERA, false);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  const box = await heart(page, CAMERA).first().boundingBox();
  expect([box!.width, box!.height]).toEqual([44, 44]);
  await heart(page, CAMERA).first().click();
  await isSaved(page, CAMERA);
  expect(problems).toEqual([]);
});
