import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ReviewPhoto } from '../../catalog/reviews/photos/review-photo.entity.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import {
  DeleteReviewPhotoDocument,
  EraseUserDocument,
  PersonalDataDocument,
  ReportReviewDocument,
  ReviewLinkedProductDocument,
  ReviewPhotosDocument,
  ReviewProductDocument,
  SaveSettingGroupDocument,
  SetReviewStatesDocument,
  StaffReviewsDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import { boughtOrder } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const red = { create: { width: 1600, height: 90, channels: 3, background: 'red' } } as const;
  const gps = { IFD3: { GPSLatitude: '48/1 8/1 0/1' }, IFD0: { Copyright: 'canary' } };
  photo = new Uint8Array(await sharp(red).withExif(gps).jpeg().toBuffer());
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Setting, { key: 'reviews' });
});
afterAll(() => shop?.close());

const said = (productId: string) => ({ productId, rating: 4, comment: 'Bright.' });

/** A review of something that its author has bought. */
async function reviewed(client: TestClient) {
  const { lamp } = await boughtOrder(shop, client, 1);
  const { reviewProduct } = await client.must(ReviewProductDocument, { input: said(lamp.id) });
  return { productId: lamp.id, reviewId: reviewProduct.id };
}
const add = async (
  client: TestClient,
  reviewId: string,
  token?: string,
  body: Uint8Array<ArrayBuffer> = photo,
) =>
  (
    await client.fetch(`/review-photos/${reviewId}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'image/jpeg', ...(token && { 'review-token': token }) },
    })
  ).status;
const shown = async (id: string, client = shop.guest()) =>
  (await client.must(ReviewPhotosDocument, { id })).product.reviewPage.reviews.flatMap(
    ({ photos }) => photos,
  );
const own = async (id: string, client: TestClient) =>
  (await client.must(ReviewPhotosDocument, { id })).product.viewerReview!;

test('a picture is encoded anew in two sizes, without what a camera wrote into it', async () => {
  const author = await shop.shopper();
  const { productId, reviewId } = await reviewed(author);
  expect(await add(author, reviewId)).toBe(204);
  const [picture] = await shown(productId);
  for (const [path, size] of [
    [picture!.path, 1200],
    [picture!.smallPath, 320],
  ] as const) {
    const sent = await shop.guest().fetch(path);
    expect(sent.headers.get('content-type')).toBe('image/jpeg');
    expect(sent.headers.get('cache-control')).toBe('public, max-age=600');
    const bytes = Buffer.from(await sent.arrayBuffer());
    const { width, exif } = await sharp(bytes).metadata();
    expect([width, exif]).toEqual([size, undefined]);
    expect(bytes.includes('canary')).toBe(false);
  }
  expect(await add(author, reviewId, undefined, new Uint8Array([1, 2, 3]))).toBe(400);
  expect(await add(author, reviewId, undefined, new Uint8Array(5 * 1024 * 1024 + 1))).toBe(413);
});

test('only the author adds pictures, and only of what they have bought', async () => {
  const author = await shop.shopper();
  const { reviewId } = await reviewed(author);
  expect(await add(shop.guest(), reviewId)).toBe(401);
  expect(await add(await shop.shopper(), reviewId)).toBe(404);
  expect(await add(admin, reviewId)).toBe(404);
  // Before what is sent is read.
  expect(await add(admin, reviewId, undefined, new Uint8Array([1]))).toBe(404);
  const { id: vase } = await shop.addProduct();
  const { reviewProduct } = await author.must(ReviewProductDocument, { input: said(vase) });
  expect(await add(author, reviewProduct.id)).toBe(409);
  expect(await shop.em().count(ReviewPhoto, { review: { $in: [reviewId, reviewProduct.id] } })).toBe(0);
});

test('a review has three pictures at most, and a person sends fifteen an hour', async () => {
  const author = await shop.shopper();
  const { reviewId } = await reviewed(author);
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push(await add(author, reviewId));
  expect(statuses).toEqual([204, 204, 204, 409]);
  const eager = await shop.shopper();
  const other = await reviewed(eager);
  await shop.em().execute('delete from rate_limits');
  shop.settings.rateLimitFactor = 1;
  const tries = [];
  for (let n = 0; n < 16; n++) tries.push(await add(eager, other.reviewId, undefined, new Uint8Array([1])));
  shop.settings.rateLimitFactor = 100;
  expect(tries.slice(14)).toEqual([400, 429]);
});

test('where reviews wait, one with a new picture waits as well, and others than its author and staff see none of it', async () => {
  const author = await shop.shopper();
  const { productId, reviewId } = await reviewed(author);
  const values = [{ name: 'reviewsWait', value: 'true' }];
  await admin.must(SaveSettingGroupDocument, { input: { name: 'reviews', version: 0, values } });
  expect(await add(author, reviewId)).toBe(204);
  const { state, photos } = await own(productId, author);
  expect(state).toBe('WAITING');
  expect(await shown(productId)).toEqual([]);
  const [{ path, smallPath }] = photos as [(typeof photos)[number]];
  for (const client of [author, admin, await shop.staff('CONTENT')]) {
    const sent = await client.fetch(path);
    expect(sent.status).toBe(200);
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
  }
  for (const client of [shop.guest(), await shop.shopper(), await shop.staff('ORDERS')])
    for (const each of [path, smallPath]) expect((await client.fetch(each)).status).toBe(404);
  await admin.must(SetReviewStatesDocument, { input: { ids: [reviewId], state: 'SHOWN' } });
  expect((await shop.guest().fetch(path)).status).toBe(200);
});

test('a hidden review with a new picture waits for staff', async () => {
  const author = await shop.shopper();
  const { productId, reviewId } = await reviewed(author);
  await admin.must(SetReviewStatesDocument, { input: { ids: [reviewId], state: 'HIDDEN' } });
  expect(await add(author, reviewId)).toBe(204);
  expect((await own(productId, author)).state).toBe('WAITING');
});

test('who reported a review that staff kept reports it again once it has another picture', async () => {
  const [author, person] = [await shop.shopper(), await shop.shopper()];
  const { reviewId } = await reviewed(author);
  const reports = async () => {
    await person.must(ReportReviewDocument, { input: { reviewId, reason: 'SPAM' } });
    const { staffReviews } = await admin.must(StaffReviewsDocument, { isReported: true });
    return staffReviews.reviews.filter(({ id }) => id === reviewId).length;
  };
  expect(await reports()).toBe(1);
  await admin.must(SetReviewStatesDocument, { input: { ids: [reviewId], state: 'SHOWN' } });
  expect(await reports()).toBe(0);
  expect(await add(author, reviewId)).toBe(204);
  expect(await reports()).toBe(1);
});

test('its author and staff with CONTENT delete a picture, and nobody else', async () => {
  const author = await shop.shopper();
  const { productId, reviewId } = await reviewed(author);
  await add(author, reviewId);
  await add(author, reviewId);
  const remove = async (client: TestClient) => {
    const photoId = (await shown(productId))[0]!.id;
    return (await client.execute(DeleteReviewPhotoDocument, { input: { photoId } })).code;
  };
  expect(await remove(await shop.shopper())).toBe('NOT_FOUND');
  expect(await remove(await shop.staff('ORDERS'))).toBe('NOT_FOUND');
  expect(await remove(shop.guest())).toBe('UNAUTHENTICATED');
  expect(await remove(author)).toBeUndefined();
  expect(await shown(productId)).toHaveLength(1);
  expect(await remove(await shop.staff('CONTENT'))).toBeUndefined();
  expect(await shown(productId)).toEqual([]);
});

test('a mailed link adds pictures to reviews of its order, and to no others of the buyer', async () => {
  const guest = await shop.guestBuyer();
  const [one, two] = [await boughtOrder(shop, guest, 1), await boughtOrder(shop, guest, 1)];
  const token = await linkOf(shop, one.orderId, 'review');
  const other = await linkOf(shop, two.orderId, 'review');
  const { reviewLinkedProduct } = await shop
    .guest()
    .must(ReviewLinkedProductDocument, { input: { token, ...said(one.lamp.id) } });
  const { id } = reviewLinkedProduct.review;
  expect(await add(shop.guest(), id, other)).toBe(404);
  expect(await add(shop.guest(), id, await linkOf(shop, one.orderId))).toBe(400);
  expect(await add(shop.guest(), id, token)).toBe(204);
  expect(await shown(one.lamp.id)).toHaveLength(1);
});

test('pictures are in the copy of the data, and deleted with the person', async () => {
  const author = await shop.shopper();
  const { reviewId } = await reviewed(author);
  await add(author, reviewId);
  const { jpeg } = await shop.em().findOneOrFail(ReviewPhoto, { review: reviewId });
  const data = JSON.stringify(await admin.must(PersonalDataDocument, { userId: author.user.id }));
  expect(data.replaceAll('\\n', '')).toContain(Buffer.from(jpeg).toString('base64').slice(0, 60));
  await admin.must(EraseUserDocument, { id: author.user.id });
  expect(await shop.em().count(ReviewPhoto, { review: reviewId })).toBe(0);
});
