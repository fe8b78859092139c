import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { Review } from '../../catalog/reviews/review.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { askForReviews, daysPass } from '../../proof/testing/asking-for-reviews.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { mailedTokens } from '../../proof/testing/mailed-token.ts';
import {
  CancelOrderItemsDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  OpenReviewRequestDocument,
  PersonalDataDocument,
  ProductReviewsDocument,
  RefundOrderDocument,
  ReviewLinkedProductDocument,
  ReviewProductDocument,
  SignInDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import { boughtOrder, newReturn, setReturnDays } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { ReviewStop } from './review-stop.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await setReturnDays(shop, 60);
});
beforeEach(() => askForReviews(shop));
afterEach(async () => {
  await shop.em().nativeDelete(Mail, {});
  await shop.em().nativeDelete(ReviewStop, {});
  await shop.em().execute('delete from review_requests');
  // After a jump of 91 days all of them are compared with the provider.
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const type = 'review.request';
const bought = (client: TestClient, qty = 1) => boughtOrder(shop, client, qty);
/** A delivered order of the same product. */
async function buyAgain(client: TestClient, { id }: { id: string }) {
  const checkout = await startCheckout(client, id);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  await (await shop.admin()).must(MarkDeliveredDocument, { id: data!.placeOrder.id });
  return data!.placeOrder.id;
}
const buyer = () => shop.guestBuyer(`${randomUUID()}@example.com`);
/** The tokens of the mails that were sent so far, after so many days. */
async function asked(days = 8): Promise<string[]> {
  await daysPass(shop, days);
  return mailedTokens(shop, type);
}
const open = (token: string) => shop.guest().execute(OpenReviewRequestDocument, { input: { token } });
const review = (token: string, productId: string, client = shop.guest()) =>
  client.execute(ReviewLinkedProductDocument, {
    input: { token, productId, rating: 5, comment: ' Bright. ' },
  });
const mailOf = async () => (await shop.em().findOneOrFail(Mail, { type })).kept!;
const unsubscribe = async (method: string) =>
  (await fetch(new URL(new URL((await mailOf()).unsubscribe!).pathname, shop.url), { method })).text();

test.each([
  ['guest', buyer],
  ['person with an account', () => shop.shopper()],
])(
  'a %s is asked once, some days after the delivery, and reviews by the link without signing in',
  async (_, start) => {
    const client = await start();
    const { lamp, orderId } = await bought(client);
    expect(await asked(6)).toEqual([]);
    const [token] = await asked(2);
    expect(await asked(1)).toEqual([token]);
    expect(await mailOf()).toMatchObject({
      subject: expect.stringContaining('How was it?'),
      text: expect.stringContaining(lamp.name),
    });
    expect((await open(token!)).data?.openReviewRequest.request).toMatchObject({
      name: client.user.name,
      products: [{ id: lamp.id }],
    });
    const anybody = shop.guest();
    const { data } = await review(token!, lamp.id, anybody);
    expect(data?.reviewLinkedProduct.review).toMatchObject({
      name: client.user.name,
      rating: 5,
      comment: 'Bright.',
      state: 'SHOWN',
      verifiedBuyer: true,
    });
    expect(anybody.cookie).toBe('');
    expect((await shop.guest().must(ProductReviewsDocument, { id: lamp.id })).product.numReviews).toBe(1);
    expect((await review(token!, lamp.id)).code).toBe('ALREADY_REVIEWED');
    expect((await open(token!)).data?.openReviewRequest.request.products).toEqual([]);
    expect((await review(await linkOf(shop, orderId), lamp.id)).code).toBe('TOKEN_INVALID');
  },
);

test('a link reviews what its order has and nothing else, for 90 days', async () => {
  const { lamp } = await bought(await buyer());
  const { lamp: other } = await bought(await buyer());
  const [token] = await asked();
  const product = (await shop.em().findOneOrFail(Product, lamp.id)).id;
  expect((await review(token!, other.id)).code).toBe('NOT_FOUND');
  expect((await review(token!, randomUUID())).code).toBe('NOT_FOUND');
  expect((await review(`${token}x`, product)).code).toBe('TOKEN_INVALID');
  shop.clock.advance(91 * 24 * 60 * 60_000);
  expect((await review(token!, product)).code).toBe('TOKEN_INVALID');
  expect((await open(token!)).code).toBe('TOKEN_INVALID');
});

test('nobody is asked while the shop does not want it, and it does not by default', async () => {
  await askForReviews(shop, false);
  await bought(await buyer());
  expect(await asked()).toEqual([]);
  await askForReviews(shop);
  expect(await asked(0)).toEqual([]);
  await bought(await buyer());
  await askForReviews(shop, false);
  expect(await asked()).toEqual([]);
});

test('nobody is asked about an order that came back or comes back, was refunded, or is reviewed', async () => {
  const admin = await shop.admin();
  const comesBack = await shop.shopper();
  await newReturn(comesBack, await bought(comesBack, 2), 2);
  const refund = (orderId: string, more: object) =>
    admin.must(RefundOrderDocument, {
      input: { orderId, reason: 'Sorry.', idempotencyKey: randomUUID(), ...more },
    });
  const lines = await bought(await buyer());
  await refund(lines.orderId, { lines: [{ orderItemId: lines.line, quantity: 1, restock: false }] });
  const all = await bought(await buyer());
  await refund(all.orderId, { goodwillAmount: 123_00 });
  const wrote = await shop.shopper();
  const { lamp } = await bought(wrote);
  await wrote.must(ReviewProductDocument, { input: { productId: lamp.id, rating: 1, comment: 'Dim.' } });
  expect(await asked()).toEqual([]);
});

test('who keeps a part is asked about it; what is cancelled or refunded after the mail was queued is not asked about', async () => {
  const client = await shop.shopper();
  const kept = await bought(client, 3);
  await newReturn(client, kept, 2);
  const [token] = await asked();
  expect((await open(token!)).data?.openReviewRequest.request.products).toMatchObject([{ id: kept.lamp.id }]);
  const late = await bought(await buyer());
  await daysPass(shop, 8);
  await (await shop.admin()).must(RefundOrderDocument, {
    input: {
      orderId: late.orderId,
      reason: 'Sorry.',
      idempotencyKey: randomUUID(),
      lines: [{ orderItemId: late.line, quantity: 1, restock: false }],
    },
  });
  expect(await mailedTokens(shop, type)).toEqual([token]);
});

test('an order that is not delivered, and one that was cancelled, is not asked about', async () => {
  const client = await shop.shopper();
  await boughtOrder(shop, client, 1, false);
  const { orderId } = await boughtOrder(shop, client, 1, false);
  await client.must(CancelOrderItemsDocument, { input: { orderId, idempotencyKey: randomUUID() } });
  expect(await asked()).toEqual([]);
});

test('a person with two orders reviews a product once, also without an account', async () => {
  const email = `${randomUUID()}@example.com`;
  const { lamp } = await bought(await shop.guestBuyer(email));
  await buyAgain(await shop.guestBuyer(email), lamp);
  const [one, two] = await asked();
  expect((await review(one!, lamp.id)).errors).toEqual([]);
  expect((await open(two!)).data?.openReviewRequest.request.products).toEqual([]);
  expect((await review(two!, lamp.id)).code).toBe('ALREADY_REVIEWED');
});

test.each([
  ['becomes that of the account that claims the order', false, 5],
  ['is deleted when the account that claims the order has its own', true, 1],
])('the review of a guest %s', async (_, hasOwn, rating) => {
  const email = `${randomUUID()}@example.com`;
  const { lamp } = await bought(await shop.guestBuyer(email));
  const [token] = await asked();
  await review(token!, lamp.id);
  const person = await shop.confirmedShopper();
  const own = { input: { productId: lamp.id, rating: 1, comment: 'Mine.' } };
  if (hasOwn) await person.must(ReviewProductDocument, own);
  await shop.em().nativeUpdate(User, person.user.id, { email, emailKey: email });
  const client = shop.guest();
  await client.must(SignInDocument, { input: { email, password: TEST_PASSWORD } });
  expect(await shop.em().find(Review, { product: lamp.id })).toMatchObject([
    { rating, user: { id: person.user.id } },
  ]);
  expect((await client.execute(ReviewProductDocument, own)).code).toBe('ALREADY_REVIEWED');
});

test('the link of the mail ends such mails to the address by a press, not by opening it', async () => {
  const email = `${randomUUID()}@example.com`;
  await bought(await shop.guestBuyer(email));
  await asked();
  expect(await unsubscribe('GET')).toContain('No more of these mails');
  expect(await shop.em().count(ReviewStop, {})).toBe(0);
  for (let n = 0; n < 2; n++) expect(await unsubscribe('POST')).toContain('You get no more mails');
  const wrong = await fetch(new URL('/unsubscribe/reviews/wrong', shop.url), { method: 'POST' });
  expect(await wrong.text()).toContain('This link is too old');
  await bought(await shop.guestBuyer(email.toUpperCase()));
  await bought(await buyer());
  expect(await asked()).toHaveLength(2);
});

test('the link of the reviews does not end the mails, nor does the other one review', async () => {
  const { lamp } = await bought(await buyer());
  const [token] = await asked();
  const end = (mailed: string) =>
    fetch(new URL(`/unsubscribe/reviews/${mailed}`, shop.url), { method: 'POST' });
  expect(await (await end(token!)).text()).toContain('This link is too old');
  const stop = (await mailOf()).unsubscribe!.split('/').at(-1)!;
  expect((await review(stop, lamp.id)).code).toBe('TOKEN_INVALID');
});

test('what is stored about requests is exported, and erased with the name of the review', async () => {
  const guest = await buyer();
  const { lamp, orderId } = await bought(guest);
  const [token] = await asked();
  await review(token!, lamp.id);
  await unsubscribe('POST');
  const admin = await shop.admin();
  const { personalData } = await admin.must(PersonalDataDocument, { userId: guest.user.id });
  expect(JSON.parse(personalData)).toMatchObject({
    reviewRequests: [{ order_id: orderId }],
    reviewRequestsStopped: [{}],
    reviews: [{ comment: 'Bright.' }],
  });
  await admin.must(EraseUserDocument, { id: guest.user.id });
  expect((await shop.em().findOneOrFail(Review, { product: lamp.id })).name).toBe('Deleted user');
  expect(await shop.em().execute('select id from review_requests')).toEqual([]);
  expect((await open(token!)).code).toBe('TOKEN_INVALID');
});

test.each([0, 61])('%i days are refused', async (days) => {
  await expect(askForReviews(shop, true, days)).rejects.toThrow('BAD_USER_INPUT');
});
