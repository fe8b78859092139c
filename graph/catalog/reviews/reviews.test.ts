import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  ProductReviewsDocument,
  ReviewProductDocument,
  ReviewsOfAllDocument,
  UpdateReviewDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { Review } from './review.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const review = (productId: string, rating = 4, comment = 'It is bright.') => ({
  input: { productId, rating, comment },
});

async function reviewsOf(product: Product, client: TestClient = shop.guest(), page?: number) {
  return (await client.must(ProductReviewsDocument, { id: product.id, page })).product;
}

/** Fills a product with reviews of one person each, oldest first. */
async function addReviews(product: Product, count: number) {
  for (let n = 1; n <= count; n += 1) {
    shop.clock.advance(1000);
    await (await shop.shopper()).must(ReviewProductDocument, review(product.id, 5, `Review ${n}`));
  }
}

test('a review bears the name of the account and counts in the rating', async () => {
  const lamp = await shop.addProduct();
  const [first, second] = [await shop.shopper(), await shop.shopper()];
  const { reviewProduct } = await first.must(ReviewProductDocument, review(lamp.id, 4, '  Bright.\nWarm. '));
  expect(reviewProduct).toMatchObject({ name: first.user.name, rating: 4, comment: 'Bright.\nWarm.' });
  await second.must(ReviewProductDocument, review(lamp.id, 1));
  expect(await reviewsOf(lamp)).toMatchObject({
    rating: 2.5,
    numReviews: 2,
    ratingHistogram: [1, 0, 0, 1, 0],
    reviewPage: { page: 1, pages: 1, total: 2, reviews: [{ comment: 'It is bright.' }, {}] },
  });
});

test('a second review by the same person is refused and changes nothing', async () => {
  const lamp = await shop.addProduct();
  const shopper = await shop.shopper();
  await shopper.must(ReviewProductDocument, review(lamp.id, 5));
  const again = await shopper.execute(ReviewProductDocument, review(lamp.id, 1));
  expect(again.errors[0]).toMatchObject({
    message: 'Product already reviewed',
    extensions: { code: 'ALREADY_REVIEWED' },
  });
  expect(await reviewsOf(lamp)).toMatchObject({ rating: 5, numReviews: 1, ratingHistogram: [0, 0, 0, 0, 1] });
});

test('a person changes the own review, and the rating follows', async () => {
  const lamp = await shop.addProduct();
  const [shopper, other] = [await shop.shopper(), await shop.shopper()];
  await shopper.must(ReviewProductDocument, review(lamp.id, 5));
  await other.must(ReviewProductDocument, review(lamp.id, 4, 'Mine.'));
  const { updateReview } = await shopper.must(UpdateReviewDocument, review(lamp.id, 2, 'It broke.'));
  expect(updateReview).toMatchObject({ rating: 2, comment: 'It broke.', verifiedBuyer: false });
  expect(await reviewsOf(lamp, other)).toMatchObject({
    rating: 3,
    numReviews: 2,
    ratingHistogram: [0, 1, 0, 1, 0],
    viewerReview: { rating: 4, comment: 'Mine.' },
  });
});

test('who has not reviewed a product has no review of it to change', async () => {
  const lamp = await shop.addProduct();
  await (await shop.shopper()).must(ReviewProductDocument, review(lamp.id));
  const { code } = await (await shop.shopper()).execute(UpdateReviewDocument, review(lamp.id, 1));
  expect(code).toBe('NOT_FOUND');
  expect((await reviewsOf(lamp)).rating).toBe(4);
});

test('a guest can neither write nor change a review', async () => {
  const lamp = await shop.addProduct();
  expect((await shop.guest().execute(ReviewProductDocument, review(lamp.id))).code).toBe('UNAUTHENTICATED');
  expect((await shop.guest().execute(UpdateReviewDocument, review(lamp.id))).code).toBe('UNAUTHENTICATED');
  expect((await reviewsOf(lamp)).numReviews).toBe(0);
});

test.each([
  ['no stars', 0, 'Fine.'],
  ['six stars', 6, 'Fine.'],
  ['half a star', 4.5, 'Fine.'],
  ['a blank comment', 4, ' \n '],
  ['a comment of 5001 characters', 4, 'x'.repeat(5001)],
  ['a control character', 4, 'Fine.\u0000'],
  ['half a character', 4, 'Fine.\ud83d'],
])('a review with %s is refused', async (_, rating, comment) => {
  const lamp = await shop.addProduct();
  const shopper = await shop.shopper();
  const { code } = await shopper.execute(ReviewProductDocument, review(lamp.id, rating, comment));
  expect(code).toBe('BAD_USER_INPUT');
  expect((await reviewsOf(lamp)).numReviews).toBe(0);
});

test('a comment may have 5000 characters, and markup stays text', async () => {
  const lamp = await shop.addProduct();
  const comment = '<script>alert(1)</script>'.padEnd(5000, '.');
  await (await shop.shopper()).must(ReviewProductDocument, review(lamp.id, 4, comment));
  expect((await reviewsOf(lamp)).reviewPage.reviews[0]?.comment).toBe(comment);
});

test.each([
  ['deleted', { deletedAt: new Date() }],
  ['a draft', { isDraft: true }],
])('a product that is %s cannot be reviewed', async (_, state) => {
  const lamp = await shop.addProduct(state);
  const shopper = await shop.shopper();
  expect((await shopper.execute(ReviewProductDocument, review(lamp.id))).code).toBe('NOT_FOUND');
  expect(await shop.em().count(Review, { product: lamp.id })).toBe(0);
});

test.each(['', 'mine', '../1'])('%j names no product to review', async (productId) => {
  const { code } = await (await shop.shopper()).execute(ReviewProductDocument, review(productId));
  expect(code).toBe('NOT_FOUND');
});

test('reviews come by pages of 20, newest first, each once', async () => {
  const lamp = await shop.addProduct();
  await addReviews(lamp, 41);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push((await reviewsOf(lamp, shop.guest(), page)).reviewPage);
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([20, 20, 1, 0]);
  expect(pages[1]).toMatchObject({ page: 2, pages: 3, total: 41 });
  const comments = pages.flatMap(({ reviews }) => reviews.map(({ comment }) => comment));
  expect(comments).toEqual(Array.from({ length: 41 }, (_, i) => `Review ${41 - i}`));
});

test('a page below the first is the first', async () => {
  const { reviewPage } = await reviewsOf(await shop.addProduct(), shop.guest(), -1);
  expect(reviewPage).toEqual({ page: 1, pages: 1, total: 0, reviews: [] });
});

test('the viewer finds the own review; others and guests do not', async () => {
  const lamp = await shop.addProduct();
  const shopper = await shop.shopper();
  await shopper.must(ReviewProductDocument, review(lamp.id, 3, 'So-so.'));
  expect((await reviewsOf(lamp, shopper)).viewerReview).toEqual({
    rating: 3,
    comment: 'So-so.',
    state: 'SHOWN',
    answer: null,
  });
  expect((await reviewsOf(lamp, await shop.shopper())).viewerReview).toBeNull();
  expect((await reviewsOf(lamp)).viewerReview).toBeNull();
});

test('a review is verified when its author has paid for the product, and only then', async () => {
  const [lamp, vase] = [await shop.addProduct(), await shop.addProduct()];
  const [buyer, unpaid, other] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
  const checkout = await startCheckout(buyer, lamp.id);
  await place(buyer, checkout, await shop.pay(checkout));
  await place(unpaid, await startCheckout(unpaid, lamp.id));
  const verified = async (client: TestClient, product: Product) =>
    (await client.must(ReviewProductDocument, review(product.id))).reviewProduct.verifiedBuyer;
  expect(await verified(buyer, lamp)).toBe(true);
  expect(await verified(buyer, vase)).toBe(false);
  expect(await verified(unpaid, lamp)).toBe(false);
  expect(await verified(other, lamp)).toBe(false);
  const { reviews } = (await reviewsOf(lamp)).reviewPage;
  expect(reviews.map(({ verifiedBuyer }) => verifiedBuyer).sort()).toEqual([false, false, true]);
});

test('a product with its stars and a page of its reviews costs two statements', async () => {
  const lamp = await shop.addProduct();
  await addReviews(lamp, 2);
  expect(await countStatements(() => reviewsOf(lamp))).toBe(2);
});

test('the reviews of a whole page of products cost as many statements as those of one', async () => {
  const own = await testShop();
  const viewer = await own.shopper();
  const add = async () => viewer.must(ReviewProductDocument, review((await own.addProduct()).id));
  await add();
  const one = await countStatements(() => viewer.must(ReviewsOfAllDocument));
  for (let n = 1; n < 12; n += 1) await add();
  const twelve = await countStatements(async () => {
    const { products } = await viewer.must(ReviewsOfAllDocument);
    expect(products.products.filter(({ viewerReview }) => viewerReview)).toHaveLength(12);
  });
  expect(twelve).toBe(one);
  await own.close();
});
