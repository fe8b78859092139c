import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { overflows } from './reflow.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const file = `Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name
#1001,${logins.shopper.email},paid,fulfilled,JPY,2000,500,2500,2024-03-01 10:00:00 +0900,2,Paper lamp,1000,PL-1,Sam Shopper
#1002,pia@past.example,paid,,EUR,10.00,0,ten,2024-03-02 10:00:00 +0100,1,Cap,10.00,CAP,Pia Past
`;

test('orders of an earlier shop are imported, and found on the customer, in the list and by the search', async () => {
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.admin, '/admin/imports/new');
  await page.getByLabel('What it is about').selectOption('Orders before this shop');
  const buffer = Buffer.from(file);
  await page.getByLabel('CSV file').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await page.getByText('a file from Shopify with 2 rows').waitFor();
  await page.getByText('¥2,500').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText(/Total is "ten"/).waitFor();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByRole('link', { name: 'Look at what was imported' }).click();

  await page.getByRole('heading', { name: 'Before this shop' }).waitFor();
  await page.getByRole('link', { name: '#1001' }).click();
  await page.getByRole('heading', { name: 'Order #1001' }).waitFor();
  await page.getByText('Paper lamp').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(overflows)).toEqual([]);

  await page.goto(`/admin/customers?keyword=${encodeURIComponent(logins.shopper.email)}`);
  await page.getByRole('link', { name: 'Sam Shopper' }).click();
  await page.getByRole('heading', { name: 'Orders before this shop' }).waitFor();
  await page.getByRole('link', { name: '#1001' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('1001');
  await page.getByRole('option', { name: /#1001 Sam Shopper/ }).click();
  await page.getByRole('button', { name: 'Erase all with this email' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('Nothing was imported yet.').waitFor();
  expect(problems).toEqual([]);
});
