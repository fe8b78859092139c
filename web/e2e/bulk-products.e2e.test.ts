import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { GRAPHQL, operationOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function openList(query = '') {
  const visitor = await shop.visit();
  await signIn(visitor.page, logins.admin, `/admin/productlist${query}`);
  await rows(visitor.page).nth(1).waitFor();
  return visitor;
}
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected products' });
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
/** The last one with the text: one before may still be fading out. */
const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).last().waitFor();
const nameIn = async (page: Page, index: number) =>
  (await rows(page).nth(index).innerText()).split('\t')[2]!.trim();

test('an admin reduces some products after a preview, and ends the reduction', async () => {
  const { page, problems } = await openList('?keyword=camera');
  const camera = 'Byway 35 Film Camera';
  await box(page, camera).press('Space');
  await bar(page).getByText('1 selected').waitFor();
  expect(await violations(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${camera}` });
  const send = dialog.getByRole('button', { name: 'Change' });
  await dialog.getByText('Choose what to change').waitFor({ state: 'attached' });
  expect(await send.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Change', { exact: true }).selectOption('Lower by a percentage');
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('Percent').fill('20');
  await dialog.getByText('One product changes.').waitFor();
  await dialog.getByRole('listitem').filter({ hasText: '₹28,900.00 → ₹23,120.00' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await send.click();
  await toast(page, 'One product changed');
  await row(page, camera).filter({ hasText: '₹23,120.00 was ₹28,900.00' }).waitFor();
  // Undo stays, takes it back, and it is made again.
  await page.getByRole('button', { name: 'Close' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Change undone');
  await row(page, camera).filter({ hasText: 'was' }).waitFor({ state: 'detached' });
  await row(page, camera).filter({ hasText: '₹28,900.00' }).waitFor();
  await box(page, camera).press('Space');
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  await dialog.getByLabel('Change', { exact: true }).selectOption('Lower by a percentage');
  await dialog.getByLabel('Percent').fill('20');
  await send.click();
  await row(page, camera).filter({ hasText: '₹23,120.00 was ₹28,900.00' }).waitFor();
  expect(await bar(page).count()).toBe(0);

  await view(page, 'Reduced').click();
  await page.waitForURL('/admin/productlist?keyword=camera&view=REDUCED');
  await page.getByRole('table').and(page.locator('[aria-busy=false]')).waitFor();
  await box(page, camera).check();
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  const again = page.getByRole('dialog');
  await again.getByLabel('Change', { exact: true }).selectOption('End the reduction');
  await again.getByRole('button', { name: 'Change' }).click();
  await row(page, camera).waitFor({ state: 'detached' });
  await page.goto('/admin/productlist?keyword=camera');
  await row(page, camera).filter({ hasText: '₹28,900.00' }).waitFor();
  expect(problems).toEqual([]);
});

test('a price that was changed meanwhile is refused by name, and the product stays selected; trying again changes it', async () => {
  const { page } = await openList('?keyword=Pennant');
  const name = 'Pennant 6 Smartphone';
  // A change of a moment ago that the screen does not show yet.
  await page.route('**/live', (route) => route.abort());
  await page.reload();
  const admin = await shop.api(logins.admin);
  await box(page, name).check();
  const { adminProducts } = await admin<{ adminProducts: { products: { id: string; price: number }[] } }>(
    'query($name: String!) { adminProducts(keyword: $name) { products { id price } } }',
    { name },
  );
  const { id, price } = adminProducts.products[0]!;
  const update = (price: number) =>
    admin('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
      input: { id, price },
    });
  await update(price + 1);
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${name}` });
  await dialog.getByLabel('Change', { exact: true }).selectOption('Raise by an amount');
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByRole('button', { name: 'Change' }).click();
  const refused = page.getByRole('dialog', { name: '0 changed, 1 not' });
  await refused.getByText(`${name}: Its price was changed meanwhile.`).waitFor();
  expect(await violations(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Close' }).click();
  expect(await box(page, name).isChecked()).toBe(true);
  await page.reload();
  await box(page, name).check();
  await update(price + 2);
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  await dialog.getByLabel('Change', { exact: true }).selectOption('Raise by an amount');
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await refused.getByText(/Now: .+ in stock/).waitFor();
  await refused.getByRole('button', { name: /again/ }).click();
  await toast(page, 'One product changed');
  await update(price);
});

test('a range is selected with shift, all that match with a button; filters and pages are in the address', async () => {
  const { page } = await openList();
  const names = await Promise.all([1, 2, 3].map((index) => nameIn(page, index)));
  await box(page, names[0]!).click();
  await box(page, names[2]!).click({ modifiers: ['Shift'] });
  await bar(page).getByText('3 selected').waitFor();
  expect(await box(page, names[1]!).isChecked()).toBe(true);
  await page.getByLabel('Select this page').check();
  await bar(page).getByText('25 selected').waitFor();
  await page.getByRole('button', { name: /Select all \d+ that match/ }).click();
  const total = Number.parseInt((await page.getByText(/^\d+ entries$/).textContent())!, 10);
  await bar(page).getByText(`${total} selected`).waitFor();
  await bar(page).getByRole('button', { name: 'Select none' }).click();
  expect(await bar(page).count()).toBe(0);
  const lowStock = await view(page, 'Low stock').elementHandle();
  const category = await page.getByLabel('Category').elementHandle();
  // The second before the first is shown.
  await page.evaluate(
    ([link, select]) => {
      (link as HTMLElement).click();
      (select as HTMLSelectElement).value = 'electronics';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [lowStock!, category!] as const,
  );
  await page.waitForURL('/admin/productlist?view=LOW_STOCK&category=electronics');
  await page.reload();
  await rows(page)
    .nth(1)
    .getByText(/Low: [1-5]/)
    .waitFor();
});

test('deleted products are brought back by Undo, and from the list of deleted ones', async () => {
  const { page, problems } = await openList('?keyword=boots');
  const names = [await nameIn(page, 1), await nameIn(page, 2)];
  const remove = async () => {
    for (const name of names) await box(page, name).check();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await toast(page, '2 deleted');
    await row(page, names[0]!).waitFor({ state: 'detached' });
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, '2 products restored');
  for (const name of names) await row(page, name).waitFor();

  await remove();
  await page.goto('/admin/productlist?view=DELETED');
  await row(page, names[1]!).getByText('Deleted').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Restore ${names[1]}` }).click();
  await toast(page, 'Product restored');
  await row(page, names[1]!).waitFor({ state: 'detached' });
  await box(page, names[0]!).check();
  await bar(page)
    .getByRole('button', { name: `Restore ${names[0]}` })
    .click();
  await page.getByText('Nothing matches.').waitFor();
  await page.goto('/admin/productlist?keyword=boots');
  for (const name of names) await row(page, name).waitFor();
  expect(problems).toEqual([]);
});

test('a change whose response is lost is not called refused; trying it again changes nothing twice', async () => {
  const { page } = await openList('?keyword=teddy');
  const bear = 'Barnaby Teddy Bear';
  await box(page, bear).press('Space');
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change', { exact: true }).selectOption('Raise by a percentage');
  await dialog.getByLabel('Percent').fill('10');
  const example = await dialog.getByRole('listitem').filter({ hasText: '→' }).innerText();
  const raised = example.split('→')[1]!.trim();
  let isLost = false;
  await page.route(GRAPHQL, async (route) => {
    // The list may be read meanwhile.
    if (isLost || operationOf(route.request())?.operationName !== 'UpdateProducts') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog', { name: '0 changed, 1 not known' }).waitFor();
  await dialog.getByText('it is not known whether it was changed: Barnaby Teddy Bear').waitFor();
  expect(await dialog.getByText('Now:').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await toast(page, 'One product changed');
  await row(page, bear).filter({ hasText: raised }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Change undone');
});
