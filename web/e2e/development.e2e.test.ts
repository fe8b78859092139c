import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';
import { addToCart } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ WEB_DEV: 'true' });
});
afterAll(() => shop?.close());

test('in development the app comes from its sources, and nothing of it is blocked', async () => {
  const { page, problems } = await shop.visit();
  // Long, since the first start bundles the libraries.
  page.setDefaultTimeout(60_000);
  await page.goto('/');
  expect(await page.locator('script[src="/@vite/client"]').count()).toBe(1);
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByRole('button', { name: /^Remove/ }).click();
  const toast = page.getByRole('status').filter({ hasText: 'removed' });
  await toast.waitFor();
  // Its position comes from styles that only scripts insert.
  expect((await toast.boundingBox())?.x).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
