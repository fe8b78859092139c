import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseUser } from '../../../privacy/erase-user.ts';
import { atFailpoint, untilBlocked } from '../../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import { ReviewProductDocument, VoteReviewDocument } from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Review } from '../review.entity.ts';
import { ReviewVote } from './review-vote.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(async () => {
  await shop.admin();
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

async function newReview(): Promise<string> {
  const { id: productId } = await shop.addProduct();
  const input = { productId, rating: 4, comment: 'Bright.' };
  return (await (await shop.shopper()).must(ReviewProductDocument, { input })).reviewProduct.id;
}
const vote = (client: TestClient, reviewId: string, isHelpful = true) =>
  client.execute(VoteReviewDocument, { input: { reviewId, isHelpful } });
const counted = async (id: string) => ({
  count: (await shop.em().findOneOrFail(Review, id)).helpfulCount,
  votes: await shop.em().count(ReviewVote, { review: id }),
});

test('of 50 people and one person twenty times at once each counts once', async () => {
  const id = await newReview();
  const people = await Promise.all(Array.from({ length: 50 }, () => shop.shopper()));
  const eager = await shop.shopper();
  const votes = [...people, ...Array.from({ length: 20 }, () => eager)];
  expect((await Promise.all(votes.map((each) => vote(each, id)))).filter(({ code }) => code)).toEqual([]);
  expect(await counted(id)).toEqual({ count: 51, votes: 51 });
  await Promise.all(Array.from({ length: 20 }, () => vote(eager, id, false)));
  expect(await counted(id)).toEqual({ count: 50, votes: 50 });
});

test('a vote of a person who is erased meanwhile does not stay', async () => {
  const id = await newReview();
  const person = await shop.shopper();
  let erasing: Promise<unknown> | undefined;
  await atFailpoint(
    'review.voted',
    () => {
      erasing = eraseUser({ em: shop.em(), ports: shop.ports }, person.user.email);
      return untilBlocked(shop);
    },
    () => vote(person, id),
  );
  await erasing;
  expect(await counted(id)).toEqual({ count: 0, votes: 0 });
});
