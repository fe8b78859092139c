import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { openMail, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** A product of the demo that is sold out, or whose first size is. */
async function sellOut(name: string, sizes: [string, number][] = []) {
  const admin = await shop.api(logins.admin);
  const { products } = await admin<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const { duplicateProduct } = await admin<{ duplicateProduct: { id: string } }>(
    'mutation($id: ID!) { duplicateProduct(id: $id) { id } }',
    { id: products.products[0]!.id },
  );
  const { id } = duplicateProduct;
  const variants = sizes.map(([size, countInStock]) => ({ options: [size], price: 500, countInStock }));
  const input = {
    productId: id,
    optionNames: sizes.length > 0 ? ['Size'] : [],
    variants: sizes.length > 0 ? variants : [{ options: [], price: 500, countInStock: 0 }],
  };
  await admin('mutation($input: SaveVariantsInput!) { saveVariants(input: $input) { id } }', { input });
  await admin('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
    input: { id, name, isDraft: false },
  });
  return id;
}

test('a guest asks to be told, confirms by the mailed link and ends it, with the keyboard', async () => {
  const id = await sellOut('Sold-out lantern');
  const { page, problems } = await shop.visit();
  await page.goto(`/productscreen/${id}`);
  await page.getByRole('button', { name: 'Tell me when it is back' }).press('Enter');
  const email = page.getByLabel('Your e-mail address');
  await email.and(page.locator(':focus')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('vera@mailbox.example');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'This shop sends no real mails' }).waitFor();

  await page.goto('/sandbox/mail');
  await openMail(page, /Tell you when Sold-out lantern is back/);
  const href = await page.getByRole('link', { name: 'Confirm or refuse' }).getAttribute('href');
  await page.goto(new URL(href!).pathname);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, tell me' }).press('Enter');
  await page.getByText('You get one mail when Sold-out lantern can be bought again.').waitFor();
  expect(await violations(page)).toEqual([]);

  const { page: staff } = await shop.visit();
  await signIn(staff, logins.admin, `/editproducts/${id}`);
  const waiting = staff.getByRole('region', { name: 'Waiting for stock' });
  await waiting.getByText('1 person asked to be told').waitFor();
  await page.getByRole('button', { name: 'No longer notify me' }).press('Enter');
  await page.getByText('We have deleted your address.').waitFor();
  expect(problems).toEqual([]);
});

test('who is signed in chooses a sold-out size of a product that has others', async () => {
  const id = await sellOut('Half-sold shirt', [
    ['S', 0],
    ['M', 3],
    ['L', 0],
  ]);
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper, `/productscreen/${id}`);
  await page.getByRole('button', { name: 'Tell me when a sold-out choice is back' }).click();
  const choice = page.getByLabel('Sold-out choice');
  expect(await choice.locator('option').allInnerTexts()).toEqual(['Size S', 'Size L']);
  await choice.selectOption('Size L');
  await page.getByRole('button', { name: 'Tell me when it is back' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: /^M/ }).check();
  await page.getByRole('button', { name: 'Tell me when a sold-out choice is back' }).waitFor();
  expect(problems).toEqual([]);
});
