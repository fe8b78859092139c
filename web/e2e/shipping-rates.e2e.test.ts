import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { chooseCountries, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff choose a zone from a list and type prices by weight, which they find again and try', async () => {
  const { page } = await shop.visit({ viewport: { width: 1000, height: 560 } });
  await signIn(page, logins.admin, '/admin/settings/shipping');
  await page.getByRole('button', { name: 'Add shipping method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Parcel');
  await chooseCountries(dialog, 'Countries (optional)', 'europ', 'Suisse');
  await chooseCountries(dialog, 'Except (optional)', 'MT');
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const label of ['Countries (optional)', 'Except (optional)']) {
    await dialog.getByLabel(label).press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    // Nothing lies over it.
    await save.click({ trial: true, timeout: 2000 });
    await dialog.getByLabel(label).press('Escape');
  }
  await dialog.getByLabel('Price by').selectOption('Weight');
  const end = dialog.getByLabel('Up to (grams)');
  const price = dialog.getByLabel('Price', { exact: true });
  await end.fill('1000');
  await price.fill('4.90');
  await dialog.getByRole('button', { name: 'Add a bracket' }).click();
  await end.nth(1).fill('500');
  await price.nth(1).fill('6.90');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Each bracket ends above the one before it.').waitFor();
  await end.nth(1).fill('2000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /^Parcel/ });
  await row.getByText('Switzerland, European Union, except Malta').waitFor();
  await row.getByText(/4\.90 to .*6\.90/).waitFor();

  await page.getByRole('button', { name: 'Edit Parcel' }).click();
  await expect.poll(() => end.nth(1).inputValue()).toBe('2000');
  await dialog.getByRole('button', { name: 'European Union' }).press('Backspace');
  await dialog.getByRole('button', { name: 'Remove bracket 1' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Switzerland, except Malta').waitFor();

  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByLabel('Shipped to').selectOption('Switzerland');
  await trial.getByLabel('Weighing (grams)').fill('2000');
  await trial.getByText(/^Parcel: .*6\.90/).waitFor();
  await trial.getByLabel('Weighing (grams)').fill('2001');
  await expect.poll(() => trial.getByText(/^Parcel/).count()).toBe(0);
});
