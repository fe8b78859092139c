import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff save a filter with columns as a tab of theirs, rename, change and delete it, and undo that', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/orderlist?paid=yes');
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await page.getByRole('button', { name: 'Columns…' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns of the list' });
  expect(await violations(page)).toEqual([]);
  await columns.getByLabel('Items').uncheck();
  await columns.getByLabel('Paid by').check();
  await columns.getByRole('button', { name: 'Show these' }).click();
  await page.getByRole('columnheader', { name: 'Paid by' }).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Items' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Paid ones');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await tabs.getByRole('link', { name: 'Paid ones' }).waitFor();
  await tabs.getByRole('link', { name: 'All' }).click();
  await page.waitForURL('/admin/orderlist');
  await tabs.getByRole('link', { name: 'Paid ones' }).click();
  await page.waitForURL(/paid=yes/);
  expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Paid ones');

  await page.getByRole('button', { name: 'Rename view' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename view' });
  await rename.getByLabel('Name').fill('Paid with method');
  await rename.getByRole('button', { name: 'Save' }).click();
  await tabs.getByRole('link', { name: 'Paid with method' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete view' }).click();
  await page.waitForURL('/admin/orderlist');
  await pressUndo(page);
  await page.waitForURL(/paid=yes/);
  await tabs.getByRole('link', { name: 'Paid with method' }).waitFor();
  expect(problems).toEqual([]);
});

/** Presses Undo once the toasts before it are gone: they do not move it. */
async function pressUndo(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  const place = await undo.boundingBox();
  const earlier = page.getByRole('status').filter({ hasText: 'The view is saved' });
  await vi.waitUntil(async () => (await earlier.count()) === 0, { timeout: 15_000 });
  expect(await undo.boundingBox()).toEqual(place);
  await undo.click();
}

test('on a phone, where toasts are at the bottom, Undo stays in its place as well', async () => {
  const { page } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.admin, '/admin/orderlist?paid=yes');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('On a phone');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await pressUndo(page);
  await page.waitForURL(/paid=yes/);
});

test('the orders of a filter are saved as CSV', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/orderlist?paid=yes');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByText('CSV: a row for each item').click();
  const file = await (await download).path();
  const [header, ...rows] = (await readFile(file, 'utf8')).trim().split('\n');
  expect(header).toMatch(/^Order,Placed at,Customer/);
  expect(rows.length).toBeGreaterThan(10);
});

test('orders are put on hold together, and released by Undo', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/orderlist?task=SHIP');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: 'Hold…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Look.');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText('2 orders are on hold').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 orders are released').waitFor();
});

test('from Home, orders to ship come with the oldest first, and lead to the next one', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin');
  await page.getByRole('list', { name: 'What waits' }).getByRole('link', { name: 'Orders to ship' }).click();
  const table = page.getByRole('table', { name: 'Orders' });
  await table.locator('[aria-sort=ascending]').getByText('DATE').waitFor();
  const names = await table.locator('b', { hasText: /^#\d+$/ }).allTextContents();
  const numbers = names.map((name) => Number(name.slice(1)));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await table.getByRole('link', { name: `Details of order #${numbers[0]}` }).click();
  await page.getByRole('link', { name: `Next: #${numbers[1]}` }).waitFor();
  expect(await page.getByRole('link', { name: /^Previous/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});
