import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { overflows } from './reflow.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const buyer = await shop.api(logins.shopper);
  const { products } = await buyer<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: products.products[0]!.id, qty: 1 }],
    shippingAddress: {
      address: '1 Elm Street',
      city: 'Quarz',
      postalCode: '10115',
      country: 'Germany',
      phone: '+49 170 1212121',
    },
    paymentMethod: 'PayPal',
  };
  const { startCheckout } = await buyer<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    { input },
  );
  await buyer('mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
    input: { checkoutId: startCheckout.id },
  });
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('the customer of a caller is opened from the order, tagged, noted and blocked, and found so in the list', async () => {
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.admin, '/admin/orderlist?keyword=01701212121');
  await page.locator('[data-row-link]').first().click();
  const name = page.getByRole('main').getByRole('link', { name: 'Sam Shopper' });
  await name.click();
  await page.getByRole('heading', { name: 'Sam Shopper', level: 1 }).waitFor();
  expect(page.url()).not.toContain('example.com');
  await page.getByText('+49 170 1212121').waitFor();

  await page.getByRole('button', { name: 'Add tags' }).click();
  await page.getByRole('textbox', { name: 'Tags' }).fill('VIP, Calls first');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Calls first', { exact: true }).waitFor();

  await page.getByLabel('Note for staff').fill('Prefers to be called.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await notes.getByText('Prefers to be called.').waitFor();
  await notes.getByText('Ada Admin').waitFor();

  await page.getByRole('button', { name: 'Block buyer' }).click();
  await page.getByLabel('Reason').fill('Stolen card');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText(/^Stolen card, since/).waitFor();

  await page.goto('/admin/customers?keyword=sam%20shopper');
  const row = page.getByRole('row').filter({ hasText: 'Sam Shopper' });
  await row.getByText('Blocked').waitFor();
  await row.getByText('VIP').waitFor();
  expect(await page.evaluate(overflows)).toEqual([]);
  await row.getByRole('link', { name: 'VIP' }).click();
  await page.getByText("Customers tagged 'VIP'").waitFor();
  await row.getByRole('link', { name: 'Sam Shopper' }).click();
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await page.getByText('Not blocked.').waitFor();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
  await notes.getByText('Prefers to be called.').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: /^All \d+ orders$|^The order in the list$/ }).click();
  await page.getByText('Orders of one customer').waitFor();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL(/\/admin\/customers\?.*tag=VIP/);
  expect(problems).toEqual([]);
});

test('the search of the admin area leads to the page of a customer', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/customers');
  await page.locator('[data-row-link]').first().waitFor();
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.matches('[data-row-link]'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('sam shopper');
  const option = page.getByRole('option', { name: /^Sam Shopper/ });
  await option.waitFor();
  await option.click();
  await page.getByRole('heading', { name: 'Sam Shopper', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/customers\/[\w-]{36}$/);
});
