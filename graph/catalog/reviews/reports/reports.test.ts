import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  EraseUserDocument,
  PersonalDataDocument,
  ReportReviewDocument,
  ReviewProductDocument,
  SetReviewStatesDocument,
  StaffReviewsDocument,
  UpdateReviewDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Review } from '../review.entity.ts';

let shop: TestShop;
let admin: TestClient;
let staff: TestClient;
beforeAll(async () => {
  shop = await testShop({ trustProxy: 1 });
  [admin, staff] = [await shop.admin(), await shop.staff('CONTENT')];
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().execute('delete from reviews');
  await shop.em().execute(`update products set stars = '{0,0,0,0,0}'`);
});
afterAll(() => shop?.close());

const written = (productId: string, comment = 'Bright.') => ({ input: { productId, rating: 4, comment } });
async function newReview(comment?: string) {
  const { id: productId } = await shop.addProduct();
  const author = await shop.shopper();
  const { reviewProduct } = await author.must(ReviewProductDocument, written(productId, comment));
  return { id: reviewProduct.id, author, productId };
}
const report = async (client: TestClient, reviewId: string, text?: string) =>
  (await client.execute(ReportReviewDocument, { input: { reviewId, reason: 'SPAM', text } })).code;
const set = (id: string, state: 'SHOWN' | 'HIDDEN') =>
  staff.must(SetReviewStatesDocument, { input: { ids: [id], state } });
const listed = async (isReported?: boolean) =>
  (await staff.must(StaffReviewsDocument, { isReported })).staffReviews.reviews;
const stateOf = async (id: string) => (await shop.em().findOneOrFail(Review, id)).state;

test('guests and accounts report a review; however many do, it stays until staff hide it', async () => {
  const { id } = await newReview();
  const person = await shop.shopper();
  expect(await report(person, id, ' Buy now. ')).toBeUndefined();
  // Once by an account.
  expect(await report(person, id)).toBeUndefined();
  for (let n = 0; n < 60; n++) expect(await report(shop.guest(), id)).toBeUndefined();
  expect(await stateOf(id)).toBe('shown');
  const [row] = await listed();
  expect(row).toMatchObject({ id, openReports: 50 });
  expect(row!.reports).toHaveLength(10);
  await set(id, 'HIDDEN');
  expect((await listed())[0]).toMatchObject({ openReports: 0, reports: [], review: { state: 'HIDDEN' } });
  expect(await report(shop.guest(), id)).toBe('NOT_FOUND');
});

test('staff see reported reviews first, with the reasons, and those alone when they ask', async () => {
  const { id } = await newReview('Old.');
  shop.clock.advance(1000);
  await newReview('New.');
  const comments = async (isReported?: boolean) =>
    (await listed(isReported)).map(({ review }) => review.comment);
  expect(await comments()).toEqual(['New.', 'Old.']);
  await report(await shop.shopper(), id, 'Buy now.');
  expect(await comments()).toEqual(['Old.', 'New.']);
  expect(await comments(true)).toEqual(['Old.']);
  expect(await comments(false)).toEqual(['New.']);
  expect((await listed())[0]!.reports).toEqual([{ reason: 'SPAM', text: 'Buy now.' }]);
});

test('a review that staff keep has no report to answer, until it says something else', async () => {
  const { id, author, productId } = await newReview();
  const person = await shop.shopper();
  await report(person, id);
  await set(id, 'SHOWN');
  // Once more changes nothing.
  await set(id, 'SHOWN');
  expect((await shop.events('review.kept')).map(({ data }) => data)).toEqual([{ review: id, reports: 1 }]);
  expect(await listed(true)).toEqual([]);
  await report(person, id);
  expect(await listed(true)).toEqual([]);
  await author.must(UpdateReviewDocument, written(productId, 'Fakes here.'));
  await report(person, id);
  expect(await listed(true)).toMatchObject([{ openReports: 1 }]);
});

test('the guests of a network report a review once a day, and hide no other report', async () => {
  const [{ id }, { id: other }] = [await newReview(), await newReview()];
  const guestFrom = (address: string) => Object.assign(shop.guest(), { from: address });
  await shop.em().execute('delete from rate_limits');
  shop.settings.rateLimitFactor = 1;
  const codes = [];
  for (let n = 0; n < 3; n++) codes.push(await report(guestFrom('203.0.113.1'), id, `Of one network: ${n}.`));
  codes.push(await report(guestFrom('203.0.113.1'), other));
  codes.push(await report(guestFrom('203.0.113.2'), id, 'Of another one.'));
  // A customer has a /48 or a /64 of IPv6.
  for (let n = 0; n < 7; n++) codes.push(await report(guestFrom(`2001:db8:1:${n}::1`), id));
  shop.clock.advance(25 * 60 * 60_000);
  codes.push(await report(guestFrom('203.0.113.1'), id, 'The next day.'));
  shop.settings.rateLimitFactor = 100;
  expect(codes.filter(Boolean)).toEqual([]);
  const rows = await listed();
  expect(rows.find((row) => row.id === other)).toMatchObject({ openReports: 1 });
  const { openReports, reports } = rows.find((row) => row.id === id)!;
  expect(openReports).toBe(8);
  expect(reports.flatMap(({ text }) => text ?? [])).toEqual([
    'Of one network: 0.',
    'Of another one.',
    'The next day.',
  ]);
});

test('the reports of accounts come first, then the oldest', async () => {
  const { id } = await newReview();
  for (let n = 0; n < 14; n++) await report(shop.guest(), id, `Of a guest: ${n}.`);
  await report(await shop.shopper(), id, 'Of an account.');
  const [row] = await listed();
  expect(row!.openReports).toBe(15);
  expect(row!.reports.map(({ text }) => text)).toEqual([
    'Of an account.',
    ...Array.from({ length: 9 }, (_, n) => `Of a guest: ${n}.`),
  ]);
});

test('nobody reports a review of their own', async () => {
  const { id, author } = await newReview();
  expect(await report(author, id)).toBe('CONFLICT');
});

test.for<[who: string, client: () => Promise<TestClient> | TestClient, most: number]>([
  ['a person', () => shop.shopper(), 10],
  ['a network', () => shop.guest(), 20],
])('%s reports a bounded number of reviews an hour', async ([, newClient, most]) => {
  const { id } = await newReview();
  const client = await newClient();
  await shop.em().execute('delete from rate_limits');
  shop.settings.rateLimitFactor = 1;
  const codes = [];
  for (let n = 0; n <= most; n++) codes.push(await report(client, id));
  shop.settings.rateLimitFactor = 100;
  expect(codes.slice(most - 1)).toEqual([undefined, 'RATE_LIMITED']);
});

test('a report is in the copy of the data of who wrote it, and says nothing of them or of the author after an erasure', async () => {
  const { id, author } = await newReview();
  const person = await shop.shopper();
  await report(person, id, 'My neighbour wrote it.');
  await report(shop.guest(), id, 'He is Sam.');
  const { personalData } = await admin.must(PersonalDataDocument, { userId: person.user.id });
  expect(JSON.stringify(personalData)).toContain('My neighbour wrote it.');
  await admin.must(EraseUserDocument, { id: person.user.id });
  expect((await listed())[0]!.reports).toMatchObject([{ text: null }, { text: 'He is Sam.' }]);
  const rows = await shop.em().execute('select user_id from review_reports where user_id is not null');
  expect(rows).toEqual([]);
  await admin.must(EraseUserDocument, { id: author.user.id });
  expect((await listed())[0]!.reports).toMatchObject([{ text: null }, { text: null }]);
});
