import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ReviewPhoto } from '../../catalog/reviews/photos/review-photo.entity.ts';
import { Review } from '../../catalog/reviews/review.entity.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  EraseUserDocument,
  ReviewLinkedProductDocument,
  ReviewProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import { boughtOrder } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  admin = await shop.admin();
  const red = { create: { width: 90, height: 90, channels: 3, background: 'red' } } as const;
  photo = new Uint8Array(await sharp(red).jpeg().toBuffer());
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** A review, and what sends a picture of it as its author. */
interface Author {
  reviewId: string;
  send: () => Promise<number>;
}
const sending = (client: TestClient, reviewId: string, token?: string) => async () =>
  (
    await client.fetch(`/review-photos/${reviewId}`, {
      method: 'POST',
      body: photo,
      headers: { 'content-type': 'image/jpeg', ...(token && { 'review-token': token }) },
    })
  ).status;

async function account(): Promise<Author> {
  const person = await shop.shopper();
  const { lamp } = await boughtOrder(shop, person, 1);
  const input = { productId: lamp.id, rating: 4, comment: 'Bright.' };
  const { id } = (await person.must(ReviewProductDocument, { input })).reviewProduct;
  return { reviewId: id, send: sending(person, id) };
}

async function guest(): Promise<Author> {
  const person = await shop.guestBuyer();
  const { lamp, orderId } = await boughtOrder(shop, person, 1);
  const token = await linkOf(shop, orderId, 'review');
  const input = { token, productId: lamp.id, rating: 4, comment: 'Bright.' };
  const { id } = (await shop.guest().must(ReviewLinkedProductDocument, { input })).reviewLinkedProduct.review;
  return { reviewId: id, send: sending(shop.guest(), id, token) };
}

const authors: [who: string, author: () => Promise<Author>][] = [
  ['an account', account],
  ['a guest', guest],
];
const erase = async (reviewId: string) => {
  const { user } = await shop.em().findOneOrFail(Review, reviewId);
  return admin.must(EraseUserDocument, { id: user.id });
};
const stored = (reviewId: string) => shop.em().count(ReviewPhoto, { review: reviewId });

test.for(authors)(
  '%s whose data is deleted while a picture of theirs arrives has no picture',
  async ([, author]) => {
    const { reviewId, send } = await author();
    expect(await atFailpoint('review.photoEncoded', () => erase(reviewId), send)).toBe(401);
    expect(await stored(reviewId)).toBe(0);
  },
);

test.for(authors)(
  '%s whose data is deleted while a picture of theirs is stored has no picture',
  async ([, author]) => {
    const { reviewId, send } = await author();
    let erasing: Promise<unknown> | undefined;
    const status = await atFailpoint(
      'review.photoLocked',
      () => {
        erasing = erase(reviewId);
        return untilBlocked(shop);
      },
      send,
    );
    await erasing;
    expect(status).toBe(204);
    expect(await stored(reviewId)).toBe(0);
  },
);

test('a picture that arrives after an account has claimed the order of its guest is not stored', async () => {
  const { reviewId, send } = await guest();
  const claim = async () => {
    const { user } = await shop.shopper();
    await shop.em().nativeUpdate(Review, reviewId, { user: user.id });
  };
  expect(await atFailpoint('review.photoEncoded', claim, send)).toBe(404);
  expect(await stored(reviewId)).toBe(0);
});
