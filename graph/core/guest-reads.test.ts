import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createGuestReads } from './guest-reads.ts';
import { createWorkBudget } from './work-budget.ts';

/** Reads that take so many milliseconds of a clock that nothing else moves. */
function open({ running = 1, pause = setTimeout } = {}) {
  let time = 0;
  const pass = (ms: number): void => {
    time += ms;
  };
  const reads = createGuestReads(running, createWorkBudget({ now: () => time }), { pause });
  return {
    ...reads,
    pass,
    take: (range: string, ms: number) => reads.inTurn(range, async () => pass(ms)),
  };
}

test('so few costly reads run at once, whoever asks', async () => {
  const { inTurn } = open({ running: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const counted = async () => {
    running += 1;
    await promise;
  };
  const all = ['a', 'a', 'b', 'c'].map((range) => inTurn(range, counted));
  await Promise.resolve();
  expect(running).toBe(2);
  resolve();
  await Promise.all(all);
  expect(running).toBe(4);
});

test('client IP ranges take turns', async () => {
  const { inTurn } = open();
  const order: string[] = [];
  const run = (range: string) => inTurn(range, async () => void order.push(range));
  await Promise.all(['a', 'a', 'a', 'b', 'c'].map(run));
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('a client IP range that has spent its work is refused, is told how long to wait, and may go on then; others are served', async () => {
  const { take, pass } = open();
  await take('a', 20_400);
  await expect(take('a', 1)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 2 } });
  await take('b', 1);
  pass(2_001);
  await take('a', 1);
});

test('one client IP range waits with twenty reads at most', async () => {
  const { inTurn } = open();
  const run = (range: string) => inTurn(range, async () => range);
  const accepted = Array.from({ length: 21 }, () => run('a'));
  await expect(run('a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await run('b')).toBe('b');
  expect(await Promise.all(accepted)).toHaveLength(21);
});

test('light reads run at once and are charged; those of a range that has spent its work wait for their turn', async () => {
  const { inTurn, atOnce, pass } = open();
  const costly = Promise.withResolvers<string>();
  const waiting = inTurn('b', () => costly.promise);
  await atOnce('a', async () => pass(20_400));
  const order: string[] = [];
  const light = atOnce('a', async () => void order.push('light'));
  await atOnce('c', async () => void order.push('of another'));
  await expect(inTurn('a', async () => 1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  costly.resolve('done');
  await Promise.all([waiting, light]);
  expect(order).toEqual(['of another', 'light']);
});

test('the client IP ranges that have lately used least have every other turn, also beside ten that fill the queue and get back all they use', async () => {
  const { inTurn, take, pass } = open();
  const others = Array.from({ length: 10 }, (_, n) => `203.0.113.${n}`);
  for (let round = 0; round < 5; round += 1)
    for (const range of others) {
      await take(range, 100);
      pass(400);
    }
  const order: string[] = [];
  const run = (range: string) => inTurn(range, async () => void order.push(range));
  const filling = others.flatMap((range) => Array.from({ length: 22 }, () => run(range).catch(() => {})));
  const shoppers = ['198.51.100.1', '198.51.100.2'];
  await Promise.all([...filling, ...shoppers.map(run)]);
  // Every other turn is theirs.
  expect(order.slice(0, 4)).toEqual(expect.arrayContaining(shoppers));
  expect(order).toHaveLength(200);
});

test('the next costly read, and the next part of one, begins when what was written meanwhile is done', async () => {
  const pause = (() => Promise.withResolvers().promise) as typeof setTimeout;
  const { inTurn, oneByOne, first } = open({ pause });
  const order: string[] = [];
  const write = Promise.withResolvers<void>();
  first(write.promise.then(() => void order.push('written')));
  const part = oneByOne();
  const all = [
    inTurn('a', setImmediate),
    inTurn('b', async () => void order.push('read')),
    part(setImmediate),
    part(() => void order.push('part')),
  ];
  for (let n = 0; n < 10; n++) await setImmediate();
  write.resolve();
  await Promise.all(all);
  expect(order).toEqual(['written', 'read', 'part']);
});

test('behind a proxy that is not trusted, whose address all have, a few who wait keep nobody else out', async () => {
  const { inTurn } = open();
  const all = Array.from({ length: 22 }, (_, n) => inTurn(null, async () => n));
  expect(await Promise.all(all)).toHaveLength(22);
});

test('six light reads of a client IP range run at once, more wait for their turn; others are served', async () => {
  const { inTurn, atOnce } = open();
  const costly = Promise.withResolvers<void>();
  const waiting = inTurn('b', () => costly.promise);
  const light = Promise.withResolvers<void>();
  let started = 0;
  const read = () => {
    started += 1;
    return light.promise;
  };
  const all = Array.from({ length: 7 }, () => atOnce('a', read));
  expect(started).toBe(6);
  await atOnce('c', async () => {});
  light.resolve();
  costly.resolve();
  await Promise.all([waiting, ...all]);
  expect(started).toBe(7);
});

test('reads of a client that is gone do not run any more, nor do the parts of a costly one', async () => {
  const { inTurn, atOnce, oneByOne, pass } = open();
  await atOnce('b', async () => pass(20_400));
  const first = Promise.withResolvers<void>();
  const client = new AbortController();
  let ran = 0;
  const read = async () => {
    ran += 1;
  };
  const untilClosed = () => client.signal;
  const part = oneByOne(untilClosed);
  const running = [inTurn('a', () => first.promise), part(() => first.promise)];
  const abandoned = [inTurn('a', read, untilClosed), atOnce('b', read, untilClosed), part(read)];
  client.abort();
  first.resolve();
  await Promise.all(running);
  for (const { status } of await Promise.allSettled(abandoned)) expect(status).toBe('rejected');
  expect(ran).toBe(0);
});

test('a light read that runs at once does not watch its client', async () => {
  const untilClosed = vi.fn(() => new AbortController().signal);
  await open().atOnce('a', async () => {}, untilClosed);
  expect(untilClosed).not.toHaveBeenCalled();
});

test('networks of one IPv6 /48 take turns as one client', async () => {
  const { inTurn } = open();
  const order: string[] = [];
  const run = (range: string) => inTurn(range, async () => void order.push(range));
  const networks = (customer: string) =>
    Array.from({ length: 10 }, (_, n) => `2001:db8:${customer}:${n}::/64`);
  await Promise.all([...networks('aa'), ...networks('bb'), '203.0.113.9'].map(run));
  // After the one that ran and one of each /48.
  expect(order.indexOf('203.0.113.9')).toBe(3);
});
