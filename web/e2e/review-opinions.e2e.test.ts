import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
let product: { id: string; numReviews: number };
beforeAll(async () => {
  shop = await openShop();
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: (typeof product)[] } }>(
    '{ products { products { id numReviews } } }',
  );
  product = products.products.find(({ numReviews }) => numReviews > 2 && numReviews < 20)!;
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a guest is asked to sign in to vote; a shopper says which review helped, and takes it back', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`/productscreen/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const last = reviews
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .last();
  const helpful = last.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await page.getByText('Sign in to say that a review was helpful.').waitFor();
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page.waitForURL(/\/login\?redirect=/);

  await signIn(page, logins.shopper, `/productscreen/${product.id}`);
  await helpful.click();
  await last.getByRole('button', { name: /^Helpful \(1\)/, pressed: true }).waitFor();
  const text = await last.locator('p').first().textContent();
  await page.reload();
  await last.getByRole('button', { name: /^Helpful \(1\)/, pressed: true }).waitFor();
  await page.getByLabel('Sort by').selectOption('Most helpful');
  const first = reviews
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await first.getByText(text!).waitFor();
  await first.getByRole('button', { name: /^Helpful \(1\)/ }).click();
  await first.getByRole('button', { name: /^Helpful:/, pressed: false }).waitFor();
  expect(problems).toEqual([]);
});

test('a guest reports a review, and staff keep it', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`/productscreen/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong with it?').selectOption('Advertising, or not about the product');
  await dialog.getByLabel('More about it').fill('It names <b>another</b> shop.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByText('Thank you. The shop looks at it.').waitFor();

  const { page: staff, problems: others } = await shop.visit();
  await signIn(staff, logins.admin, '/admin');
  await staff.getByRole('link', { name: /1 Reported reviews/ }).click();
  const row = staff.getByRole('row').filter({ hasText: 'Reported once' });
  await row.getByText('It names <b>another</b> shop.').waitFor();
  await row.getByText('Advertising, or not about the product').waitFor();
  expect(await violations(staff)).toEqual([]);
  await row.getByRole('button', { name: /^Keep/ }).click();
  await staff.getByText('1 review is shown').waitFor();
  await staff.getByText('Nothing matches').waitFor();
  expect([...problems, ...others]).toEqual([]);
});
