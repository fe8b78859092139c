import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { responseOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  // With caches of its own: some counts of lists may be a minute old.
  shop = await openShop({});
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function adminAt(path: string) {
  const visit = await shop.visit();
  await signIn(visit.page, logins.admin, path);
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
  // It has its new name before the list has its new order.
  await page.getByRole('button', { name: 'Move Cups and Pots down', disabled: true }).waitFor();
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

test('a product is put into a category that was renamed meanwhile, and has the attributes of its category', async () => {
  const api = await shop.api(logins.admin);
  const saveCategory = 'mutation($input: CategoryInput!) { saveCategory(input: $input) { id } }';
  const saveAttribute = 'mutation($input: AttributeInput!) { saveAttribute(input: $input) { key } }';
  const kites = await api<{ saveCategory: { id: string } }>(saveCategory, { input: { name: 'Kites' } });
  const { id } = kites.saveCategory;
  await api(saveAttribute, {
    input: { key: 'tails', label: 'Tails', type: 'NUMBER', unit: 'pcs', categoryIds: [id] },
  });
  await api(saveAttribute, { input: { key: 'supplier', label: 'Supplier', isPublic: false } });
  const { products } = await api<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const { page, problems } = await adminAt(`/editproducts/${products.products[0]!.id}`);
  await page.getByLabel('Supplier').fill('Wind & Co');
  expect(await page.getByLabel('Tails (pcs)').count()).toBe(0);
  await page.getByLabel('Category', { exact: true }).fill('Kites');
  await page.getByLabel('Tails (pcs)').fill('1e15');
  await api(saveCategory, { input: { id, name: 'Sky Kites' } });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Tails is a number such as 12 or 0.75.').waitFor();
  await page.getByLabel('Tails (pcs)').fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('product updated').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=category]')?.value === 'Sky Kites',
  );
  await page.reload();
  expect(await page.getByLabel('Tails (pcs)').inputValue()).toBe('3');
  expect(await page.getByLabel('Supplier').inputValue()).toBe('Wind & Co');
  const { categories } = await api<{ categories: { name: string }[] }>('{ categories { name } }');
  expect(categories.filter(({ name }) => name.includes('Kites'))).toEqual([{ name: 'Sky Kites' }]);
  const shown = `{ product(id: "${products.products[0]!.id}") { attributes { key } } }`;
  const { product } = await (await shop.api())<{ product: { attributes: { key: string }[] } }>(shown);
  expect(product.attributes.map(({ key }) => key)).not.toContain('supplier');
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

  await row.getByRole('button', { name: 'Edit Care' }).click();
  await dialog.getByLabel('Name').fill('Care of it');
  expect(await dialog.getByLabel('Values to choose from').inputValue()).toBe('Hand wash\nDry clean');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.filter({ hasText: 'Care of it' }).waitFor();
  await page.getByRole('button', { name: 'Add attribute' }).click();
  await dialog.getByLabel('Name').fill('Other');
  await dialog.getByLabel('Key').fill('care');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText("'Care of it' has this key").waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const saved = responseOf(page, 'SaveAttribute');
  await row.getByRole('switch', { name: 'Shoppers see Care of it' }).uncheck();
  await saved;
  await page.reload();
  await row.getByRole('switch', { name: 'Shoppers see Care of it', checked: false }).waitFor();

  await row.getByRole('button', { name: 'Delete Care of it' }).click();
  await page.getByText('No product has a value of it.').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
