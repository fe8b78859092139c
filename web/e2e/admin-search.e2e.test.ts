import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('an admin adds, edits and deletes synonyms, and searches follow at once', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/search');
  const section = page.getByRole('region', { name: 'Synonyms' });
  await section.getByRole('button', { name: 'Add synonyms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Synonyms' });
  await dialog.getByLabel('Words').fill('squeezebox');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter two words that mean the same').waitFor();
  await dialog.getByLabel('Words').fill('Squeezebox, accordion');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = section.getByRole('row').filter({ hasText: 'squeezebox, accordion' });
  await row.waitFor();

  const guest = await shop.visit();
  await guest.page.goto('/search/squeezebox');
  await guest.page.getByRole('article').filter({ hasText: 'Fairground Piano Accordion' }).waitFor();

  await row.getByRole('button', { name: 'Edit: squeezebox, accordion' }).click();
  await dialog.getByLabel('Words').fill('squeezebox');
  await dialog.getByLabel('Find besides (optional)').fill('banjo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('row').filter({ hasText: 'squeezebox' }).filter({ hasText: 'banjo' }).waitFor();
  await guest.page.goto('/search/squeezebox');
  await guest.page.getByRole('article').filter({ hasText: 'Millpond Five-String Banjo' }).waitFor();

  await section.getByRole('button', { name: 'Delete squeezebox' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await section.getByRole('row').filter({ hasText: 'squeezebox' }).filter({ hasText: 'banjo' }).waitFor();
  await page.getByText("'squeezebox' is back").waitFor();
  await section.getByRole('button', { name: 'Delete squeezebox' }).click();
  await section.getByRole('row').filter({ hasText: 'squeezebox' }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('an admin pins products to a keyword, in an order, and unpins them', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/search');
  const section = page.getByRole('region', { name: 'Pinned products' });
  await section.getByRole('button', { name: 'Pin products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pin products' });
  await dialog.getByLabel('Keyword').fill('Christmas');
  await dialog.getByLabel('Find a product to add').fill('sled');
  await dialog.getByRole('button', { name: 'Add Hilltop Wooden Sled' }).click();
  await dialog.getByLabel('Find a product to add').fill('teddy');
  await dialog.getByRole('button', { name: 'Add Barnaby Teddy Bear' }).click();
  await dialog.getByRole('button', { name: 'Move Barnaby Teddy Bear up' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('row').filter({ hasText: 'Barnaby Teddy Bear, Hilltop Wooden Sled' }).waitFor();

  const guest = await shop.visit();
  await guest.page.goto('/search/christmas');
  const cards = guest.page.getByRole('article');
  await cards.nth(1).waitFor();
  expect(await cards.first().textContent()).toContain('Barnaby Teddy Bear');

  await section.getByRole('button', { name: 'Delete christmas' }).click();
  await section.getByRole('table').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
