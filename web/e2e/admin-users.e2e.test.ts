import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** An admin's browser, signed in. */
async function visit(firstPage: string) {
  const visitor = await shop.visit();
  await signIn(visitor.page, logins.admin, firstPage);
  return visitor;
}

async function register(name: string, email: string): Promise<void> {
  const guest = await shop.api();
  const input = { name, email, password: 'long enough' };
  await guest('mutation($input: RegisterInput!) { register(input: $input) { id } }', { input });
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

test('an edit of a person shows in the list at once, and is taken back with a toast when it is refused', async () => {
  await register('Vera Violet', 'vera@example.com');
  const { page } = await visit('/admin/userlist?keyword=vera');
  await page.getByRole('link', { name: 'Edit Vera Violet' }).click();
  expect(await page.getByPlaceholder('Enter email').inputValue()).toBe('vera@example.com');
  await page.getByPlaceholder('Enter name').fill('Vera Verdant');
  await page.getByRole('button', { name: 'Update' }).click();
  await toast(page, 'Edit SuccussFully');
  await page.waitForURL('/admin/userlist');
  await rows(page).filter({ hasText: 'Vera Verdant' }).waitFor();

  await page.getByRole('link', { name: 'Edit Vera Verdant' }).click();
  await page.getByPlaceholder('Enter email').fill('shopper@example.com');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alert').filter({ hasText: 'There is already an account' }).waitFor();
  const row = rows(page).filter({ hasText: 'Vera Verdant' });
  await row.filter({ hasText: 'vera@example.com' }).waitFor();
  await row.getByText('not confirmed').waitFor();
});

test('only people who are not admins can be edited or deleted from the list', async () => {
  await register('Del Etable', 'del@example.com');
  const { page } = await visit('/admin/userlist?keyword=ada');
  const admin = rows(page).filter({ hasText: 'admin@example.com' });
  await admin.getByText('Yes').waitFor();
  expect(await admin.getByRole('button').count()).toBe(0);
  await page.goto('/admin/userlist?keyword=etable');
  await page.getByRole('button', { name: 'Delete Del Etable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'user deleted');
  await page.getByText('Nothing matches.').waitFor();
});

test('the right of another admin is removed from the list, after a question that names the person', async () => {
  await register('Adam Admin', 'adam@example.com');
  const { page, problems } = await visit('/admin/userlist?keyword=adam');
  await page.getByRole('link', { name: 'Edit Adam Admin' }).click();
  await page.getByLabel('Is Admin').check();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForURL('/admin/userlist');
  await page.goto('/admin/userlist?keyword=adam');
  const row = rows(page).filter({ hasText: 'Adam Admin' });
  const remove = row.getByRole('button', { name: 'Remove admin right of Adam Admin' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: "Remove the admin right of 'Adam Admin'?" });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByText('Yes').waitFor();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Admin right removed');
  await row.getByText('No', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Edit Adam Admin' }).waitFor();
  expect(problems).toEqual([]);
});

test('what is kept about a person is downloaded, and erased after a question that names them', async () => {
  await register('Eve Erasable', 'eve@example.com');
  const { page } = await visit('/admin/userlist?keyword=erasable');
  await page.getByRole('link', { name: 'Edit Eve Erasable' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^person-.+\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { name: 'Eve Erasable', email: 'eve@example.com' },
  });
  const erase = page.getByRole('button', { name: 'Erase personal data' });
  await erase.click();
  const dialog = page.getByRole('dialog', { name: "Erase 'Eve Erasable'?" });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await erase.click();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await toast(page, 'Personal data erased');
  await page.waitForURL('/admin/userlist');
  await page.goto('/admin/userlist?keyword=erasable');
  await page.getByText('Nothing matches.').waitFor();
});

test('a customer with an order to ship cannot be erased, which is said before anything is pressed', async () => {
  const admin = await shop.api(logins.admin);
  const { orders } = await admin<{ orders: { orders: { id: string }[] } }>(
    '{ orders(task: SHIP, pageSize: 1) { orders { id } } }',
  );
  const { page } = await visit(`/admin/customers/${orders.orders[0]!.id}`);
  await page
    .getByText('This cannot be erased now. An order is being paid, or paid and not delivered')
    .waitFor();
  expect(await page.getByRole('button', { name: 'Erase personal data' }).isDisabled()).toBe(true);
});

test('staff who are no admins are not offered to remove an admin right', async () => {
  const email = 'sue@example.com';
  await register('Sue Support', email);
  const admin = await shop.api(logins.admin);
  const { users } = await admin<{ users: { users: { id: string }[] } }>(
    '{ users(keyword: "sue@example.com") { users { id } } }',
  );
  const input = { userId: users.users[0]!.id, permissions: ['CUSTOMERS'] };
  await admin('mutation($input: SetPermissionsInput!) { setPermissions(input: $input) { id } }', { input });
  const { page } = await shop.visit();
  await signIn(page, { email, password: 'long enough' }, '/admin/userlist?keyword=admin@example.com');
  await page.getByText('admin@example.com').waitFor();
  expect(await page.getByRole('button', { name: /^Remove admin right/ }).count()).toBe(0);
});
