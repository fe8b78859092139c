import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openMail, openPayment, signIn } from './walks.ts';

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
  await staff.getByLabel('Sell without stock: up to').fill('2');
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
  await page.getByText('On backorder').first().waitFor();
  await page.getByText('Ships when it is back in stock').waitFor();
  expect(await violations(page)).toEqual([]);
  const card = page.getByRole('article').filter({ hasText: 'Harbour lantern' });
  await page.goto('/search/Harbour%20lantern');
  await card.getByText('On backorder').waitFor();
  expect(await violations(page)).toEqual([]);
  const { page: phone } = await shop.visit({ viewport: { width: 412, height: 800 } });
  await phone.goto(`/productscreen/${id}`);
  const place = await phone.locator('#add-bar').getByText('On backorder').boundingBox();
  expect(place!.y + place!.height).toBeLessThanOrEqual(800);
  expect(problems).toEqual([]);
});

test('an order says what of it is on backorder: after buying, in its mail, to staff who ship it and on what is printed', async () => {
  const admin = await shop.api(logins.admin);
  const { createProduct } = await admin<{ createProduct: { id: string } }>(
    'mutation($input: ProductInput!) { createProduct(input: $input) { id } }',
    { input: { name: 'Pier lantern', price: 500, countInStock: 1, isDraft: false } },
  );
  const update = (input: object) =>
    admin(
      'mutation($id: ID!, $input: UpdateVariantInput!) { updateVariant(id: $id, input: $input) { id } }',
      {
        id: createProduct.id,
        input,
      },
    );
  await update({ backorderLimit: 5 });
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper);
  await addToCart(page, 'Pier lantern', 3);
  await goToPlaceOrder(page);
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('/order/*');
  const note = page.getByText('2 on backorder: they ship when they are back in stock');
  await expect.poll(() => note.count()).toBe(2);
  expect(await page.getByText('Being packed').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto('/sandbox/mail');
  await openMail(page, /is paid$/);
  await page.getByText('2 of 3 items are on backorder').first().waitFor();

  const { page: staff } = await shop.visit();
  await signIn(staff, logins.admin, '/admin/orderlist');
  await staff.getByRole('row').getByText('On backorder', { exact: true }).first().waitFor();
  expect(await violations(staff)).toEqual([]);
  await staff.goto(`/admin/orders/${id}`);
  await staff.getByText('2 on backorder', { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Ship 3 items' }).click();
  await staff.getByLabel('Pier lantern (3 open, 2 on backorder)').waitFor();
  await staff.getByText('What is on backorder is not in stock.').waitFor();
  expect(await staff.getByLabel('Quantity of Pier lantern').inputValue()).toBe('1');
  expect(await violations(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Ship', exact: true }).click();
  await staff.getByText('2 on backorder', { exact: true }).waitFor();
  await update({ countInStock: 0, expectedCountInStock: -2 });
  await staff.reload();
  await staff.getByRole('button', { name: 'Ship 2 items' }).waitFor();
  expect(await staff.getByText('2 on backorder', { exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});
