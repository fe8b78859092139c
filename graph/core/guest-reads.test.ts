import { expect, test } from 'vitest';
import { createGuestReads } from './guest-reads.ts';
import { createWorkBudget } from './work-budget.ts';

/** Reads that take so many milliseconds of a clock that nothing else moves. */
function open({ running = 1 } = {}) {
  let time = 0;
  const pass = (ms: number): void => {
    time += ms;
  };
  const read = createGuestReads(running, createWorkBudget({ now: () => time }));
  return {
    read,
    pass,
    take: (range: string, ms: number) => read(range, async () => pass(ms)),
  };
}

test('so few reads of guests run at once, whoever asks', async () => {
  const { read } = open({ running: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const counted = async () => {
    running += 1;
    await promise;
  };
  const all = ['a', 'a', 'b', 'c'].map((range) => read(range, counted));
  await Promise.resolve();
  expect(running).toBe(2);
  resolve();
  await Promise.all(all);
  expect(running).toBe(4);
});

test("the shop's own pages come before the reads of guests, which take turns by client IP range", async () => {
  const { read } = open();
  const order: string[] = [];
  const run = (range: string) => read(range, async () => void order.push(range));
  await Promise.all(['a', 'a', 'a', 'b', ''].map(run));
  expect(order).toEqual(['a', '', 'a', 'b', 'a']);
});

test('a client IP range that has spent its work is refused, is told how long to wait, and may go on then; others are served', async () => {
  const { take, pass } = open();
  await take('a', 20_400);
  await expect(take('a', 1)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 2 } });
  await take('b', 1);
  // Of the shop's own pages.
  await take('', 1);
  pass(2_001);
  await take('a', 1);
});

test('one client IP range waits with twenty reads at most', async () => {
  const { read } = open();
  const run = (range: string) => read(range, async () => range);
  const accepted = Array.from({ length: 21 }, () => run('a'));
  await expect(run('a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await run('b')).toBe('b');
  expect(await Promise.all(accepted)).toHaveLength(21);
});
