import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff let a variant be sold without stock; shoppers see what is on backorder, without a day, and no more than the limit', async () => {
  const admin = await shop.api(logins.admin);
  const { createProduct } = await admin<{ createProduct: { id: string } }>(
    'mutation($input: ProductInput!) { createProduct(input: $input) { id } }',
    { input: { name: 'Harbour lantern', price: 500, countInStock: 1, isDraft: false } },
  );
  const { id } = createProduct;
  const { page: staff } = await shop.visit();
  await signIn(staff, logins.admin, `/editproducts/${id}`);
  await staff.getByRole('textbox', { name: 'Sell without stock: up to' }).fill('2');
  await staff.getByRole('button', { name: 'Update' }).first().click();
  const saved = () =>
    admin<object>('query($id: ID!) { product(id: $id) { variants { backorderLimit } } }', { id });
  await expect.poll(saved).toEqual({ product: { variants: [{ backorderLimit: 2 }] } });

  const { page, problems } = await shop.visit();
  await page.goto(`/productscreen/${id}`);
  await page.getByText('In Stock').waitFor();
  const quantity = page.getByLabel('Quantity', { exact: true });
  expect(await quantity.locator('option').count()).toBe(3);
  await quantity.selectOption('3');
  await page.getByText('2 on backorder: they ship when they are back in stock').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
  await page.getByText('2 on backorder: they ship when they are back in stock').waitFor();
  expect(await page.getByText(/^Arrives/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await admin(
    'mutation($id: ID!, $input: UpdateVariantInput!) { updateVariant(id: $id, input: $input) { id } }',
    {
      id,
      input: { countInStock: 0 },
    },
  );
  await page.goto(`/productscreen/${id}`);
  await page.getByText('On backorder').waitFor();
  await page.getByText('Ships when it is back in stock').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
