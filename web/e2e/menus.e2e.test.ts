import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openCachingShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a menu of the footer is made by keyboard and shown to shoppers, and one of the header takes the place of the categories', async () => {
  const api = await shop.api(logins.admin);
  await api('mutation($input: PageInput!) { savePage(input: $input) { page { id } } }', {
    input: { kind: 'TERMS', body: 'Be fair.', isPublished: true },
  });
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/menus');
  const footer = page.getByRole('region', { name: 'Footer' });
  await footer.getByLabel('Page', { exact: true }).selectOption({ label: 'Terms and conditions' });
  await footer.getByRole('button', { name: 'Add entry' }).press('Enter');
  await footer.getByText('Terms and conditions added at the end.').waitFor();
  await footer.getByLabel('Leads to').selectOption({ label: 'Address' });
  await footer.getByLabel('Address', { exact: true }).fill('/offers');
  await footer.getByLabel('Text of the link', { exact: true }).fill('Bargains');
  await footer.getByRole('button', { name: 'Add entry' }).press('Enter');
  await footer.getByRole('button', { name: 'Move Bargains up' }).press('Enter');
  await footer.getByText('Bargains is now number 1 of 2.').waitFor();
  await footer.getByRole('button', { name: 'Save footer' }).press('Enter');
  await page.getByText('Menu saved').first().waitFor();

  const { page: guest, problems: guestProblems } = await shop.visit();
  await guest.goto('/');
  const links = guest
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Information' })
    .getByRole('link');
  expect(await links.allTextContents()).toEqual(['Bargains', 'Terms and conditions']);
  await guest.getByRole('navigation', { name: 'Categories' }).waitFor();
  await links.nth(1).click();
  await guest.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();

  const header = page.getByRole('region', { name: 'Header' });
  await header.getByLabel('Leads to').selectOption({ label: 'Address' });
  await header.getByLabel('Address', { exact: true }).fill('/offers');
  await header.getByLabel('Text of the link', { exact: true }).fill('Sale');
  await header.getByRole('button', { name: 'Add entry' }).click();
  await header.getByRole('button', { name: 'Save header' }).click();
  await expect.poll(async () => (await guest.request.get('/')).text()).toContain('"label":"Sale"');
  await guest.goto('/');
  const menu = guest.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  expect(await menu.first().textContent()).toBe('Sale');
  expect(await guest.getByRole('navigation', { name: 'Categories' }).count()).toBe(0);
  expect([...problems, ...guestProblems]).toEqual([]);
});
