import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { delayResponses } from './slow-responses.ts';
import { openMail, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.endVisits());
afterAll(() => shop?.close());

test('an invited person joins with one permission and sees what it allows, and nothing else', async () => {
  const { page: admin } = await shop.visit();
  await signIn(admin, logins.admin, '/admin/stafflist');
  await admin.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('Name').fill('Olga Orders');
  await dialog.getByLabel('Email Address').fill('olga@example.org');
  await dialog.getByRole('button', { name: 'Support' }).click();
  await dialog.getByLabel('Refunds').uncheck();
  await dialog.getByLabel('Customers').uncheck();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
  const open = admin.getByRole('table', { name: 'Open invitations' });
  await open.getByRole('row').filter({ hasText: 'olga@example.org' }).filter({ hasText: 'Orders' }).waitFor();

  const { page, problems } = await shop.visit();
  await page.goto('/sandbox/mail');
  await openMail(page, 'You have been invited');
  await page.getByRole('link', { name: 'Open the invitation' }).click();
  await page.waitForURL(/\/invitation#/);
  await page.getByText(/Ada Admin invites olga@example\.org/).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL('/admin');
  const places = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await places.filter({ hasText: 'Mails' }).waitFor();
  const names = (await places.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(names).toEqual(['Home', 'Orders', 'Customers', 'Mails']);
  const lists = page.getByRole('list', { name: /^(What|Nothing) waits$/ });
  await lists.getByRole('link', { name: 'Orders to ship' }).waitFor();
  // That list is for others.
  expect(await lists.getByText('Low on stock').count()).toBe(0);
  await page.goto('/admin/productlist');
  await page.getByRole('heading', { name: 'Permission needed' }).waitFor();
  await page.getByText("It needs the permission 'Products'").waitFor();
  await page.goto('/admin/orderlist');
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  expect(problems).toEqual([]);

  await admin.goto('/admin/stafflist');
  const row = admin.getByRole('table', { name: 'Staff' }).getByRole('row').filter({ hasText: 'Olga Orders' });
  await row.getByRole('link', { name: 'Log of Olga Orders' }).click();
  await admin.getByRole('table', { name: 'Log' }).getByText('Somebody accepted an invitation').waitFor();
  await admin.goBack();
  const permissions = admin.getByRole('dialog', { name: "Permissions of 'Olga Orders'" });
  await row.getByRole('button', { name: 'Edit permissions of Olga Orders' }).click();
  await permissions.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('link', { name: 'Olga Orders', exact: true }).click();
  await permissions.getByLabel('Products').check();
  await admin.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Products, Orders').waitFor();
  await row.getByRole('button', { name: 'Remove Olga Orders from the staff' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  await admin.goto('/admin/log?kind=account');
  const entries = admin.getByRole('table', { name: 'Log' }).getByRole('row');
  await entries.filter({ hasText: /Permissions.* from Products, Orders to none/ }).waitFor();
  await entries.filter({ hasText: 'Somebody accepted an invitation' }).waitFor();
  const arrives = await delayResponses(admin);
  await admin.getByRole('link', { name: 'Personal data' }).click();
  await admin.getByText('Who looked at orders').waitFor();
  expect(await entries.count()).toBe(0);
  arrives();
  await admin.getByText(/^\d+ entr/).waitFor();
});

test('an invitation that is withdrawn works no more', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/invitation#withdrawn-long-ago');
  await page.getByText('This invitation is not valid any more').waitFor();
});
