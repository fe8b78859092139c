import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GRAPHQL } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** An admin in the form of a product, opened from the list of products. */
async function editProduct(name: string): Promise<Page> {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/productlist');
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByLabel('Count In Stock').waitFor();
  return page;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a product is not saved while its picture is on its way, and then with it', async () => {
  const page = await editProduct('Quietfield Wireless Headphones');
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await sent;
    await route.continue();
  });
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b5d4e' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer });
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await page.getByText('The picture is still being uploaded.').waitFor();
  expect(await update.isDisabled()).toBe(true);
  await page.getByLabel('Brand').press('Enter');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByText('product updated').count()).toBe(0);
  send();
  await page.getByText('Image Updated Succussfully').waitFor();
  await update.click();
  await page.getByText('product updated').waitFor();
  const execute = await shop.api();
  const { products } = await execute<{ products: { products: { image: string }[] } }>(
    '{ products(keyword: "Quietfield Wireless Headphones") { products { image } } }',
  );
  expect(products.products[0]?.image).toMatch(/^\/uploads\//);
});

test('changes that are not saved hold one back on every way out, until one agrees', async () => {
  const page = await editProduct('Barnaby Teddy Bear');
  await page.getByLabel('Brand').fill('Another brand');
  await page.getByRole('banner').getByRole('link', { name: 'View shop' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/editproducts/');
  expect(await page.getByLabel('Brand').inputValue()).toBe('Another brand');

  const closing = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload()).catch(() => undefined);
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await reload;

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  expect(page.url()).toContain('/admin/productlist');
});

test('nothing is asked where nothing was changed, or all of it is saved or discarded', async () => {
  const page = await editProduct('Barnaby Teddy Bear');
  await page.goBack();
  await page.getByRole('link', { name: 'Edit Barnaby Teddy Bear' }).click();
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('21.5');
  await page.getByLabel('Description').fill('Soft.\nAnd brown.');
  const bar = page.getByRole('region', { name: 'Save' });
  await bar.getByText('Unsaved changes').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('product updated').waitFor();
  await bar.getByText('All changes are saved').waitFor();
  await page.getByLabel('Brand').fill('Another brand');
  await bar.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await bar.getByText('All changes are saved').waitFor();
  expect(await page.getByLabel('Brand').inputValue()).not.toBe('Another brand');
  expect(await page.getByLabel('Description').inputValue()).toBe('Soft.\nAnd brown.');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
});
