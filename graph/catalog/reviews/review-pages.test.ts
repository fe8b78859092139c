import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ReviewPagesDocument,
  type ReviewPagesQueryVariables,
  ReviewProductDocument,
  ReviewsOfEachStarDocument,
  SetReviewStatesDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { Product } from '../products/product.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

type Choice = Omit<ReviewPagesQueryVariables, 'id'>;

/** Reviews by one person each, oldest first, whose comments are their stars and their number. Returns their ids. */
async function rate(product: Product, ratings: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, rating] of ratings.entries()) {
    shop.clock.advance(1000);
    const input = { productId: product.id, rating, comment: `${rating} #${index}` };
    ids.push((await (await shop.shopper()).must(ReviewProductDocument, { input })).reviewProduct.id);
  }
  return ids;
}

async function pageOf({ id }: Product, choice: Choice = {}) {
  const { product } = await shop.guest().must(ReviewPagesDocument, { id, ...choice });
  const { reviews, ...page } = product.reviewPage;
  return { ...page, comments: reviews.map(({ comment }) => comment) };
}

const commentsOf = async (product: Product, choice?: Choice) => (await pageOf(product, choice)).comments;

test.each([
  ['nothing', {}, ['3 #4', '5 #3', '1 #2', '3 #1', '5 #0']],
  ['NEWEST', { sort: 'NEWEST' }, ['3 #4', '5 #3', '1 #2', '3 #1', '5 #0']],
  ['HIGHEST', { sort: 'HIGHEST' }, ['5 #3', '5 #0', '3 #4', '3 #1', '1 #2']],
  ['LOWEST', { sort: 'LOWEST' }, ['1 #2', '3 #4', '3 #1', '5 #3', '5 #0']],
  ['5 stars', { rating: 5 }, ['5 #3', '5 #0']],
  ['3 stars and LOWEST', { rating: 3, sort: 'LOWEST' }, ['3 #4', '3 #1']],
  ['4 stars', { rating: 4 }, []],
  ['no number of stars', { rating: null }, ['3 #4', '5 #3', '1 #2', '3 #1', '5 #0']],
] as const)('a page of reviews with %s has those reviews in that order', async (_, choice, comments) => {
  const lamp = await shop.addProduct();
  await rate(await shop.addProduct(), [5, 1]);
  await rate(lamp, [5, 3, 1, 5, 3]);
  expect(await pageOf(lamp, choice)).toEqual({ page: 1, pages: 1, total: comments.length, comments });
});

test('reviews of the same moment are on one page each, in every order', async () => {
  const lamp = await shop.addProduct();
  await rate(
    lamp,
    Array.from({ length: 45 }, (_, n) => 4 + (n % 2)),
  );
  await shop.em().execute('update reviews set created_at = now() where product_id = ?', [lamp.id]);
  for (const sort of ['NEWEST', 'HIGHEST', 'LOWEST'] as const) {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await commentsOf(lamp, { sort, page }));
    expect(new Set(pages.flat()).size, sort).toBe(45);
  }
});

test('pages count the reviews with so many stars', async () => {
  const lamp = await shop.addProduct();
  await rate(lamp, [1, ...Array.from({ length: 21 }, () => 4)]);
  expect(await pageOf(lamp, { rating: 4 })).toMatchObject({ page: 1, pages: 2, total: 21 });
  expect(await pageOf(lamp, { rating: 4, page: 2 })).toMatchObject({ page: 2, pages: 2, comments: ['4 #1'] });
  expect(await pageOf(lamp, { rating: 4, page: 3 })).toMatchObject({ page: 3, pages: 2, comments: [] });
  expect(await pageOf(lamp, { rating: 1 })).toMatchObject({ pages: 1, total: 1, comments: ['1 #0'] });
});

test('hidden reviews are in no order and with no number of stars', async () => {
  const lamp = await shop.addProduct();
  const [, hidden, waiting] = await rate(lamp, [5, 5, 5, 4]);
  const staff = await shop.staff('CONTENT');
  for (const [id, state] of [
    [hidden!, 'HIDDEN'],
    [waiting!, 'WAITING'],
  ] as const)
    await staff.must(SetReviewStatesDocument, { input: { ids: [id], state } });
  expect(await pageOf(lamp, { rating: 5 })).toMatchObject({ pages: 1, total: 1, comments: ['5 #0'] });
  expect(await commentsOf(lamp, { sort: 'HIGHEST' })).toEqual(['5 #0', '4 #3']);
  expect(await commentsOf(lamp, { sort: 'LOWEST' })).toEqual(['4 #3', '5 #0']);
});

test.each([0, 6, -1])('%i stars are refused', async (rating) => {
  const { id } = await shop.addProduct();
  const { code, errors } = await shop.guest().execute(ReviewPagesDocument, { id, rating });
  expect(code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(errors)).toContain('Stars are 1 to 5.');
});

test('one query with several choices, of several products, returns the reviews of each', async () => {
  const [lamp, vase] = [await shop.addProduct(), await shop.addProduct()];
  await rate(lamp, [1, 5]);
  await rate(vase, [5, 4]);
  for (const client of [shop.guest(), await shop.admin()]) {
    const { products } = (await client.must(ReviewsOfEachStarDocument)).products;
    const chosen = (product: Product) => {
      const { worst, best, lowest, newest } = products.find(({ id }) => id === product.id)!;
      return [worst, best, lowest, newest].map(({ reviews }) => reviews.map(({ comment }) => comment));
    };
    expect(chosen(lamp)).toEqual([['1 #0'], ['5 #1'], ['1 #0', '5 #1'], ['5 #1', '1 #0']]);
    expect(chosen(vase)).toEqual([[], ['5 #0'], ['4 #1', '5 #0'], ['4 #1', '5 #0']]);
  }
});
