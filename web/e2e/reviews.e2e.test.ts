import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openPayment, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

interface Reviewed {
  id: string;
  name: string;
  numReviews: number;
}

/** The first product that fits. */
async function findProduct(fits: (product: Reviewed) => boolean): Promise<Reviewed> {
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: Reviewed[] } }>(
    '{ products { products { id name numReviews } } }',
  );
  const product = products.products.find(fits);
  if (!product) throw new Error('There is no such product.');
  return product;
}

test('a guest is asked to sign in, comes back, reviews, and then changes the review', async () => {
  const { page, problems } = await shop.visit();
  const product = await findProduct(({ numReviews }) => numReviews > 0 && numReviews < 20);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await page.goto(`/productscreen/${product.id}`);
  await reviews.getByText('Please sign in to write a review.').waitFor();
  expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
  await reviews.getByRole('link', { name: 'sign in' }).click();
  await page.waitForURL(`/login?redirect=/productscreen/${product.id}`);
  await page.getByLabel('Email').fill(logins.shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(logins.shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`/productscreen/${product.id}`);

  await page.getByRole('heading', { name: 'Write a Customer Review' }).waitFor();
  await page.getByLabel('Rating').waitFor();
  expect(await page.getByLabel('Rating').locator('option:not([value=""])').allTextContents()).toEqual([
    '1 Poor',
    '2 Fair',
    '3 Good',
    '4 Very Good',
    '5 Excellent',
  ]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await reviews.getByText('Rating is required.').waitFor();
  await reviews.getByText('Comment is required.').waitFor();
  expect(await page.getByText('Review Succuss').count()).toBe(0);

  await page.getByLabel('Rating').selectOption('4 Very Good');
  await page.getByLabel('Comment').fill('Better <b>than</b> I thought.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Review Succuss').waitFor();
  await reviews.getByRole('listitem').getByText('Better <b>than</b> I thought.').waitFor();
  await page
    .getByText(`(${product.numReviews + 1} reviews)`)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Edit your review' }).waitFor();
  expect(await page.getByRole('heading', { level: 1, name: product.name }).count()).toBe(1);

  await page.reload();
  await page.getByRole('heading', { name: 'Edit your review' }).waitFor();
  expect(await page.getByLabel('Rating').inputValue()).toBe('4');
  expect(await page.getByLabel('Comment').inputValue()).toBe('Better <b>than</b> I thought.');
  await page.getByLabel('Comment').fill('It broke.');
  await page.getByLabel('Rating').selectOption('1 Poor');
  await page.getByRole('button', { name: 'Submit' }).click();
  await reviews.getByRole('listitem').getByText('It broke.').waitFor();
  expect(await reviews.getByText('Better <b>than</b> I thought.').count()).toBe(0);
  await page
    .getByText(`(${product.numReviews + 1} reviews)`)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test('a person who reviewed in another tab sees so and can change that review', async () => {
  const { page } = await shop.visit();
  const product = await findProduct(({ name }) => name === 'Pennant 6 Smartphone');
  await signIn(page, logins.shopper, `/productscreen/${product.id}`);
  await page.getByLabel('Comment').fill('From this tab.');
  await page.getByLabel('Rating').selectOption('5');
  const elsewhere = await shop.api(logins.shopper);
  const input = { productId: product.id, rating: 2, comment: 'From another tab.' };
  await elsewhere('mutation($input: ReviewInput!) { reviewProduct(input: $input) { id } }', { input });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alert').getByText('Product already reviewed').waitFor();
  await page.getByRole('heading', { name: 'Edit your review' }).waitFor();
  expect(await page.getByLabel('Comment').inputValue()).toBe('From this tab.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('listitem').getByText('From this tab.').waitFor();
});

test('more than 20 reviews are shown on demand, and the keyboard reads on from the first new one', async () => {
  const { page, problems } = await shop.visit();
  const product = await findProduct(({ numReviews }) => numReviews > 20 && numReviews <= 40);
  await page.goto(`/productscreen/${product.id}`);
  const shown = page.getByRole('region', { name: 'Reviews' }).getByRole('heading', { level: 3 });
  expect(await shown.count()).toBe(20);
  await page.getByRole('button', { name: 'Show more reviews' }).press('Enter');
  await shown.nth(20).waitFor();
  expect(await shown.count()).toBe(product.numReviews);
  const focused = await page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent);
  expect(focused).toBe(await shown.nth(20).textContent());
  expect(await page.getByRole('button', { name: 'Show more reviews' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('who bought the product is marked as a verified buyer', async () => {
  const { page, problems } = await shop.visit();
  const product = await findProduct(({ name }) => name === 'Barnaby Teddy Bear');
  await signIn(page, logins.shopper, '');
  await addToCart(page, product.name);
  await goToPlaceOrder(page);
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\/[\w-]+$/);
  await page.goto(`/productscreen/${product.id}`);
  await page.getByLabel('Rating').selectOption('5');
  await page.getByLabel('Comment').fill('My niece loves him.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'My niece loves him.' });
  await own.getByText('Verified buyer').waitFor();
  expect(problems).toEqual([]);
});

test('a product without reviews says so', async () => {
  const admin = await shop.api(logins.admin);
  const { createProduct } = await admin<{ createProduct: { id: string } }>(
    'mutation { createProduct { id } }',
  );
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/productscreen/${createProduct.id}`);
  await page.getByRole('region', { name: 'Reviews' }).getByText('No Reviews').waitFor();
});
