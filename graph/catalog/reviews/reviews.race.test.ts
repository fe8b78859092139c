import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  DeleteProductDocument,
  ReviewProductDocument,
  SetPermissionsDocument,
  SetReviewStatesDocument,
  UpdateReviewDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { Review } from './review.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(async () => {
  await shop.admin();
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

/** The stored rating sums of the product, and the sums computed from its reviews that are shown. */
async function sums({ id }: Product) {
  const em = shop.em();
  const { ratingHistogram, numReviews, rating } = await em.findOneOrFail(Product, id);
  const stars = (await em.find(Review, { product: id, state: 'shown' })).map((review) => review.rating);
  return {
    said: { ratingHistogram, numReviews, rating },
    counted: {
      ratingHistogram: [1, 2, 3, 4, 5].map((n) => stars.filter((given) => given === n).length),
      numReviews: stars.length,
      rating: stars.reduce((sum, n) => sum + n, 0) / stars.length,
    },
  };
}

test('of 100 reviews at the same time none is lost from the rating', async () => {
  const lamp = await shop.addProduct();
  const people = await Promise.all(Array.from({ length: 100 }, () => shop.shopper()));
  const answers = await Promise.all(
    people.map((person, n) =>
      person.execute(ReviewProductDocument, {
        input: { productId: lamp.id, rating: (n % 5) + 1, comment: 'At once.' },
      }),
    ),
  );
  expect(answers.filter(({ code }) => code)).toEqual([]);
  const { said, counted } = await sums(lamp);
  expect(said).toEqual({ ratingHistogram: [20, 20, 20, 20, 20], numReviews: 100, rating: 3 });
  expect(counted).toEqual(said);
});

test('of 20 reviews by one person at the same time one is written', async () => {
  const lamp = await shop.addProduct();
  const person = await shop.shopper();
  const input = { productId: lamp.id, rating: 5, comment: 'Once.' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => person.execute(ReviewProductDocument, { input })),
  );
  expect(answers.filter(({ code }) => !code)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'ALREADY_REVIEWED')).toHaveLength(19);
  const { said, counted } = await sums(lamp);
  expect(said).toEqual({ ratingHistogram: [0, 0, 0, 0, 1], numReviews: 1, rating: 5 });
  expect(counted).toEqual(said);
});

test('of 20 changes of one review at the same time each starts from the stars of the one before', async () => {
  const lamp = await shop.addProduct();
  const person = await shop.shopper();
  const input = { productId: lamp.id, rating: 3, comment: 'Changed.' };
  await person.must(ReviewProductDocument, { input });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      person.must(UpdateReviewDocument, { input: { ...input, rating: (n % 5) + 1 } }),
    ),
  );
  const { said, counted } = await sums(lamp);
  expect(said).toEqual(counted);
  expect(said.numReviews).toBe(1);
});

test('a product that is deleted while somebody writes a review of it gets none', async () => {
  const [lamp, admin, person] = await Promise.all([shop.addProduct(), shop.admin(), shop.shopper()]);
  const answer = await atFailpoint(
    'review.asked',
    () => admin.must(DeleteProductDocument, { id: lamp.id }),
    () =>
      person.execute(ReviewProductDocument, { input: { productId: lamp.id, rating: 5, comment: 'Late.' } }),
  );
  expect(answer.code).toBe('NOT_FOUND');
  expect(await sums(lamp)).toMatchObject({ said: { numReviews: 0 }, counted: { numReviews: 0 } });
});

test('a review that the same person sends from another tab waits and is the second one', async () => {
  const [lamp, person] = await Promise.all([shop.addProduct(), shop.shopper()]);
  const write = (rating: number) =>
    person.execute(ReviewProductDocument, { input: { productId: lamp.id, rating, comment: 'Twice.' } });
  let second: ReturnType<typeof write> | undefined;
  const first = await atFailpoint(
    'review.rated',
    () => {
      second = write(1);
      return untilBlocked(shop);
    },
    () => write(5),
  );
  expect(first.data?.reviewProduct.rating).toBe(5);
  expect((await second)?.code).toBe('ALREADY_REVIEWED');
  expect((await sums(lamp)).said).toEqual({ ratingHistogram: [0, 0, 0, 0, 1], numReviews: 1, rating: 5 });
});

test('a review of a product that is deleted while the review is being changed stays as it was', async () => {
  const [lamp, admin, person] = await Promise.all([shop.addProduct(), shop.admin(), shop.shopper()]);
  const input = { productId: lamp.id, rating: 2, comment: 'As it was.' };
  await person.must(ReviewProductDocument, { input });
  const answer = await atFailpoint(
    'review.locked',
    () => admin.must(DeleteProductDocument, { id: lamp.id }),
    () => person.execute(UpdateReviewDocument, { input: { ...input, rating: 5 } }),
  );
  expect(answer.code).toBe('NOT_FOUND');
  const { said, counted } = await sums(lamp);
  expect(said).toEqual(counted);
  expect(said.rating).toBe(2);
});

test('of 20 colleagues who show and hide a review at the same time each starts from the state of the one before', async () => {
  const [lamp, admin, person] = await Promise.all([shop.addProduct(), shop.admin(), shop.shopper()]);
  const input = { productId: lamp.id, rating: 3, comment: 'Contested.' };
  const { reviewProduct } = await person.must(ReviewProductDocument, { input });
  const states = ['HIDDEN', 'SHOWN', 'WAITING', 'HIDDEN', 'SHOWN'] as const;
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      admin.must(SetReviewStatesDocument, { input: { ids: [reviewProduct.id], state: states[n % 5]! } }),
    ),
  );
  const { said, counted } = await sums(lamp);
  expect(said.ratingHistogram).toEqual(counted.ratingHistogram);
});

test('a review that is hidden while its author changes its stars counts no more', async () => {
  const [lamp, admin, person] = await Promise.all([shop.addProduct(), shop.admin(), shop.shopper()]);
  const input = { productId: lamp.id, rating: 2, comment: 'As it was.' };
  const { reviewProduct } = await person.must(ReviewProductDocument, { input });
  const hide = () =>
    admin.must(SetReviewStatesDocument, { input: { ids: [reviewProduct.id], state: 'HIDDEN' } });
  let hiding: ReturnType<typeof hide> | undefined;
  await atFailpoint(
    'review.locked',
    () => {
      hiding = hide();
      return untilBlocked(shop);
    },
    () => person.must(UpdateReviewDocument, { input: { ...input, rating: 5 } }),
  );
  expect((await hiding)?.setReviewStates.results).toMatchObject([{ ok: true }]);
  expect((await sums(lamp)).said).toMatchObject({ ratingHistogram: [0, 0, 0, 0, 0], numReviews: 0 });
});

test('a review whose stars change while it is hidden waits and counts no more', async () => {
  const [lamp, admin, person] = await Promise.all([shop.addProduct(), shop.admin(), shop.shopper()]);
  const input = { productId: lamp.id, rating: 2, comment: 'As it was.' };
  const { reviewProduct } = await person.must(ReviewProductDocument, { input });
  const change = () => person.must(UpdateReviewDocument, { input: { ...input, rating: 5 } });
  let changing: ReturnType<typeof change> | undefined;
  await atFailpoint(
    'review.moderated',
    () => {
      changing = change();
      return untilBlocked(shop);
    },
    () => admin.must(SetReviewStatesDocument, { input: { ids: [reviewProduct.id], state: 'HIDDEN' } }),
  );
  expect((await changing)?.updateReview).toMatchObject({ rating: 5, state: 'WAITING' });
  expect((await sums(lamp)).said).toMatchObject({ ratingHistogram: [0, 0, 0, 0, 0], numReviews: 0 });
});

test('a change of many ends once the right for it is taken away', async () => {
  const lamp = await shop.addProduct();
  const people = await Promise.all([1, 2, 3].map(() => shop.shopper()));
  for (const person of people)
    await person.must(ReviewProductDocument, { input: { productId: lamp.id, rating: 5, comment: 'Fine.' } });
  const [admin, clerk] = [await shop.admin(), await shop.staff('CONTENT')];
  const ids = (await shop.em().find(Review, { product: lamp.id })).map(({ id }) => id);
  const { setReviewStates } = await atFailpoint(
    'review.moderated',
    () => admin.must(SetPermissionsDocument, { input: { userId: clerk.user.id, permissions: [] } }),
    () => clerk.must(SetReviewStatesDocument, { input: { ids, state: 'HIDDEN' } }),
  );
  expect(setReviewStates.results.map(({ code }) => code)).toEqual([null, 'FORBIDDEN', 'FORBIDDEN']);
  expect(await shop.em().count(Review, { product: lamp.id, state: 'hidden' })).toBe(1);
});
