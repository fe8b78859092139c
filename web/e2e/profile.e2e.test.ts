import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

type Api = Awaited<ReturnType<Shop['api']>>;

/** A new account. */
async function register(email: string): Promise<{ login: { email: string; password: string }; api: Api }> {
  const api = await shop.api();
  const login = { email, password: 'a first secret' };
  await api('mutation($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { name: 'Nora New', ...login },
  });
  return { login, api };
}

/** Places an unpaid order. Returns its id. */
async function placeOrder(api: Api): Promise<string> {
  const { products } = await api<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const { startCheckout } = await api<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        lines: [{ productId: products.products[0]?.id, qty: 1 }],
        shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
        paymentMethod: 'PayPal',
      },
    },
  );
  const { placeOrder } = await api<{ placeOrder: { id: string } }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: { checkoutId: startCheckout.id } },
  );
  return placeOrder.id;
}

test('name and e-mail address change everywhere at once, and a password left empty stays', async () => {
  const { page, problems } = await shop.visit();
  const { login } = await register('nora@example.com');
  await signIn(page, login, '/profile');
  await page.getByLabel('Name').fill('Nora Renamed');
  await page.getByLabel('Email Address').fill('Nora.Renamed@example.com');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('status').getByText('updatesuccess').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Nora Renamed' }).waitFor();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))).toEqual({
    _id: expect.any(String),
    name: 'Nora Renamed',
    email: 'Nora.Renamed@example.com',
    isAdmin: false,
    permissions: [],
  });
  await shop.api({ email: 'nora.renamed@example.com', password: login.password });
  expect(problems).toEqual([]);
});

test('a new password must be typed twice the same; it ends other sessions and not this one', async () => {
  const [{ page, problems }, other] = [await shop.visit(), await shop.visit()];
  const { login } = await register('olga@example.com');
  await signIn(page, login, '');
  await signIn(other.page, login, '');
  await page.goto('/profile');
  await page.getByLabel('Password', { exact: true }).fill('a second secret');
  await page.getByLabel('Confirm Password').fill('another secret');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText("Password doesn't match").waitFor();
  expect(
    await page.getByLabel('Confirm Password').evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await shop.api(login);

  await page.getByLabel('Confirm Password').fill('a second secret');
  await page.getByLabel('Name').focus();
  await page.getByText("Password doesn't match").waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Update' }).click();
  const saved = page.getByText('updatesuccess');
  // It would stay while it is pointed at.
  await saved.hover();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Password', { exact: true }).fill('a third secret');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await saved.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'User Profile' }).waitFor();
  await shop.api({ email: login.email, password: 'a second secret' });
  await other.page.goto('/profile');
  await other.page.waitForURL('/login?redirect=/profile');
  expect(problems).toEqual([]);
});

test('an e-mail address that is taken is reported beside its field, and what was typed stays', async () => {
  const { page } = await shop.visit();
  const { login } = await register('petra@example.com');
  await signIn(page, login, '/profile');
  await page.getByLabel('Name').fill('Petra Typed');
  await page.getByLabel('Email Address').fill(logins.admin.email);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('There is already an account with this e-mail address.').waitFor();
  const email = page.getByLabel('Email Address');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Name').inputValue()).toBe('Petra Typed');
});

test('a change that needs the password once more asks for it in a dialog and goes on', async () => {
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 800 } });
  const { login } = await register('tessa@example.com');
  await signIn(page, login, '/profile');
  // As if the sign-in were long ago.
  let isRecent = false;
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() ?? {};
    if (operationName === 'Reauthenticate') isRecent = true;
    if (isRecent || operationName !== 'UpdateProfile') return route.continue();
    const message = 'This needs your password once more.';
    const errors = [{ message, extensions: { code: 'REAUTHENTICATION_REQUIRED' } }];
    return route.fulfill({ json: { data: null, errors } });
  });
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  const password = dialog.getByLabel('Your password');
  await page.getByLabel('Email Address').fill('tessa.tate@example.com');
  await page.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor();
  expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page
    .getByRole('alert')
    .getByText(/^For your security this needs your password once more/)
    .waitFor();
  expect(await page.getByLabel('Email Address').inputValue()).toBe('tessa.tate@example.com');
  await shop.api(login);

  await page.getByRole('button', { name: 'Update' }).click();
  await password.fill('not the secret');
  await page.keyboard.press('Enter');
  await dialog.getByText('The password is wrong.').waitFor();
  expect(await password.inputValue()).toBe('');
  expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await password.fill(login.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('status').getByText('updatesuccess').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'User Profile' }).waitFor();
  await shop.api({ email: 'tessa.tate@example.com', password: login.password });
  expect(problems).toEqual([]);
});

test('own orders stand in a table by pages, unpaid ones with a red cross, each with its details', async () => {
  const { page, problems } = await shop.visit();
  const { login, api } = await register('quinn@example.com');
  const ids: string[] = [];
  for (let n = 0; n < 13; n += 1) ids.unshift(await placeOrder(api));
  await signIn(page, login, '/profile');
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'ID',
    'ORDER',
    'DATE',
    'TOTAL',
    'PAID',
    'DELIVERED',
    'Details',
  ]);
  expect(await rows.count()).toBe(1 + 12);
  const cells = await rows.nth(1).getByRole('cell').allTextContents();
  expect(cells[0]).toBe(ids[0]);
  expect(cells[1]).toMatch(/^#\d+Placed$/);
  expect(cells[2]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(cells[3]).toMatch(/^₹[\d,]+\.\d\d$/);
  expect(cells.slice(4, 6)).toEqual(['Not paid', 'Not delivered']);
  const cross = rows.nth(1).getByRole('cell').nth(4).locator('svg');
  expect(await cross.evaluate((icon) => getComputedStyle(icon).stroke)).toBe('rgb(179, 38, 30)');

  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByRole('row', { name: ids[12] }).waitFor();
  expect(await rows.count()).toBe(1 + 1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My Orders');
  await page.goto('/profile?page=9');
  await page.getByText('Nothing on this page').waitFor();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByRole('link', { name: /^Details of order #\d+$/ }).click();
  await page.waitForURL(`/order/${ids[12]}`);
  expect(problems).toEqual([]);
});

test('the menu leads to the own orders with pictures, days and states in words, by pages, and to each', async () => {
  const { page, problems } = await shop.visit();
  const { login, api } = await register('many-orders@example.com');
  await page.goto('/orders');
  await page.waitForURL('/login?redirect=/orders');
  await signIn(page, login);
  await page.getByRole('button', { name: 'Nora New' }).click();
  await page.getByRole('menuitem', { name: 'My orders' }).click();
  await page.waitForURL('/orders');
  await page.getByText('You have not ordered anything yet.').waitFor();

  const ids: string[] = [];
  for (let n = 0; n < 13; n += 1) ids.unshift(await placeOrder(api));
  await page.reload();
  const cards = page.getByRole('list', { name: 'My orders' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(12);
  const text = await cards.first().innerText();
  expect(text).toMatch(
    /#\d+, ordered on \d{4}-\d\d-\d\d\s+₹[\d,]+\.\d\d\s+Placed\s+Not paid yet\s+Pay\s+of order #\d+\s+Buy again\s+of order #\d+\s+View\s+of order #\d+$/,
  );
  expect(await page.getByRole('main').innerText()).not.toContain(ids[0]);
  expect(await cards.first().locator('img').count()).toBe(1);
  expect(await cards.first().getByRole('link').first().getAttribute('href')).toBe(`/order/${ids[0]}`);
  await page.setViewportSize({ width: 412, height: 823 });
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('/orders?page=2');
  await expect.poll(() => cards.count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My orders');
  await page.goto('/orders?page=9');
  await page.getByText('Nothing on this page').waitFor();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await cards.first().getByRole('heading').click();
  await page.waitForURL(`/order/${ids[12]}`);
  expect(problems).toEqual([]);
});

test('a paid and delivered order shows the days of both', async () => {
  const { page, problems } = await shop.visit();
  const { login } = await register('rudi@example.com');
  const id = await buy(shop, login, 'Barnaby Teddy Bear');
  const admin = await shop.api(logins.admin);
  await admin('mutation($id: ID!) { markDelivered(id: $id) { id } }', { id });
  await signIn(page, login, '/profile');
  await page.getByRole('link', { name: /^Details/ }).waitFor();
  const cells = await page.getByRole('cell').allTextContents();
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(cells.slice(4, 6)).toEqual([today, today]);
  expect(problems).toEqual([]);
});

test('a person downloads the own data, then deletes the account, which empties this browser', async () => {
  const { page, problems } = await shop.visit();
  const { login } = await register('gone@example.com');
  await addToCart(page, 'Byway 35 Film Camera');
  await signIn(page, login, '/profile');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const stored = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(stored.account).toMatchObject({ name: 'Nora New', email: login.email });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('status').getByText('Your account was deleted.').waitFor();
  await page.waitForURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('cart')])).toEqual([
    null,
    null,
  ]);
  await expect(shop.api(login)).rejects.toThrow();
  expect(problems).toEqual([]);
});
