import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, openMail, openPayment, signIn } from './walks.ts';

const PHONE = { viewport: { width: 412, height: 823 }, colorScheme: 'dark' } as const;
const PLACE = 'At the shop, 12 High Street, Monday to Friday 9 to 18, ready in 2 days';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.api(logins.admin);
  await admin('mutation($input: ShippingMethodInput!) { saveShippingMethod(input: $input) { __typename } }', {
    input: {
      name: 'At the shop',
      kind: 'PICKUP',
      description: '12 High Street, Monday to Friday 9 to 18',
      price: 0,
      daysMax: 2,
      isActive: true,
      version: 0,
    },
  });
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('who fetches an order is asked for a name alone, and told where and when; staff see it', async () => {
  const { page, problems } = await shop.visit(PHONE);
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByText('Proceed To Checkout').click();
  await page.getByLabel('E-mail for your order').fill('greta@example.com');
  await page.getByRole('button', { name: 'Continue without an account' }).click();

  await page.waitForURL('/shipping');
  await page.getByLabel('City').waitFor();
  await page.getByRole('radio', { name: /^At the shop/ }).check();
  // The choice says it, and nothing else does a second time.
  expect(await page.getByText('12 High Street').count()).toBe(1);
  for (const label of ['Address', 'City', 'Postal Code', 'Country'])
    expect(await page.getByLabel(label, { exact: true }).count(), label).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Full name').fill('Greta Gast');
  await page.getByRole('button', { name: 'Continue' }).click();
  // It was chosen before.
  await page.getByRole('heading', { name: 'Payment Method', level: 1 }).waitFor();
  expect(await page.getByRole('radio', { name: /^At the shop/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByText(`You fetch it: ${PLACE}`).waitFor();
  await page.reload();
  await page.getByText('Greta Gast', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();

  await page.waitForURL('/order/*');
  await page.getByText(`We pack your order, and you fetch it: ${PLACE}.`).waitFor();
  await page.getByText(`You fetch it: ${PLACE}`, { exact: true }).waitFor();
  await page.getByText('Not Picked Up').waitFor();
  await page.getByRole('heading', { name: 'Pickup' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const { pathname } = new URL(page.url());
  await page.goto('/sandbox/mail');
  await openMail(page, /is paid$/);
  await page.getByText('Where to fetch it').first().waitFor();
  await page.getByText('12 High Street, Monday to Friday 9 to 18').first().waitFor();
  expect(await page.getByText('Goes to').count()).toBe(0);
  expect(problems).toEqual([]);

  const { page: staff } = await shop.visit();
  await signIn(staff, logins.admin, pathname);
  await staff.getByText(`To be fetched: ${PLACE}`).waitFor();
  expect(await staff.getByText(/ships? it|Shipping method/).count()).toBe(0);
  await staff.getByRole('button', { name: 'Mark as picked up' }).click();
  const question = staff.getByRole('dialog', { name: 'Was this order picked up?' });
  await question.getByRole('button', { name: 'Mark as picked up' }).click();
  await staff.getByText('Picked up already, on ').waitFor();
  await staff.goto(`/admin/log?subject=${pathname.split('/').at(-1)}`);
  const row = staff.getByRole('row').filter({ hasText: 'An order was picked up.' });
  await row.getByRole('link', { name: 'See the order' }).waitFor();
});

test('who changes from fetching to delivery is asked for the address again', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await page.goto('/shipping');
  await page.getByRole('radio', { name: /^At the shop/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Payment Method', level: 1 }).waitFor();
  await page.goto('/shipping');
  await page.getByRole('radio', { name: /^At the shop/ }).waitFor();
  await page.getByRole('radio').first().check();
  await page.getByLabel('City').waitFor();
  // Not done before it is typed.
  await page.goto('/placeorder');
  await page.waitForURL('/shipping');
});

test('staff take an order that is fetched without an address', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/orders/new');
  await page.getByLabel('Find a product to add').fill('byway');
  await page.getByRole('button', { name: 'Add Byway 35 Film Camera' }).click();
  await page.getByLabel('Email of the customer').fill('gil@example.com');
  await page.getByLabel('Name of the customer').fill('Gil');
  // Checked once it is priced.
  await page.getByRole('radio', { name: /^At the shop/ }).click();
  await page.getByLabel('City', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take the order' }).click();
  await page.waitForURL(/\/admin\/orders\/[\w-]{36}$/);
  await page.getByText(`To be fetched: ${PLACE}`).waitFor();
  expect(problems).toEqual([]);
});

test('a pickup for one country is offered as soon as that country is typed', async () => {
  const admin = await shop.api(logins.admin);
  await admin('mutation($input: ShippingMethodInput!) { saveShippingMethod(input: $input) { __typename } }', {
    input: {
      name: 'In Pune',
      kind: 'PICKUP',
      description: '1 Elm Street',
      countries: ['IN'],
      price: 300,
      daysMax: 2,
      isActive: true,
      version: 1,
    },
  });
  const { page, problems } = await shop.visit(PHONE);
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByText('Proceed To Checkout').click();
  await page.getByLabel('E-mail for your order').fill('greta@example.com');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.waitForURL('/shipping');
  const pune = page.getByRole('radio', { name: /^In Pune/ });
  await page.getByRole('radio', { name: /^At the shop/ }).waitFor();
  expect(await pune.count()).toBe(0);
  await page.getByLabel('Full name').fill('Greta Gast');
  const country = page.getByLabel('Country');
  await country.fill('India');
  await pune.check();

  // Whoever goes on typing keeps the field.
  await page.getByLabel('City').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await country.press('End');
  for (let n = 0; n < 'India'.length; n++) await page.keyboard.press('Backspace');
  await page.keyboard.type('Indonesia');
  await pune.waitFor({ state: 'detached' });
  expect(await country.inputValue()).toBe('Indonesia');
  await country.fill('India');
  await page.getByLabel('City').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Payment Method', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByText('You fetch it: In Pune, 1 Elm Street').waitFor();
  expect(problems).toEqual([]);
});
