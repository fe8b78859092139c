import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function adminAt(path: string) {
  const visit = await shop.visit();
  await signIn(visit.page, logins.admin);
  await visit.page.goto(path);
  return visit;
}

test('an admin adds a category below another one, renames, moves and deletes it; refusals say why', async () => {
  const { page, problems } = await adminAt('/admin/categories');
  const list = page.getByRole('list', { name: 'Categories' });
  const line = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Electronics');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('belongs to the category').waitFor();
  await dialog.getByLabel('Name').fill('Tea Sets');
  await dialog.getByLabel('Below').selectOption({ label: 'Home & Kitchen' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await line('/category/tea-sets').waitFor();

  await page.getByRole('button', { name: 'Delete Home & Kitchen' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('"Home & Kitchen" has 1 category below it. Move or delete it first.').waitFor();

  await page.getByRole('button', { name: 'Edit Tea Sets' }).click();
  await dialog.getByLabel('Name').fill('Cups and Pots');
  await dialog.getByLabel('Below').selectOption({ label: 'Nothing: at the top' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await line('Cups and Pots').getByText('0 products').waitFor();
  expect(await page.getByRole('button', { name: 'Move Cups and Pots down' }).isDisabled()).toBe(true);
  const before = await list.getByRole('listitem').count();
  await page.getByRole('button', { name: 'Move Cups and Pots up' }).press('Enter');
  await list
    .getByRole('listitem')
    .nth(before - 2)
    .filter({ hasText: 'Cups and Pots' })
    .waitFor();

  await page.getByRole('button', { name: 'Delete Cups and Pots' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await line('Cups and Pots').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('an admin adds an attribute with choices, gives it to a product, and hides it from shoppers', async () => {
  const { page, problems } = await adminAt('/admin/attributes');
  await page.getByRole('button', { name: 'Add attribute' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Care');
  await dialog.getByLabel('Key').fill('Care!');
  await dialog.getByLabel('What a product has of it').selectOption('Several texts');
  await dialog.getByLabel('Values to choose from').fill('Hand wash\nDry clean');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('A key begins with a small letter').waitFor();
  await dialog.getByLabel('Key').fill('care');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Several of: Hand wash, Dry clean' });
  await row.waitFor();

  const saved = page.waitForResponse('**/graphql');
  await row.getByRole('switch', { name: 'Shoppers see Care' }).uncheck();
  await saved;
  await page.reload();
  await row.getByRole('switch', { name: 'Shoppers see Care', checked: false }).waitFor();

  await row.getByRole('button', { name: 'Delete Care' }).click();
  await page.getByText('No product has a value of it.').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
