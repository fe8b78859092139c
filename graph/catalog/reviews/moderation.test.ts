import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import {
  AnswerReviewDocument,
  ProductReviewsDocument,
  ReviewProductDocument,
  SaveSettingGroupDocument,
  SetReviewStatesDocument,
  StaffReviewsDocument,
  type StaffReviewsQueryVariables,
  UpdateReviewDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { Product } from '../products/product.entity.ts';
import type { ReviewState } from './review-state.ts';

let shop: TestShop;
let admin: TestClient;
let staff: TestClient;
beforeAll(async () => {
  shop = await testShop();
  [admin, staff] = await Promise.all([shop.admin(), shop.staff('CONTENT')]);
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().execute('delete from reviews');
  await shop.em().execute(`update products set stars = '{0,0,0,0,0}'`);
  await shop.em().nativeDelete(Setting, { key: 'reviews' });
  shop.ports.cache.clear();
});
afterAll(() => shop?.close());

type State = Uppercase<ReviewState>;

/** Whether reviews wait for approval. */
async function letReviewsWait(reviewsWait: boolean) {
  const values = [{ name: 'reviewsWait', value: String(reviewsWait) }];
  await admin.must(SaveSettingGroupDocument, {
    input: { name: 'reviews', version: 0, values },
  });
}
const input = (product: Product, rating = 4, comment = 'Bright.') => ({
  input: { productId: product.id, rating, comment },
});
const write = async (product: Product, rating = 4, comment = 'Bright.', client?: TestClient) =>
  (await (client ?? (await shop.shopper())).must(ReviewProductDocument, input(product, rating, comment)))
    .reviewProduct;
const set = async (state: State, ...ids: string[]) =>
  (await staff.must(SetReviewStatesDocument, { input: { ids, state } })).setReviewStates.results;
const seen = async (product: Product, client = shop.guest()) =>
  (await client.must(ProductReviewsDocument, { id: product.id })).product;
const listed = async (variables: StaffReviewsQueryVariables = {}) =>
  (await staff.must(StaffReviewsDocument, variables)).staffReviews;
const comments = async (variables?: StaffReviewsQueryVariables) =>
  (await listed(variables)).reviews.map(({ review }) => review.comment);

test('a review is shown at once, unless the shop lets reviews wait', async () => {
  const lamp = await shop.addProduct();
  expect((await write(lamp, 5)).state).toBe('SHOWN');
  await letReviewsWait(true);
  const author = await shop.shopper();
  expect((await write(lamp, 1, 'Dim.', author)).state).toBe('WAITING');
  expect(await seen(lamp)).toMatchObject({
    rating: 5,
    numReviews: 1,
    ratingHistogram: [0, 0, 0, 0, 1],
    viewerReview: null,
    reviewPage: { total: 1, reviews: [{ comment: 'Bright.' }] },
  });
  expect((await seen(lamp, author)).viewerReview).toMatchObject({ comment: 'Dim.', state: 'WAITING' });
  const [waiting] = (await listed({ state: 'WAITING' })).reviews;
  expect(await set('SHOWN', waiting!.id)).toEqual([{ id: waiting!.id, ok: true, code: null }]);
  expect(await seen(lamp)).toMatchObject({ rating: 3, numReviews: 2, reviewPage: { total: 2 } });
});

test('a hidden review is seen by its author and staff alone, and does not count', async () => {
  const lamp = await shop.addProduct();
  const author = await shop.shopper();
  const { id } = await write(lamp, 1, 'Dim.', author);
  await write(lamp, 5);
  await set('HIDDEN', id);
  // Once more changes nothing.
  await set('HIDDEN', id);
  expect(await seen(lamp)).toMatchObject({ rating: 5, numReviews: 1, ratingHistogram: [0, 0, 0, 0, 1] });
  expect((await seen(lamp, await shop.shopper())).reviewPage.reviews).toMatchObject([{ comment: 'Bright.' }]);
  expect((await seen(lamp, author)).viewerReview).toMatchObject({ comment: 'Dim.', state: 'HIDDEN' });
  expect(await comments({ state: 'HIDDEN' })).toEqual(['Dim.']);
  const moderated = await shop.events('review.moderated');
  expect(moderated.filter(({ data }) => (data as { review: string }).review === id)).toHaveLength(1);
  await set('SHOWN', id);
  expect(await seen(lamp)).toMatchObject({ rating: 3, numReviews: 2, ratingHistogram: [1, 0, 0, 0, 1] });
});

test.for<[before: State, wait: boolean, after: State]>([
  ['SHOWN', false, 'SHOWN'],
  ['SHOWN', true, 'WAITING'],
  ['HIDDEN', false, 'WAITING'],
  ['WAITING', false, 'WAITING'],
  ['HIDDEN', true, 'WAITING'],
])('a changed review that was %s, where reviews wait: %s, is %s', async ([before, wait, after]) => {
  const lamp = await shop.addProduct();
  const author = await shop.shopper();
  const { id } = await write(lamp, 1, 'Dim.', author);
  await set(before, id);
  await letReviewsWait(wait);
  const { updateReview } = await author.must(UpdateReviewDocument, input(lamp, 5, 'Bright after all.'));
  expect(updateReview.state).toBe(after);
  const isShown = after === 'SHOWN';
  expect(await seen(lamp)).toMatchObject({
    numReviews: Number(isShown),
    ratingHistogram: [0, 0, 0, 0, Number(isShown)],
  });
});

test('a review of a product that is not sold any more can be hidden, and counts right when the product is back', async () => {
  const lamp = await shop.addProduct();
  const { id } = await write(lamp);
  await shop.em().execute('update products set is_draft = true where id = ?', [lamp.id]);
  expect((await listed()).reviews).toMatchObject([{ product: { id: lamp.id, isSold: false } }]);
  await set('HIDDEN', id);
  await shop.em().execute('update products set is_draft = false where id = ?', [lamp.id]);
  expect(await seen(lamp)).toMatchObject({ numReviews: 0, rating: 0 });
});

test('staff find reviews by state, stars and words, newest first, and those that wait oldest first', async () => {
  const [lamp, vase] = [await shop.addProduct(), await shop.addProduct({ name: 'Vase' })];
  const ids: string[] = [];
  for (const [product, rating, comment] of [
    [lamp, 5, 'One, 100% bright'],
    [vase, 1, 'Two'],
    [lamp, 5, 'Three'],
    [vase, 5, 'Four'],
  ] as const) {
    shop.clock.advance(1000);
    ids.push((await write(product, rating, comment)).id);
  }
  expect(await comments()).toEqual(['Four', 'Three', 'Two', 'One, 100% bright']);
  await set('WAITING', ids[2]!, ids[0]!);
  expect(await comments({ state: 'WAITING' })).toEqual(['One, 100% bright', 'Three']);
  expect(await comments({ state: 'SHOWN' })).toEqual(['Four', 'Two']);
  expect(await comments({ rating: 5 })).toEqual(['Four', 'Three', 'One, 100% bright']);
  expect(await comments({ rating: 5, state: 'SHOWN' })).toEqual(['Four']);
  expect(await comments({ keyword: '0% BR' })).toEqual(['One, 100% bright']);
  expect(await comments({ keyword: '_' })).toEqual([]);
  const second = await listed({ page: 2, pageSize: 3 });
  expect(second).toMatchObject({ page: 2, pages: 2, total: 4, reviews: [{ id: ids[0] }] });
  expect((await listed({ rating: 1 })).reviews).toMatchObject([{ product: { name: 'Vase', isSold: true } }]);
});

test.each([0, 6])('there are no reviews of %i stars to look for', async (rating) => {
  expect((await staff.execute(StaffReviewsDocument, { rating })).code).toBe('BAD_USER_INPUT');
});

test('of many reviews each is set by itself', async () => {
  const { id } = await write(await shop.addProduct());
  const [unknown, odd] = [randomUUID(), 'x'];
  expect(await set('HIDDEN', unknown, id, odd)).toEqual([
    { id: unknown, ok: false, code: 'NOT_FOUND' },
    { id, ok: true, code: null },
    { id: odd, ok: false, code: 'NOT_FOUND' },
  ]);
});

test.for<[about: string, ids: (id: string) => string[]]>([
  ['none', () => []],
  ['one twice', (id) => [id, id.toUpperCase()]],
  ['101', () => Array.from({ length: 101 }, () => randomUUID())],
])('%s cannot be set', async ([, ids]) => {
  const { id } = await write(await shop.addProduct());
  const sent = { input: { ids: ids(id), state: 'HIDDEN' as const } };
  expect((await staff.execute(SetReviewStatesDocument, sent)).code).toBe('BAD_USER_INPUT');
  expect(await comments({ state: 'SHOWN' })).toHaveLength(1);
});

test('the shop answers a review, changes its answer and takes it back', async () => {
  const lamp = await shop.addProduct();
  const { id } = await write(lamp);
  const answer = async (text: string) =>
    (await staff.must(AnswerReviewDocument, { input: { id, answer: text } })).answerReview.review.review;
  const answerOf = async () => (await seen(lamp)).reviewPage.reviews[0]!.answer;
  expect(await answer('  Thank you.\nCome again. ')).toMatchObject({
    answer: 'Thank you.\nCome again.',
    answeredAt: expect.stringMatching(/^2\d{3}-/),
  });
  expect(await answerOf()).toBe('Thank you.\nCome again.');
  await answer('Thank you!');
  expect(await answerOf()).toBe('Thank you!');
  expect(await answer(' ')).toMatchObject({ answer: null, answeredAt: null });
  expect(await answerOf()).toBeNull();
  // Once more changes nothing.
  await answer('');
  expect((await shop.events('review.answered')).length).toBe(3);
});

test('an answer stays with the words it was given to: a review that is rewritten has none', async () => {
  const lamp = await shop.addProduct();
  const person = await shop.shopper();
  const review = { productId: lamp.id, rating: 5, comment: 'Great.' };
  const { reviewProduct } = await person.must(ReviewProductDocument, { input: review });
  await staff.must(AnswerReviewDocument, { input: { id: reviewProduct.id, answer: 'We agree.' } });
  const answerAfter = async (changes: object) => {
    await person.must(UpdateReviewDocument, { input: { ...review, ...changes } });
    return (await seen(lamp)).reviewPage.reviews[0]!.answer;
  };
  expect(await answerAfter({ comment: ' Great. ' })).toBe('We agree.');
  expect(await answerAfter({ comment: 'Fakes.' })).toBeNull();
});

test.each([
  ['of 2001 characters', 'x'.repeat(2001), 'BAD_USER_INPUT'],
  ['with a control character', 'Thanks\u0000', 'BAD_USER_INPUT'],
  ['of 2000 characters', 'x'.repeat(2000), undefined],
])('an answer %s', async (_, answer, code) => {
  const { id } = await write(await shop.addProduct());
  const result = await staff.execute(AnswerReviewDocument, { input: { id, answer } });
  expect(result.code).toBe(code);
});

test.each([randomUUID(), 'x'])('there is no review %s to answer', async (id) => {
  const { code } = await staff.execute(AnswerReviewDocument, { input: { id, answer: 'Thanks.' } });
  expect(code).toBe('NOT_FOUND');
});
