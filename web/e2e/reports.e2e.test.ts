import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { employ } from './employ.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** Of a country in which the demo has sold nothing. */
const address = { address: '1 Elm Street', city: 'Berlin', postalCode: '10115', country: 'Germany' };

/** A paid order of the demo's shopper, which staff enter as paid by hand. Returns what it costs. */
async function sell(): Promise<number> {
  const admin = await shop.api(logins.admin);
  const { products } = await admin<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const shopper = await shop.api(logins.shopper);
  const input = {
    idempotencyKey: crypto.randomUUID(),
    shippingAddress: address,
    paymentMethod: 'PayPal',
    lines: [{ productId: products.products[0]!.id, qty: 1 }],
  };
  const { startCheckout } = await shopper<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    { input },
  );
  const { placeOrder } = await shopper<{ placeOrder: { id: string; totalPrice: number } }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id totalPrice } }',
    { input: { checkoutId: startCheckout.id } },
  );
  const { id: orderId, totalPrice: amount } = placeOrder;
  await admin('mutation($input: ManualPaymentInput!) { recordManualPayment(input: $input) { id } }', {
    input: { orderId, amount, reference: 'Till 1' },
  });
  return amount;
}

test('a bookkeeper reads a report, changes its period, sees the orders behind a number and downloads the file', async () => {
  const amount = await sell();
  const { page } = await shop.visit();
  await signIn(page, await employ(shop, 'Ada Keeper', ['REPORTS']), '/admin/reports');
  await page.getByRole('link', { name: 'Sales by country' }).click();
  const table = page.getByRole('table', { name: 'Sales by country' });
  await table.getByRole('link', { name: 'Germany' }).waitFor();
  // The chart, whose code comes with the first report.
  await page.locator('main svg rect').first().waitFor({ state: 'attached' });
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last month');
  await table.getByRole('link', { name: 'Germany' }).waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This year');
  await table.getByRole('link', { name: 'Germany' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Period' }).inputValue()).toBe('year');
  // Days that end before they begin have no figures, and can be corrected.
  await page.getByLabel('To').fill('2001-01-01');
  await page.getByLabel('To').blur();
  await page.getByRole('alert').waitFor();
  expect(await table.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This year');
  await table.getByRole('link', { name: 'Germany' }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('report-country.csv');
  const rows = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(rows.find((row) => row.startsWith('DE'))).toBe(
    `DE,DE,1,${(amount / 100).toFixed(2)},0.00,${(amount / 100).toFixed(2)},0.00,INR`,
  );
  await table.getByRole('link', { name: 'Germany' }).click();
  await page.getByRole('heading', { name: 'Orders: Sales by country, Germany' }).waitFor();
  await page.getByText('To open an order you need the permission Orders.').waitFor();
  const order = page.getByRole('table', { name: 'Order' }).getByText(/^#\d+$/);
  expect(await order.count()).toBe(1);
  expect(await page.getByRole('table').getByRole('link').count()).toBe(0);
  await page.goto('/admin/orderlist');
  await page.getByRole('heading', { name: 'Permission needed' }).waitFor();
});

test('a bookkeeper signs in with REPORTS alone, saves the files of a month and closes it', async () => {
  const { page } = await shop.visit();
  await signIn(page, await employ(shop, 'Boole Keeper', ['REPORTS']), '/admin');
  await page.getByRole('heading', { name: 'Hello, Boole' }).waitFor();
  // Home offers nothing that they may not do.
  expect(
    await page.getByRole('link', { name: /Orders|Products|Create an order|Add a product/ }).count(),
  ).toBe(0);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('link', { name: 'Bookkeeping' }).click();
  await page.getByText('To set them you need the permission Settings. Ask who manages your staff.').waitFor();
  const months = page.getByRole('table', { name: 'Months' });
  const month = months.getByRole('row').nth(2);
  await month.getByRole('link').click();
  const name = (await month.getByRole('link').innerText()).trim();
  await month.getByText(`Save a file with all days of ${name} first.`).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Payments as XLSX' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}-INR\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: `Close ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the Month' }).click();
  await months.getByText(/^Closed .* by Boole Keeper$/).waitFor();
});
