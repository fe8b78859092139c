import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GRAPHQL, operationOf } from './graphql-requests.ts';
import { openShop, type Shop } from './open-shop.ts';
import { delayResponses } from './slow-responses.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

declare global {
  interface Window {
    /** Cumulative layout shift of the page. */
    shift: number;
  }
}

describe('the search box suggests', () => {
  test('products, categories and all results while typing, chosen by arrows and Enter; Escape closes; Enter alone searches', async () => {
    const { page, problems } = await shop.visit();
    await page.goto('/');
    const box = searchBox(page);
    await box.pressSequentially('camera');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const options = list.getByRole('option');
    await list.getByText('All results for “camera”').waitFor();
    expect(await list.getByRole('group', { name: 'Products' }).getByRole('option').count()).toBe(3);
    expect(
      await list.getByRole('group', { name: 'Categories' }).getByRole('option').allTextContents(),
    ).toEqual(['Photo & Craft']);
    expect(await options.last().textContent()).toBe('All results for “camera”');
    expect(await options.count()).toBe(5);
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    const marked = () => options.evaluateAll((all) => all.map((option) => option.ariaSelected === 'true'));
    expect(await marked()).toEqual([false, false, false, false, false]);

    await box.press('ArrowDown');
    await box.press('ArrowDown');
    expect(await marked()).toEqual([false, true, false, false, false]);
    const second = await options.nth(1).getAttribute('id');
    await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(second);
    await box.press('ArrowUp');
    await box.press('ArrowUp');
    expect(await marked()).toEqual([false, false, false, false, false]);
    await box.press('ArrowUp');
    expect(await marked()).toEqual([false, false, false, false, true]);

    await box.press('Escape');
    await options.first().waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('camera');
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    await box.press('ArrowDown');
    await options.first().waitFor();
    await box.press('ArrowDown');
    const name = await options.first().locator('span').first().textContent();
    await box.press('Enter');
    await page.getByRole('heading', { level: 1, name: name! }).waitFor();
    expect(await options.count()).toBe(0);

    await box.fill('camera');
    await options.first().waitFor();
    await box.press('Enter');
    await page.waitForURL('/search/camera');
    await page.getByRole('heading', { level: 1, name: 'Results for "camera"' }).waitFor();
    expect(await options.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a correction first when a word is misspelt, and the results say that they are close matches', async () => {
    const { page, problems } = await shop.visit();
    await page.goto('/');
    const box = searchBox(page);
    await box.pressSequentially('headfones');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await options.filter({ hasText: 'Did you mean' }).waitFor();
    expect(await options.first().textContent()).toBe('Did you mean “headphones”?');
    await box.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Nothing matches exactly. Close matches:' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'no exact match, 1 close match' }).waitFor();
    await page.getByRole('link', { name: 'headphones', exact: true }).click();
    await page.waitForURL('/search/headphones');
    await page.getByRole('heading', { level: 1, name: 'Results for "headphones"' }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^1 product$/ })
      .waitFor();
    expect(await page.getByText('Close matches').count()).toBe(0);
    await box.fill('sneakers');
    await page.getByRole('option', { name: 'All results for “sneakers”' }).click();
    await page.waitForURL('/search/sneakers');
    await page.getByRole('article').filter({ hasText: 'Larkstep Running Shoes' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('a suggestion can be clicked, and leaving the box closes the list', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await searchBox(page).pressSequentially('camera');
    await page.getByRole('option', { name: CAMERA }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await searchBox(page).pressSequentially('s');
    await searchBox(page).press('Backspace');
    await page.getByRole('option', { name: CAMERA }).click();
    await page.getByRole('heading', { level: 1, name: CAMERA }).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
  });

  test('what is searched for stays in the box until the search is left', async () => {
    const { page } = await shop.visit();
    await page.goto('/search/camera');
    expect(await searchBox(page).inputValue()).toBe('camera');
    await searchBox(page).fill('something else');
    await page.getByRole('link', { name: CAMERA, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: CAMERA }).waitFor();
    expect(await searchBox(page).inputValue()).toBe('');
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe('camera');
  });

  test('once the typing rests, and a late answer to an earlier word changes nothing', async () => {
    const { page } = await shop.visit();
    const requested: string[] = [];
    let late = Promise.resolve();
    await page.route(GRAPHQL, async (route) => {
      const { operationName, variables } = operationOf(route.request())!;
      if (operationName !== 'ProductSuggestions') return route.continue();
      requested.push(variables.keyword!);
      const response = await route.fetch();
      if (variables.keyword !== 'camera') return route.fulfill({ response });
      late = new Promise((resolve) => setTimeout(resolve, 1500)).then(() => route.fulfill({ response }));
    });
    await page.goto('/');
    await searchBox(page).pressSequentially('camera', { delay: 20 });
    await expect.poll(() => requested).toEqual(['camera']);
    await searchBox(page).fill('teddy');
    const bear = page.getByRole('option', { name: 'Barnaby Teddy Bear' });
    await bear.waitFor();
    // The browser may have cancelled the request by then.
    await late.catch(() => undefined);
    await page.waitForTimeout(200);
    expect(await bear.count()).toBe(1);
    expect(await page.getByRole('option', { name: CAMERA }).count()).toBe(0);
    expect(requested).toEqual(['camera', 'teddy']);
  });
});

describe('results and pages', () => {
  test('a search repeats the word, counts the hits, and leads on when there are none', async () => {
    const { page } = await shop.visit();
    await page.goto('/search/camera');
    expect(await searchBox(page).inputValue()).toBe('camera');
    const count = await page.getByRole('article').count();
    await page.getByRole('status').getByText(`${count} products`, { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Results for "camera"', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe('/');
    expect(await page.title()).toContain('camera');
    await page.goto('/search/qqqqqq');
    await page.getByText('Check the spelling or try a shorter word.').waitFor();
    expect(await page.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/');
  });

  test('a price in a search is a filter, shown as a chip that takes it off', async () => {
    const { page, problems } = await shop.visit();
    const chips = page.getByRole('list', { name: 'Filters' });
    await page.goto('/search/camera%20under%201');
    await page.getByText('Nothing matches this filter.').waitFor();
    expect(
      await page.getByRole('link', { name: /^\d+ products? without the price limit$/ }).getAttribute('href'),
    ).toBe('/search/camera');
    await chips.getByRole('link', { name: /^Remove up to/ }).click();
    await page.waitForURL('/search/camera');
    await page.getByRole('article').filter({ hasText: CAMERA }).waitFor();
    await page.goto('/search/camera%20at%20least%201');
    await page.getByRole('article').filter({ hasText: CAMERA }).waitFor();
    expect(await chips.getByRole('link', { name: /^Remove from/ }).count()).toBe(1);
    // A price alone: without it there is no search.
    await page.goto('/search/under%201');
    await chips.getByRole('link', { name: /^Remove up to/ }).click();
    await page.waitForURL('/');
    expect(problems).toEqual([]);
  });

  test('a search that finds nothing shows other products', async () => {
    const { page, problems } = await shop.visit();
    await page.goto('/search/zzzzzz');
    await page.getByText('Nothing matches. Check the spelling or try a shorter word.').waitFor();
    const others = page.getByRole('region', { name: 'Other products' });
    await others.waitFor();
    expect(await others.getByRole('listitem').count()).toBe(4);
    expect(problems).toEqual([]);
  });

  test('pages are links; the next one begins at its top with the focus on the heading', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    expect(await pager.locator('[aria-current=page]').textContent()).toBe('1');
    expect(await pager.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/page/2');
    await pager.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('/page/2');
    await expect.poll(() => focused(page)).toBe('Latest Products');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => pager.locator('[aria-current=page]').textContent()).toBe('2');
    await page.goto('/search/camera');
    await page.getByRole('article').first().waitFor();
    expect(await pager.count()).toBe(0);
  });

  test('while the next page loads, the products of the last one stay and are marked as busy', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    const first = await page.getByRole('article').first().textContent();
    const respond = await delayResponses(page);
    await page.getByRole('link', { name: 'Page 2' }).click();
    const busy = page.locator('[aria-busy=true]');
    await busy.getByRole('article').first().waitFor();
    expect(await busy.getByRole('article').first().textContent()).toBe(first);
    respond();
    await busy.waitFor({ state: 'detached' });
    expect(await page.getByRole('article').first().textContent()).not.toBe(first);
  });

  test('a spinner has a name, keeps the room of the page and moves nothing', async () => {
    const { page } = await shop.visit();
    await page.goto('/cart');
    await page.evaluate(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
        // Shifts soon after a click do not count as shifts.
        for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) window.shift += value;
      }).observe({ type: 'layout-shift' });
    });
    const respond = await delayResponses(page);
    await page.getByRole('link', { name: 'citron' }).click();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    const box = await page
      .getByRole('status')
      .filter({ has: page.getByRole('progressbar') })
      .boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(0.6 * 720);
    await page.waitForTimeout(700);
    respond();
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  });

  test('a failure is shown with a button to try again', async () => {
    const { page } = await shop.visit();
    await page.goto('/cart');
    await page.route(GRAPHQL, (route) =>
      route.fulfill({ json: { errors: [{ message: 'The shelves are being moved.' }] } }),
    );
    await page.getByRole('link', { name: 'citron' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The shelves are being moved.' });
    await alert.waitFor();
    await page.unroute(GRAPHQL);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await alert.count()).toBe(0);
  });
});
