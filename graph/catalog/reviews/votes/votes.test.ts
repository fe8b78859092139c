import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  DeleteMyAccountDocument,
  PersonalDataDocument,
  ReviewProductDocument,
  ReviewVotesDocument,
  SetReviewStatesDocument,
  UpdateReviewDocument,
  VoteReviewDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Review } from '../review.entity.ts';
import { ReviewVote } from './review-vote.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** The id of a new review of a product. */
async function reviewOf(productId: string, author?: TestClient): Promise<string> {
  const input = { productId, rating: 4, comment: 'Bright.' };
  return (await (author ?? (await shop.shopper())).must(ReviewProductDocument, { input })).reviewProduct.id;
}
const vote = (client: TestClient, reviewId: string, isHelpful = true) =>
  client.execute(VoteReviewDocument, { input: { reviewId, isHelpful } });
const count = async (client: TestClient, reviewId: string, isHelpful?: boolean) =>
  (await vote(client, reviewId, isHelpful)).data?.voteReview.review?.helpfulCount;

test('an account has one vote for a review, and can take it back', async () => {
  const lamp = await shop.addProduct();
  const id = await reviewOf(lamp.id);
  const [one, two] = [await shop.shopper(), await shop.shopper()];
  expect(await count(one, id)).toBe(1);
  expect(await count(one, id)).toBe(1);
  expect(await count(two, id)).toBe(2);
  const seenBy = async (client: TestClient) =>
    (await client.must(ReviewVotesDocument, { id: lamp.id })).product.viewerVotes;
  expect(await seenBy(one)).toEqual([id]);
  expect(await seenBy(shop.guest())).toEqual([]);
  expect(await count(one, id, false)).toBe(1);
  expect(await count(one, id, false)).toBe(1);
  expect(await seenBy(one)).toEqual([]);
});

test('nobody votes for a review of their own, or for one that is not shown', async () => {
  const author = await shop.shopper();
  const id = await reviewOf((await shop.addProduct()).id, author);
  expect((await vote(author, id)).code).toBe('CONFLICT');
  await admin.must(SetReviewStatesDocument, { input: { ids: [id], state: 'HIDDEN' } });
  expect((await vote(await shop.shopper(), id)).code).toBe('NOT_FOUND');
  expect((await vote(await shop.shopper(), randomUUID())).code).toBe('NOT_FOUND');
  expect((await vote(await shop.guestBuyer(), id)).code).toBe('UNAUTHENTICATED');
});

test('a review that its author changes begins without votes', async () => {
  const [author, reader] = [await shop.shopper(), await shop.shopper()];
  const { id: productId } = await shop.addProduct();
  const id = await reviewOf(productId, author);
  const change = (rating: number, comment: string) =>
    author.must(UpdateReviewDocument, { input: { productId, rating, comment } });
  const counted = async () => (await shop.em().findOneOrFail(Review, id)).helpfulCount;
  await count(reader, id);
  await change(4, ' Bright. ');
  expect(await counted()).toBe(1);
  await change(4, 'Broken.');
  expect(await counted()).toBe(0);
  expect(await count(reader, id)).toBe(1);
  await change(1, 'Broken.');
  expect(await counted()).toBe(0);
  expect(await shop.em().count(ReviewVote, { review: id })).toBe(0);
});

test('a vote is taken back from a review that is hidden since, which is not returned', async () => {
  const [one, two] = [await shop.shopper(), await shop.shopper()];
  const id = await reviewOf((await shop.addProduct()).id);
  await count(one, id);
  await count(two, id);
  await admin.must(SetReviewStatesDocument, { input: { ids: [id], state: 'HIDDEN' } });
  expect((await vote(one, id, false)).data).toEqual({ voteReview: { review: null } });
  expect((await shop.em().findOneOrFail(Review, id)).helpfulCount).toBe(1);
  for (const isHelpful of [true, false]) expect((await vote(one, id, isHelpful)).code).toBe('NOT_FOUND');
});

test('the most helpful reviews come first, of the same number the newest', async () => {
  const lamp = await shop.addProduct();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    shop.clock.advance(1000);
    ids.push(await reviewOf(lamp.id));
  }
  await count(await shop.shopper(), ids[1]!);
  const { product } = await shop.guest().must(ReviewVotesDocument, { id: lamp.id });
  expect(product.reviewPage.reviews).toEqual([
    { id: ids[1], helpfulCount: 1 },
    { id: ids[2], helpfulCount: 0 },
    { id: ids[0], helpfulCount: 0 },
  ]);
});

test('the votes of a person are in the copy of the data, and are deleted with the account', async () => {
  const lamp = await shop.addProduct();
  const [one, two] = [await reviewOf(lamp.id), await reviewOf(lamp.id)];
  const person = await shop.shopper();
  await count(person, one);
  await count(person, two);
  const { personalData } = await admin.must(PersonalDataDocument, { userId: person.user.id });
  expect(JSON.stringify(personalData)).toContain(one);
  await person.must(DeleteMyAccountDocument);
  expect(await shop.em().count(ReviewVote, { user: person.user.id })).toBe(0);
  expect(await count(await shop.shopper(), one)).toBe(1);
});

test('a person votes 60 times an hour at most', async () => {
  const id = await reviewOf((await shop.addProduct()).id);
  const person = await shop.shopper();
  shop.settings.rateLimitFactor = 1;
  await shop.em().execute('delete from rate_limits');
  const codes = [];
  for (let n = 0; n < 61; n++) codes.push((await vote(person, id, n % 2 === 0)).code);
  shop.settings.rateLimitFactor = 100;
  expect(codes.slice(59)).toEqual([undefined, 'RATE_LIMITED']);
});
