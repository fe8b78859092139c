import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, openPayment, signIn } from './walks.ts';

const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };

let shop: Shop;
beforeAll(async () => {
  const settings = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true', STRONG_STAFF: 'off' };
  shop = await openShop(settings, OWNER);
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** Whether nothing covers it, and it is not scrolled away. */
function isInView(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 1, top + 1));
}

test('the owner of a shop without mails hands a link over, with which the invited person joins the staff', async () => {
  const { page: owner } = await shop.visit();
  await signIn(owner, OWNER, '/admin/stafflist');
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('Name').fill('Olga Orders');
  await dialog.getByLabel('Email Address').fill('olga@example.org');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect.poll(() => dialog.getByText('Choose at least one permission.').evaluate(isInView)).toBe(true);
  await dialog.getByRole('button', { name: 'Support' }).click();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.waitFor({ state: 'detached' });
  await owner.getByRole('button', { name: 'Copy the link of the invitation of Olga Orders' }).click();
  const field = owner.getByRole('dialog', { name: 'Link for Olga Orders' }).getByLabel('Invitation link');
  const link = new URL(await field.inputValue());
  expect(await violations(owner)).toEqual([]);

  const { page } = await shop.visit();
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(
    await page
      .getByRole('main')
      .getByText(/by e-mail|without an account/)
      .count(),
  ).toBe(0);
  await page.goto(`/invitation${link.hash}`);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL('/admin');
  await page.getByRole('heading', { name: /^Hello, /, level: 1 }).waitFor();
  expect(shop.log()).not.toContain(link.hash.slice(1));
});

test('a guest of a shop without mails reads how to come back to the order, and staff why its mail waits', async () => {
  const admin = await shop.api(OWNER);
  const input = { name: 'Tea kettle', price: 4999, countInStock: 5, isDraft: false };
  await admin('mutation($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  const { page } = await shop.visit();
  await addToCart(page, 'Tea kettle');
  await page.getByText('Proceed To Checkout').click();
  await page.getByLabel('E-mail for your order').fill('pia@example.com');
  await page.getByText(/^We mail you the order.* that mail waits until it does\.$/).waitFor();
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await (await openPayment(page)).getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\/[\w-]+$/);
  const told = page.getByText(
    'We mail it to pia@example.com. This shop sends no mails yet, so that mail waits until it does. Keep the link of this page: it leads back to your order, in this browser and for a week.',
  );
  await told.waitFor();
  expect(await violations(page)).toEqual([]);
  const order = page.url();
  await page.goto('/');
  await page.goto(order);
  await page.getByText(/^Paid on/).waitFor();

  const { page: owner } = await shop.visit();
  await signIn(owner, OWNER, '/admin/mails');
  await owner.getByRole('link', { name: 'View Order confirmed, to a guest, pia@example.com' }).click();
  await owner.getByText('as soon as a mail server is set', { exact: true }).waitFor();
  await owner.getByText('It waits, since no mail server is set.').waitFor();
  expect(await violations(owner)).toEqual([]);
});
