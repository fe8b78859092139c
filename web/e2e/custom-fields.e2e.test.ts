import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
let execute: Awaited<ReturnType<Shop['api']>>;
/** A product. */
let id: string;
beforeAll(async () => {
  shop = await openShop();
  execute = await shop.api(logins.admin);
  const { products } = await execute<{ products: { products: { id: string }[] } }>(
    `{ products(keyword: "Barnaby Teddy Bear") { products { id } } }`,
  );
  id = products.products[0]!.id;
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** Adds a field in the section of its subject. */
async function addField(page: Page, subject: string, name: string, type?: string, more: string[] = []) {
  const section = page.getByRole('region', { name: subject, exact: true });
  await section.getByRole('button', { name: 'Add field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (type) await dialog.getByLabel('Values').selectOption(type);
  if (more.length > 0) await dialog.getByLabel('Choices').fill(more.join('\n'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await section.getByText(name, { exact: true }).first().waitFor();
}

test('an admin finds the section by the search, adds fields, orders them by keyboard, and fills them in', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/settings');
  await page.getByLabel('Search settings').fill('custom');
  await page.getByRole('link', { name: 'Custom fields' }).click();
  await page.getByRole('heading', { name: 'Custom fields', level: 1 }).waitFor();
  await addField(page, 'Products', 'Supplier code');
  await addField(page, 'Products', 'Checked on', 'A day');
  await addField(page, 'Variants of products', 'Shelf');

  const rows = page.getByRole('table', { name: 'Products', exact: true }).getByRole('row');
  const up = page.getByRole('button', { name: 'Move Checked on up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.nth(1).textContent()).toContain('Checked on');
  const down = page.getByRole('button', { name: 'Move Checked on down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.nth(2).textContent()).toContain('Checked on');
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);

  await page.goto(`/editproducts/${id}`);
  await page.getByLabel('Supplier code (optional)').fill('X-17');
  await page.getByLabel('Checked on (optional)').fill('2026-11-04');
  await page.getByRole('textbox', { name: 'Shelf', exact: true }).fill('A1');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('product updated').last().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Supplier code (optional)').inputValue()).toBe('X-17');
  expect(await page.getByLabel('Checked on (optional)').inputValue()).toBe('2026-11-04');
  expect(await page.getByRole('textbox', { name: 'Shelf', exact: true }).inputValue()).toBe('A1');
  expect(await violations(page)).toEqual([]);
});

test('what somebody else has changed of a custom field is shown with a choice; other typed text stays', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  const code = page.getByLabel('Supplier code (optional)');
  await code.fill('mine');
  await page.getByLabel('Brand').fill('Nova');
  const input = {
    id,
    customFields: [{ key: 'supplier_code', value: 'theirs' }],
  };
  await execute('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', { input });
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await page.getByText('Supplier code: theirs').waitFor();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => code.inputValue()).toBe('theirs');
  expect(await page.getByLabel('Brand').inputValue()).toBe('Nova');
  await code.fill('mine again');
  await update.click();
  await page.getByText('product updated').last().waitFor();
  expect(await code.inputValue()).toBe('mine again');
});

test('a field of orders is filled in on the page of an order, shown as a column, and exported', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/settings/custom-fields');
  await addField(page, 'Orders', 'Gift wrap', 'One of several texts', ['Red', 'Blue']);
  const { orders } = await execute<{ orders: { orders: { id: string; number: number }[] } }>(
    '{ orders { orders { id number } } }',
  );
  const [order] = orders.orders;
  await page.goto(`/admin/orders/${order!.id}`);
  await page.getByRole('button', { name: 'Fill in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom fields' });
  await dialog.getByLabel('Gift wrap').selectOption('Red');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Fields saved').waitFor();
  await page.getByRole('definition').filter({ hasText: 'Red' }).waitFor();

  // A colleague saves another value while the dialog is open: the page shows it, and saving overwrites it only when it was seen.
  await page.getByRole('button', { name: 'Change fields' }).click();
  const input = { id: order!.id, customFields: [{ key: 'gift_wrap', value: 'Blue' }] };
  await execute('mutation($input: SetOrderFieldsInput!) { setOrderFields(input: $input) { order { id } } }', {
    input,
  });
  await page.locator('dd', { hasText: 'Blue' }).waitFor();
  await dialog.getByLabel('Gift wrap').selectOption('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Gift wrap is now: Blue').waitFor();
  await dialog.getByLabel('Gift wrap').selectOption('Red');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('definition').filter({ hasText: 'Red' }).waitFor();

  await page.goto('/admin/orderlist');
  await page.getByRole('button', { name: 'Columns…' }).click();
  await page.getByRole('dialog').getByLabel('Gift wrap').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await page.getByRole('columnheader', { name: 'Gift wrap' }).waitFor();
  await page.getByRole('cell').filter({ hasText: /^Red$/ }).first().waitFor();
  const file = await page.evaluate(
    async (id) => (await fetch(`/files/orders.csv?ids=${id}`)).text(),
    order!.id,
  );
  expect(file).toContain('custom.gift_wrap');
  expect(file).toContain('Red');

  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('button', { name: 'Custom field…' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter by a custom field' });
  await filter.getByLabel('Value').selectOption('Red');
  expect(await violations(page)).toEqual([]);
  await filter.getByRole('button', { name: 'Show these' }).click();
  const chip = page.getByRole('link', { name: 'Remove the filter Gift wrap: Red' });
  await chip.waitFor();
  await page.getByText('1 entry', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save view' }).click();
  const save = page.getByRole('dialog', { name: 'Save view' });
  await save.getByLabel('Name').fill('Red wraps');
  await save.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('The view is saved').waitFor();
  await page.goto('/admin/orderlist');
  await page.getByRole('link', { name: 'Red wraps' }).click();
  await page.getByText('1 entry', { exact: true }).waitFor();
  await chip.click();
  await chip.waitFor({ state: 'detached' });
});

test.each([
  ['PRODUCT', '/admin/productlist', 'Products', 'PRICE'],
  ['CUSTOMER', '/admin/customers', 'Customers', 'Spent'],
])(
  'columns of a list are chosen, those of custom fields too, and a table wider than its place scrolls by itself: %s',
  async (subject, path, name, usual) => {
    for (const label of ['First remark', 'Second remark', 'Third remark'])
      await execute(
        'mutation($input: CreateCustomFieldInput!) { createCustomField(input: $input) { field { id } } }',
        { input: { subject, label } },
      );
    const customFields = ['first', 'second', 'third'].map((each) => ({
      key: `${each}_remark`,
      value: `The ${each} of some words that are noted of this`,
    }));
    if (subject === 'PRODUCT')
      await execute('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
        input: { id, customFields },
      });
    else {
      const { customers } = await execute<{ customers: { nodes: { id: string }[] } }>(
        '{ customers(first: 1) { nodes { id } } }',
      );
      await execute(
        'mutation($input: SetCustomerFieldsInput!) { setCustomerFields(input: $input) { __typename } }',
        { input: { id: customers.nodes[0]!.id, customFields } },
      );
    }
    const { page } = await shop.visit({ viewport: { width: 1440, height: 900 } });
    await signIn(page, logins.admin, path);
    const heads = page.getByRole('columnheader');
    await page.getByRole('button', { name: 'Columns…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columns of the list' });
    await dialog.getByLabel('First remark').check();
    await dialog.getByLabel('Second remark').check();
    await dialog.getByLabel('Third remark').check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Show these' }).click();
    await heads.filter({ hasText: 'Third remark' }).waitFor();
    await page.getByRole('cell').filter({ hasText: 'The third of some words' }).first().waitFor();
    const table = page.getByRole('region', { name, exact: true });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    expect(await violations(page)).toEqual([]);

    await page.goto(path);
    await heads.filter({ hasText: 'Third remark' }).waitFor();
    await page.getByRole('button', { name: 'Columns…' }).click();
    await dialog.getByLabel(usual, { exact: true }).uncheck();
    for (const label of ['First remark', 'Second remark', 'Third remark'])
      await dialog.getByLabel(label).uncheck();
    await dialog.getByRole('button', { name: 'Show these' }).click();
    await heads.filter({ hasText: 'Third remark' }).waitFor({ state: 'detached' });
    expect(await heads.filter({ hasText: usual }).count()).toBe(0);
    await table.waitFor({ state: 'detached' });
  },
);
