import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

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
  await page.waitForURL('/admin/orderlist');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(shop.log()).not.toContain(link.hash.slice(1));
});
