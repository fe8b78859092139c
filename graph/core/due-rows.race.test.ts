import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { type DueQueue, type LeasedRow, workDueRows } from './due-rows.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await shop.em().execute(`create table chores (id int primary key, done boolean not null default false,
    attempts int not null default 0, next_attempt_at timestamptz, last_error text)`);
});
beforeEach(() => shop.em().execute('truncate chores'));
afterAll(() => shop?.close());

const add = (count: number) =>
  shop.em().execute(`insert into chores (id) select generate_series(1, ${count})`);
const queue = (work: (row: LeasedRow) => Promise<unknown>): DueQueue<Parameters<typeof workDueRows>[0]> => ({
  name: 'chores',
  table: 'chores',
  waiting: 'not row.done',
  pauses: [MINUTE, 10 * MINUTE],
  work: (_deps, row) => work(row),
});
const finish = ({ id }: LeasedRow) => shop.em().execute('update chores set done = true where id = ?', [id]);
const round = (work: (row: LeasedRow) => Promise<unknown>) =>
  workDueRows({ em: shop.em(), ports: shop.ports }, queue(work), { logger: shop.logger });

test('2,000 rows are worked on by eight workers, each of them once', async () => {
  await add(2000);
  const worked: string[] = [];
  const work = async (row: LeasedRow) => {
    worked.push(row.id);
    await finish(row);
  };
  const counts = await Promise.all(Array.from({ length: 8 }, () => round(work)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(2000);
  expect(new Set(worked).size).toBe(2000);
  expect(worked.length).toBe(2000);
});

test('a row whose worker died is taken again after its lease, and not before', async () => {
  await add(1);
  let dead = () => {};
  const dying = round(
    () =>
      new Promise<void>((resolve) => {
        dead = resolve;
      }),
  );
  await expect.poll(() => shop.em().execute('select attempts from chores')).toEqual([{ attempts: 1 }]);
  expect(await round(finish)).toBe(0);
  shop.clock.advance(2 * MINUTE + SECOND);
  expect(await round(finish)).toBe(1);
  dead();
  await dying;
});

test('a row that fails is tried again after its pause, with the reason, and the others go on', async () => {
  await add(3);
  const failing = async (row: LeasedRow) => {
    if (String(row.id) === '2') throw new Error('The door is shut.');
    await finish(row);
  };
  expect(await round(failing)).toBe(2);
  const left = () =>
    shop.em().execute('select id, attempts, last_error as "lastError" from chores where not done');
  expect(await left()).toEqual([{ id: 2, attempts: 1, lastError: 'The door is shut.' }]);
  expect(await round(finish)).toBe(0);
  shop.clock.advance(1.2 * MINUTE);
  expect(await round(failing)).toBe(0);
  shop.clock.advance(1.2 * MINUTE);
  expect(await round(finish)).toBe(0);
  shop.clock.advance(10 * MINUTE);
  expect(await round(finish)).toBe(1);
});

test('after three failures in a row the rest waits for the next round', async () => {
  await add(10);
  expect(await round(() => Promise.reject(new Error('away')))).toBe(0);
  expect(await shop.em().execute('select sum(attempts)::int as attempts from chores')).toEqual([
    { attempts: 3 },
  ]);
  expect(await round(finish)).toBe(7);
});

test('a stop lets the row in hand be finished, and takes no other', async () => {
  await add(5);
  const stop = new AbortController();
  const work = async (row: LeasedRow) => {
    stop.abort();
    await finish(row);
  };
  const done = await workDueRows({ em: shop.em(), ports: shop.ports }, queue(work), {
    logger: shop.logger,
    stopped: stop.signal,
  });
  expect(done).toBe(1);
});
