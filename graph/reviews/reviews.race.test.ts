import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../catalog/product.entity.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ReviewProductDocument, UpdateReviewDocument } from '../testing/operations.generated.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { Review } from './review.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

/** What the product says of its reviews, and what the reviews themselves add up to. */
async function sums({ id }: Product) {
  const em = shop.em();
  const { ratingTotal, numReviews, rating } = await em.findOneOrFail(Product, id);
  const stars = (await em.find(Review, { product: id })).map((review) => review.rating);
  const total = stars.reduce((sum, n) => sum + n, 0);
  return {
    said: { ratingTotal, numReviews, rating },
    counted: { ratingTotal: total, numReviews: stars.length, rating: total / stars.length },
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
  expect(said).toEqual({ ratingTotal: 300, numReviews: 100, rating: 3 });
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
  expect(said).toEqual({ ratingTotal: 5, numReviews: 1, rating: 5 });
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
