import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { armFailpoints } from './failpoint.ts';
import { FEED_START, readEvents } from './read-events.ts';
import { recordEvent } from './record-event.ts';

const ROUNDS = 1_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

/** A transaction that has recorded an event, and commits when the test lets it. */
function write(subject: string) {
  const recorded = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const ended = shop.em().transactional(async (em) => {
    await recordEvent(em, { ports: shop.ports }, { type: 'account.updated', subject });
    recorded.resolve();
    await commit.promise;
  });
  return {
    recorded: recorded.promise,
    commit: () => {
      commit.resolve();
      return ended;
    },
  };
}

test('a reader of the feed misses no event and reads none twice, in whatever order transactions commit', async () => {
  let cursor = FEED_START;
  const seen: string[] = [];
  const read = async () => {
    const events = await readEvents(shop.em(), cursor, 100);
    seen.push(...events.map(({ subjectId }) => subjectId));
    cursor = events.at(-1)?.cursor ?? cursor;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const first = write(`first ${round}`);
    await first.recorded;
    const second = write(`second ${round}`);
    await second.recorded;
    // In every other round the transaction that began later commits first. The reader is faster than the other one.
    const [one, other] = round % 2 === 0 ? [second, first] : [first, second];
    await one.commit();
    await read();
    await other.commit();
    await read();
  }
  // Transactions of other tests on this server may hold the last events back.
  await expect.poll(() => read().then(() => seen.length), { timeout: 30_000 }).toBe(2 * ROUNDS);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => [`first ${round}`, `second ${round}`]);
  expect(seen).toEqual(rounds.flat());
});

test('an event is in the feed after the commit, and not before', async () => {
  const read = async () =>
    (await readEvents(shop.em(), FEED_START, 3 * ROUNDS)).map(({ subjectId }) => subjectId);
  const disarm = armFailpoints(async (name) => {
    if (name === 'event.recorded') expect(await read()).not.toContain('one');
  });
  await write('one').commit();
  disarm();
  await expect.poll(read, { timeout: 30_000 }).toContain('one');
});
