import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { GRAPHQL, operationOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function adminAt(path: string) {
  const visit = await shop.visit();
  await signIn(visit.page, logins.admin, path);
  return visit;
}

/** Every theme, and the width of a phone. */
async function checkEverywhere(page: Page): Promise<void> {
  for (const [width, theme] of [
    [1440, 'light'],
    [412, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await violations(page), `${page.url()} ${width} px ${theme}`).toEqual([]);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolls, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const choose = (page: Page, text: string, name = 'goods.csv') =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const count = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=../dd').textContent();
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

/** The text of a file that a link downloads. */
async function saved(page: Page, link: string | RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

const goods = `Artikel;Marke;Category;Price;Stock;SKU
Harbour Stool;Norrhem;Home & Kitchen;89,50;4;NS-1
Harbour Bench;Norrhem;Home & Kitchen;12.900,00;2;NS-2
Harbour Shelf;Norrhem;Home & Kitchen;59;7;NS-3
`;

test('an admin imports a file: columns, a check, the import, and the rows with errors once more', async () => {
  const { page, problems } = await adminAt('/admin/productlist');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose(page, `Name,Price\n${'\0'.repeat(9)}`);
  await page.getByText(/NUL characters/).waitFor();
  await choose(page, goods);
  await page.getByText('3 rows, UTF-8').waitFor();
  await page.getByLabel('What Artikel holds').selectOption('Name');
  await page.getByLabel('What Marke holds').selectOption('Brand');
  expect(await page.getByLabel('What Price holds').inputValue()).toBe('PRICE');
  await checkEverywhere(page);
  await page.getByRole('button', { name: 'Check the file' }).click();

  await page.waitForURL(/\/admin\/imports\/[0-9a-f-]{36}$/);
  await status(page, /Products: Checked, 3 of 3 rows/);
  expect(await count(page, 'Would be added')).toBe('2');
  expect(await count(page, 'With errors')).toBe('1');
  await page.getByText('Nothing has changed yet. Rows with errors are left out').waitFor();
  const errors = page.getByRole('table', { name: 'Errors' });
  await errors.getByRole('row').filter({ hasText: 'Price is "12.900,00". Write it with at most' }).waitFor();
  await checkEverywhere(page);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await status(page, /Products: Imported, 3 of 3 rows/);
  expect(await count(page, 'Added')).toBe('2');
  const failed = await saved(page, 'Download these rows');
  expect(failed).toContain('Harbour Bench');
  expect(failed).not.toContain('Harbour Stool');

  await page.goto('/admin/imports/new');
  await choose(page, failed.replace('12.900,00', '129,00'), 'corrected.csv');
  await page.getByLabel('What Artikel holds').selectOption('Name');
  await page.getByLabel('What Marke holds').selectOption('Brand');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await status(page, /Imported, 1 of 1 rows/);
  await page.goto('/admin/imports');
  await page.getByRole('link', { name: 'corrected.csv' }).waitFor();
  await page.goto('/admin/productlist?keyword=harbour&view=DRAFTS');
  await page.getByRole('row').filter({ hasText: 'Harbour Bench' }).filter({ hasText: '₹129.00' }).waitFor();
  expect(problems).toEqual([]);
});

const uncounted = `ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price
1,simple,TB-1,Tide Bowl,1,1,,0,5
2,simple,TB-2,Tide Cup,1,1,2,1,5
`;

test('variants that a file does not count begin with the units that an admin types', async () => {
  const { page, problems } = await adminAt('/admin/imports/new');
  await choose(page, uncounted);
  await page.getByText('1 variant has no count of the stock in this file.').waitFor();
  await page.getByText('1 variant is sold without stock in this file').waitFor();
  const warning = page.getByText('With 0 units new variants without a count are sold out');
  await warning.waitFor();
  await checkEverywhere(page);
  await page.getByLabel('Units that new ones begin with').fill('37');
  await warning.waitFor({ state: 'detached' });
  await page.getByLabel('Sell these without stock: up to').fill('20');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await status(page, /Products: Imported, 2 of 2 rows/);
  await page.goto('/admin/productlist?keyword=tide');
  await page.getByRole('row').filter({ hasText: 'Tide Bowl' }).filter({ hasText: '37' }).waitFor();
  expect(problems).toEqual([]);
});

test('a file that was edited after it was chosen is imported as it was', async () => {
  const { page, problems } = await adminAt('/admin/imports/new');
  const folder = await mkdtemp(join(tmpdir(), 'citron-e2e-'));
  try {
    const path = join(folder, 'stock.csv');
    await writeFile(path, 'Name,Brand,Category,Price,SKU\nDune Lamp,Norrhem,Lighting,12,DL-1\n');
    await page.getByLabel('CSV file').setInputFiles(path);
    await page.getByText('1 row, UTF-8').waitFor();
    await appendFile(path, 'Dune Vase,Norrhem,Lighting,12,DL-2\n');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await status(page, /Products: Checked, 1 of 1 rows/);
    expect(problems).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a CSV file has the products that the list shows, or all', async () => {
  const { page, problems } = await adminAt('/admin/productlist?keyword=boots&category=shoes-bags');
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Download these as CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download CSV' });
  const which = dialog.getByLabel('Which products');
  expect(await which.locator('option:checked').textContent()).toMatch(
    /^Those in the list: Shoes & Bags, "boots" \(\d+\)$/,
  );
  await dialog.getByRole('button', { name: 'Write CSV of these' }).click();
  const part = await saved(page, /^Save the file/);
  expect(part).toMatch(/boots/i);
  expect(part).not.toContain('Byway 35 Film Camera');
  await checkEverywhere(page);

  await which.selectOption('All products of the shop');
  await dialog.getByLabel('Columns').selectOption('Prices');
  await dialog.getByRole('button', { name: 'Write CSV of all' }).click();
  const all = await saved(page, /^Save the file/);
  expect(all.split('\n')[0]).toContain('Compare-at price');
  expect(all.split('\n').length).toBeGreaterThan(96);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/admin/productlist');
  await page.getByRole('button', { name: 'Download CSV' }).waitFor();
  expect(problems).toEqual([]);
});

const shopFile = `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src
quay-lamp,Quay Lamp,Bright,Norrhem,Home & Kitchen,Title,Default Title,QL-1,20,https://pictures.example.com/lamp.jpg
quay-lamp,,,,,,,,,https://pictures.example.com/gone.jpg
`;
/** What the servers of the pictures would have answered. */
const fetchedInPart = (productId: string) => ({
  __typename: 'ImportPictures',
  total: 40,
  fetched: 12,
  waiting: 26,
  failed: 2,
  cancelled: 0,
  retryable: 2,
  failures: (['REFUSED', 'NOT_A_PICTURE'] as const).map((reason, index) => ({
    __typename: 'FailedImportPicture',
    id: String(index),
    productId,
    productName: 'Quay Lamp',
    reason,
    isTriedAgain: index === 1,
    address: `https://pictures.example.com/a-folder/with-a-long-name/of-pictures/gone-${index}.jpg`,
  })),
});

test('the page of an import says which pictures failed and why, and has them fetched again', async () => {
  const { page, problems } = await adminAt('/admin/imports/new');
  await choose(page, shopFile, 'shop.csv');
  await page.getByText('2 pictures are fetched from their servers').waitFor();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await status(page, /^0 of 2 pictures fetched$/);
  let isRetried = false;
  await page.route(GRAPHQL, async (route) => {
    const operation = operationOf(route.request())?.operationName;
    isRetried ||= operation === 'RetryImportPictures';
    if (operation !== 'ImportPage' || isRetried) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    data.import.pictures = fetchedInPart(data.import.id);
    return route.fulfill({ response, json: { data } });
  });
  await page.reload();
  await status(page, /^12 of 40 pictures fetched, 2 failed$/);
  const failed = page.getByRole('table', { name: 'Pictures that failed' });
  await failed
    .getByRole('row')
    .filter({ hasText: 'gone-0.jpg' })
    .filter({ hasText: 'does not have it' })
    .waitFor();
  await failed.getByRole('row').filter({ hasText: 'It is tried again.' }).waitFor();
  await page.getByRole('link', { name: /^Download the report/ }).waitFor();
  await checkEverywhere(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No picture of this import has failed.').waitFor();
  await status(page, /^0 of 2 pictures fetched$/);
  expect(problems).toEqual([]);
});
