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
  await page
    .locator('input[type=file][accept^=image]')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer });
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
  const price = page.getByRole('spinbutton', { name: 'Price', exact: true });
  await price.fill('');
  // Browsers would drop the comma and read 215.
  await price.pressSequentially('21,5');
  expect(await price.inputValue()).toBe('21.5');
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

test('products that are searched for are nothing unsaved', async () => {
  const run = await shop.api(logins.admin);
  const { saveCollection } = await run<{ saveCollection: { collection: { id: string } } }>(
    'mutation($input: CollectionInput!) { saveCollection(input: $input) { collection { id } } }',
    { input: { name: 'Found by hand', productIds: [], isPublished: false } },
  );
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/admin/collections/${saveCollection.collection.id}`);
  await page.getByLabel('Find a product to add').fill('keyboard');
  await page
    .getByRole('button', { name: /^Add .*keyboard/i })
    .first()
    .waitFor();
  const rail = page.getByRole('navigation', { name: 'Admin', exact: true });
  await rail.getByRole('link', { name: 'Orders' }).first().click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
});

test('what is typed in other forms of the admin area holds one back as well', async () => {
  const { page } = await shop.visit();
  const stays = async () => {
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
  };
  const rail = page.getByRole('navigation', { name: 'Admin', exact: true });
  await signIn(page, logins.admin, '/admin/collections/new');
  await page.getByLabel('Name').fill('Desk favourites');
  await page.getByLabel('How products get in').selectOption({ label: 'By hand: you choose and order them' });
  await page.getByLabel('Find a product to add').fill('keyboard');
  await page
    .getByRole('button', { name: /^Add .*keyboard/i })
    .first()
    .click();
  await page.getByLabel('Find a product to add').fill('');
  await rail.getByRole('link', { name: 'Orders' }).first().click();
  await stays();
  await page.getByLabel('Description').press('Control+s');
  await page.getByRole('link', { name: 'View page' }).waitFor();
  // The choice alone counts, too.
  await page.getByRole('button', { name: /^Remove .*keyboard/i }).click();
  await rail.getByRole('link', { name: 'Orders' }).first().click();
  await stays();
  expect(page.url()).toContain('/admin/collections/');

  await rail.getByRole('link', { name: 'Promotions' }).first().click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Add promotion' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Summer');
  await page.keyboard.press('Escape');
  await stays();
  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Summer');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add promotion' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto('/admin/settings/invoices');
  await page.getByRole('main').getByRole('textbox').first().fill('Typed');
  await rail.getByRole('link', { name: 'Orders' }).first().click();
  await stays();
  expect(page.url()).toContain('/admin/settings/');
});
