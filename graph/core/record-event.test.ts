import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { runJobs } from '../server/jobs.ts';
import { core } from './module.ts';
import { FEED_START, readEvents } from './read-events.ts';
import { type Follower, recordEvent } from './record-event.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const event = { type: 'account.registered', subject: 'ada' } as const;
const source = (...followers: Follower[]) => ({
  ports: {
    now: shop.ports.now,
    events: { ...shop.ports.events, followers: { 'account.registered': followers } },
  },
});
const recorded = async () => (await readEvents(shop.em(), FEED_START, 100)).map(({ subjectId }) => subjectId);

test('an event is recorded in a transaction alone', async () => {
  await expect(recordEvent(shop.em(), source(), event)).rejects.toThrow('in the transaction of its change');
});

test('an event whose follower throws is rolled back with its change', async () => {
  const failing = shop.em().transactional((em) =>
    recordEvent(
      em,
      source(() => Promise.reject(new Error('no mail'))),
      event,
    ),
  );
  await expect(failing).rejects.toThrow('no mail');
  expect(await recorded()).toEqual([]);
});

test('followers of a type run in the transaction, with the event', async () => {
  const seen: string[] = [];
  await shop.em().transactional((em) =>
    recordEvent(
      em,
      source(async (inner, { subject }) => {
        expect(inner.isInTransaction()).toBe(true);
        seen.push(subject);
      }),
      event,
    ),
  );
  expect(seen).toEqual(['ada']);
  expect(await recorded()).toEqual(['ada']);
});

test('events of a type with a number of days are deleted after them, all others stay', async () => {
  await shop
    .em()
    .transactional((em) => recordEvent(em, source(), { type: 'session.started', subject: 'bob' }));
  const later = (days: number) =>
    runJobs(
      { events: core.jobs!.events! },
      { ...shop, ...shop.later(days * 24 * 60 * 60_000), em: shop.em() },
      shop.logger,
    );
  await later(89);
  expect(await recorded()).toContain('bob');
  await later(91);
  expect(await recorded()).toEqual(['ada']);
});
