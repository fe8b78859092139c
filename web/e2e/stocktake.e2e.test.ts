import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

const PHONE = { width: 412, height: 823 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** A product with a barcode and this stock. */
async function addProduct(name: string, barcode: string, countInStock: number): Promise<string> {
  const admin = await shop.api(logins.admin);
  const { createProduct } = await admin<{ createProduct: { id: string } }>(
    'mutation($input: ProductInput!) { createProduct(input: $input) { id } }',
    { input: { name, price: 900, countInStock, isDraft: false } },
  );
  await admin(
    'mutation($id: ID!, $input: UpdateVariantInput!) { updateVariant(id: $id, input: $input) { id } }',
    {
      id: createProduct.id,
      input: { barcode, cost: 250, sku: `S-${barcode}` },
    },
  );
  return createProduct.id;
}

/** A camera that shows nothing, and a detector that sees what the test holds in front of it. */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    const sight = window as unknown as { inSight: string[] };
    sight.inSight = [];
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => sight.inSight.map((rawValue) => ({ rawValue }));
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => document.createElement('canvas').captureStream() },
    });
  });
const hold = (page: Page, ...codes: string[]) =>
  page.evaluate((inSight) => Object.assign(window, { inSight }), codes);

test('on a phone a shelf is counted by camera, by code and without a connection, and its differences are booked', async () => {
  const cup = await addProduct('Stocktake cup', '4006381333931', 5);
  const bowl = await addProduct('Stocktake bowl', '96385074', 3);
  const { page, problems } = await shop.visitAnew({ viewport: PHONE });
  await withCamera(page);
  await signIn(page, logins.admin, '/admin/stocktake');
  await page.getByRole('button', { name: 'Start a stock-take' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kitchen shelf');
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { name: 'Kitchen shelf', level: 1 }).waitFor();

  const counted = (name: string) => page.getByRole('textbox', { name: `Counted of ${name}` });
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await hold(page, '4006381333931');
  await expect.poll(() => counted('Stocktake cup').inputValue()).toBe('1');
  await hold(page, '12345678');
  await page.getByText('No item has the barcode or SKU 12345678.').waitFor();
  await page.getByRole('button', { name: 'Discard 12345678 (1)' }).click();
  await hold(page);
  await page.getByRole('button', { name: 'Stop the camera' }).click();

  const field = page.getByLabel('Barcode, SKU or name');
  await field.fill('s-4006381333931');
  await field.press('Enter');
  await expect.poll(() => counted('Stocktake cup').inputValue()).toBe('2');
  await field.fill('stocktake bow');
  await page.getByRole('button', { name: /^Count 1 of Stocktake bowl/ }).click();
  await expect.poll(() => counted('Stocktake bowl').inputValue()).toBe('1');

  await page.context().setOffline(true);
  await counted('Stocktake bowl').fill('4');
  await counted('Stocktake bowl').press('Enter');
  await page.getByText('1 count is not sent yet.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => counted('Stocktake bowl').inputValue()).toBe('4');
  await page.getByText('1 count is not sent yet.').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'See the differences' }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Stocktake cup').getByText('−3').first().waitFor();
  await row('Stocktake bowl').getByRole('checkbox').check();
  await expect.poll(() => page.getByRole('definition').first().textContent()).toBe('1');
  await page.getByRole('button', { name: 'Book the differences' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText('Stock-take booked').waitFor();

  const admin = await shop.api(logins.admin);
  for (const [id, countInStock] of [
    [cup, 2],
    [bowl, 3],
  ] as const)
    expect(await admin('query($id: ID!) { product(id: $id) { countInStock } }', { id })).toEqual({
      product: { countInStock },
    });
  await page.goto(`/editproducts/${cup}/stock`);
  await page.getByRole('link', { name: 'Kitchen shelf' }).waitFor();
  expect(problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('what a supplier brings is added to the stock with its reason, and what is lost is taken out', async () => {
  const vase = await addProduct('Stocktake vase', '4012345678901', 2);
  const { page, problems } = await shop.visitAnew();
  await signIn(page, logins.admin, `/editproducts/${vase}/stock`);
  const change = async (units: string, reason?: string) => {
    await page.getByRole('button', { name: 'Change the stock' }).click();
    const dialog = page.getByRole('dialog');
    if (reason) await dialog.getByLabel('Why').selectOption(reason);
    await dialog.getByLabel('Units').fill(units);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await change('3');
  await page.getByRole('row', { name: /\+3 5 Received from a supplier/ }).waitFor();
  await change('9', 'Lost: taken out');
  await page.getByText('There are only 5 units: 9 cannot be taken out. Nothing was changed.').waitFor();
  await page.getByRole('dialog').getByLabel('Units').fill('1');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /−1 4 Lost/ }).waitFor();
  expect(problems).toEqual([]);
});
