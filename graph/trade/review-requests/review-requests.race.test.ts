import { afterAll, beforeAll, expect, test } from 'vitest';
import { Review } from '../../catalog/reviews/review.entity.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { askForReviews } from '../../proof/testing/asking-for-reviews.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  MarkDeliveredDocument,
  ReviewLinkedProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { boughtOrder } from '../../proof/testing/returning.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { reviewRequestQueue } from './review-request-queue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  await askForReviews(shop);
});
afterAll(() => shop?.close());

const DAY = 24 * 60 * 60_000;

test('two processes send one mail about an order, also when both work on it', async () => {
  for (let round = 0; round < 5; round++) {
    const { orderId: id } = await boughtOrder(shop, await shop.guestBuyer());
    shop.clock.advance(8 * DAY);
    const deps = { ...shop, em: shop.em() };
    await Promise.all([
      workDueRows(deps, reviewRequestQueue, shop),
      workDueRows(deps, reviewRequestQueue, shop),
      // As after a lease that ended while its process hung.
      ...Array.from({ length: 8 }, () => reviewRequestQueue.work(deps, { id, attempts: 1 })),
    ]);
    expect(await shop.em().count(Mail, { orderId: id, type: 'review.request' })).toBe(1);
    expect(await shop.em().execute('select id from review_requests where settled_at is null')).toEqual([]);
  }
});

test('of ten reviews by the links of two guests with one address one is written', async () => {
  const emailKey = 'both@example.com';
  const guests = [await shop.guestBuyer(emailKey), await shop.guestBuyer(emailKey)];
  const first = await boughtOrder(shop, guests[0]!);
  const checkout = await startCheckout(guests[1]!, first.lamp.id);
  const { data } = await place(guests[1]!, checkout, await shop.pay(checkout));
  await (await shop.admin()).must(MarkDeliveredDocument, { id: data!.placeOrder.id });
  const tokens = await Promise.all(
    [first.orderId, data!.placeOrder.id].map((orderId, n) =>
      issueToken(shop.em(), 'review', { userId: guests[n]!.user.id, emailKey, orderId }, shop.ports.now()),
    ),
  );
  const written = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      shop.guest().execute(ReviewLinkedProductDocument, {
        input: { token: tokens[n % 2]!, productId: first.lamp.id, rating: 4, comment: 'Bright.' },
      }),
    ),
  );
  expect(written.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(written.filter(({ code }) => code === 'ALREADY_REVIEWED')).toHaveLength(9);
  expect(await shop.em().count(Review, { product: first.lamp.id })).toBe(1);
  expect(await shop.violations()).toEqual([]);
});
