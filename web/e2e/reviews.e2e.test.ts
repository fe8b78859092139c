import { createHash, randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
let database: MikroORM;
beforeAll(async () => {
  shop = await openShop();
  const discovery = { warnWhenNoEntities: false };
  database = await MikroORM.init({ clientUrl: shop.databaseUrl, entities: [], discovery });
});
afterAll(async () => {
  await database?.close();
  await shop?.close();
});
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

/** A product with more than one page of reviews of five stars, its page, and what the section of reviews has. */
async function visitRated() {
  const visit = await shop.visit();
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: (Reviewed & { ratingHistogram: number[] })[] } }>(
    '{ products(pageSize: 40) { products { id name numReviews ratingHistogram } } }',
  );
  const product = products.products.find(({ ratingHistogram }) => ratingHistogram[4]! > 20)!;
  await visit.page.goto(`/productscreen/${product.id}`);
  const reviews = visit.page.getByRole('region', { name: 'Reviews' });
  const stars = async () =>
    (
      await reviews
        .getByRole('listitem')
        .getByRole('img')
        .evaluateAll((all) => all.map((each) => each.ariaLabel!))
    ).map((name) => Number(/\d/.exec(name)));
  return { ...visit, product, counts: product.ratingHistogram, reviews, stars };
}

test('the keyboard chooses the stars of the reviews, reads on, and removes the filter', async () => {
  const { page, problems, product, counts, reviews, stars } = await visitRated();
  const [five, total] = [counts[4]!, product.numReviews];
  const bar = reviews.getByRole('button', { name: `5 stars ${five} reviews` });
  const hasFocus = () => bar.evaluate((button) => button === document.activeElement);
  expect(await reviews.getByRole('button', { name: /^1 star/ }).count()).toBe(counts[0] ? 1 : 0);
  await bar.press('Enter');
  await reviews
    .getByRole('status')
    .filter({ hasText: `${five} of ${total} reviews, 5 stars` })
    .waitFor();
  expect(await bar.getAttribute('aria-pressed')).toBe('true');
  expect(await hasFocus()).toBe(true);
  expect(await stars()).toEqual(Array(20).fill(5));
  const headings = reviews.getByRole('heading', { level: 3 });
  await reviews.getByRole('button', { name: 'Show more reviews' }).press('Enter');
  await headings.nth(20).waitFor();
  expect(await stars()).toEqual(Array(five).fill(5));
  const first = await page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent);
  expect(first).toBe(await headings.nth(20).textContent());
  expect(await reviews.getByRole('button', { name: 'Show more reviews' }).count()).toBe(0);

  await reviews.getByRole('button', { name: 'Remove 5 stars' }).press('Enter');
  await reviews
    .getByRole('status')
    .filter({ hasText: `${total} reviews, newest first` })
    .waitFor();
  expect(await hasFocus()).toBe(true);
  expect(await bar.getAttribute('aria-pressed')).toBe('false');
  expect(new Set(await stars()).size).toBeGreaterThan(1);
  // Pressed twice as well.
  await bar.press('Space');
  await reviews
    .getByRole('status')
    .filter({ hasText: `${five} of ${total} reviews` })
    .waitFor();
  await bar.press('Space');
  await reviews.getByRole('status').filter({ hasText: 'newest first' }).waitFor();
  expect(problems).toEqual([]);
});

test('reviews are sorted by their stars, and the choice keeps the focus', async () => {
  const { page, problems, product, reviews, stars } = await visitRated();
  const sort = reviews.getByLabel('Sort by');
  const newest = await stars();
  for (const [label, upwards] of [
    ['Lowest rated', true],
    ['Highest rated', false],
  ] as const) {
    await sort.focus();
    await sort.selectOption(label);
    await reviews
      .getByRole('status')
      .filter({ hasText: `${label.toLowerCase()} first` })
      .waitFor();
    expect(await stars()).toEqual((await stars()).toSorted((a, b) => (upwards ? a - b : b - a)));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  }
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await reviews.getByRole('heading', { level: 3 }).nth(20).waitFor();
  expect(await stars()).toHaveLength(product.numReviews);
  expect(await stars()).toEqual((await stars()).toSorted((a, b) => b - a));
  await sort.selectOption('Newest');
  await reviews.getByRole('status').filter({ hasText: 'newest first' }).waitFor();
  expect(await stars()).toEqual(newest);
  expect(problems).toEqual([]);
});

test('a review that is written or changed comes into the filtered list, and leaves it', async () => {
  const { page, problems } = await shop.visit();
  const product = await findProduct(({ name }) => name === 'Windhover Kite');
  await signIn(page, logins.shopper, `/productscreen/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const list = reviews.getByRole('listitem');
  await reviews.getByRole('button', { name: '3 stars 1 review' }).click();
  await reviews.getByText(`1 of ${product.numReviews} reviews`).waitFor();
  await page.getByLabel('Rating').selectOption('3 Good');
  await page.getByLabel('Comment').fill('It flies, at times.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await list.getByText('It flies, at times.').waitFor();
  await reviews.getByText(`2 of ${product.numReviews + 1} reviews`).waitFor();
  expect(await reviews.getByRole('heading', { level: 3 }).count()).toBe(2);
  await page.getByRole('heading', { name: 'Edit your review' }).waitFor();
  await page.getByLabel('Rating').selectOption('5 Excellent');
  await page.getByRole('button', { name: 'Submit' }).click();
  await reviews.getByText(`1 of ${product.numReviews + 1} reviews`).waitFor();
  await list.getByText('It flies, at times.').waitFor({ state: 'detached' });
  await reviews.getByRole('button', { name: '5 stars 1 review' }).click();
  await list.getByText('It flies, at times.').waitFor();
  // The last one with five stars gets others: all are shown.
  await page.getByLabel('Rating').selectOption('1 Poor');
  await page.getByRole('button', { name: 'Submit' }).click();
  await reviews
    .getByRole('status')
    .filter({ hasText: `${product.numReviews + 1} reviews, newest first` })
    .waitFor();
  await list.getByText('It flies, at times.').waitFor();
  expect(problems).toEqual([]);
});

test('without scripts the reviews have no control that does nothing', async () => {
  const product = await findProduct(({ numReviews }) => numReviews > 20);
  const { page } = await shop.visitAnew({ javaScriptEnabled: false });
  await page.goto(`/productscreen/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  expect(await reviews.getByRole('heading', { level: 3 }).count()).toBe(20);
  await reviews.getByText('5 stars').waitFor();
  expect(await reviews.getByRole('button').count()).toBe(0);
  expect(await reviews.getByRole('combobox').count()).toBe(0);
});

test('who bought the product is marked as a verified buyer', async () => {
  const { page, problems } = await shop.visit();
  const product = await findProduct(({ name }) => name === 'Barnaby Teddy Bear');
  await buy(shop, logins.shopper, product.name);
  await signIn(page, logins.shopper, `/productscreen/${product.id}`);
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

/** A delivered order of the shopper, and the address in the mail that asks how it was: it is sent after days. */
async function askedFor(productId: string): Promise<string> {
  const [shopper, admin] = [await shop.api(logins.shopper), await shop.api(logins.admin)];
  const { startCheckout } = await shopper<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    {
      input: {
        idempotencyKey: randomUUID(),
        paymentMethod: 'PayPal',
        lines: [{ productId, qty: 1 }],
        shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
      },
    },
  );
  const { placeOrder } = await shopper<{ placeOrder: { id: string } }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: { checkoutId: startCheckout.id } },
  );
  await admin('mutation($id: ID!) { markDelivered(id: $id) { id } }', { id: placeOrder.id });
  const token = randomUUID();
  await database.em.getConnection().execute(
    `insert into tokens (hash, user_id, purpose, email_key, order_id, expires_at)
     select ?, users.id, 'review', email_key, orders.id, now() + interval '1 day'
     from orders join users on users.id = owner_id where orders.id = ?`,
    [createHash('sha256').update(token).digest('base64url'), placeOrder.id],
  );
  return `${shop.url}/order/review#${token}`;
}

test('the link of a mail opens a form without signing in, which the keyboard fills in, once', async () => {
  const shopper = await shop.api(logins.shopper);
  const { products } = await shopper<{ products: { products: (Reviewed & { viewerReview: unknown })[] } }>(
    '{ products { products { id name numReviews viewerReview { id } } } }',
  );
  const product = products.products.find(({ viewerReview }) => viewerReview === null)!;
  const address = await askedFor(product.id);
  const { page, problems } = await shop.visit();
  await page.goto(address);
  await page.getByRole('heading', { name: 'How was it?', level: 1 }).waitFor();
  const form = page.getByRole('form', { name: `Review of ${product.name}` });
  await form.getByLabel('Rating').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${width} px ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await form.getByLabel('Rating').selectOption('4 Very Good');
  await form.getByLabel('Comment').fill('It lights the whole desk.');
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await page.getByText('Thank you! Your review is on the page of the product.').waitFor();
  await page.getByRole('link', { name: product.name }).click();
  await page.getByRole('listitem').getByText('It lights the whole desk.').waitFor();
  await page.goto(address);
  await page.getByText('There is nothing left to review. Thank you!').waitFor();
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBeGreaterThan(0);
  await page.goto(`${shop.url}/order/review#wrong`);
  await page.getByText('This link is not valid any more').waitFor();
  expect(problems).toEqual([]);
});
