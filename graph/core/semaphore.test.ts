import { expect, test } from 'vitest';
import { createSemaphore, type Ticket } from './semaphore.ts';

/** A job that runs until the test ends it. */
function job() {
  let finish = (_error?: Error) => {};
  const done = new Promise<string>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve('done'));
  });
  let started = false;
  const work = () => {
    started = true;
    return done;
  };
  return { work, finish: (error?: Error) => finish(error), started: () => started };
}

test('so many run, so many wait, and the next is refused', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 1, refusal: 'Too many.' });
  const [first, second, third] = [job(), job(), job()];
  const answers = [withPermit(first.work), withPermit(second.work)];
  await expect(withPermit(third.work)).rejects.toMatchObject({ code: 'RATE_LIMITED', message: 'Too many.' });
  expect([first, second, third].map(({ started }) => started())).toEqual([true, false, false]);
  first.finish();
  await answers[0];
  await Promise.resolve();
  expect(second.started()).toBe(true);
  second.finish();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});

test('a job that fails gives its place to the next', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 1, refusal: 'Too many.' });
  const [first, second] = [job(), job()];
  const answers = [withPermit(first.work), withPermit(second.work)];
  first.finish(new Error('broken'));
  await expect(answers[0]).rejects.toThrow('broken');
  second.finish();
  expect(await answers[1]).toBe('done');
  expect(await withPermit(async () => 'free again')).toBe('free again');
});

test('jobs of low priority start when none of high priority waits', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 2, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (name: string, lane: 'high' | 'low') =>
    withPermit(async () => void order.push(name), { priority: lane });
  await Promise.all([run('a', 'low'), run('b', 'low'), run('c', 'high'), run('d', 'high')]);
  expect(order).toEqual(['a', 'c', 'd', 'b']);
});

test('a full queue of one priority leaves room in the other', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 1, refusal: 'Too many.' });
  const run = (priority: 'high' | 'low') => withPermit(async () => priority, { priority });
  const accepted = [run('low'), run('low')];
  await expect(run('low')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await Promise.all([...accepted, run('high')])).toEqual(['low', 'low', 'high']);
});

test('one caller can fill a part of the queue alone', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 10, refusal: 'Too many.' });
  const run = (key: string) => withPermit(async () => key, { caller: { key, most: 2 } });
  const accepted = [run('a'), run('a'), run('a')];
  await expect(run('a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await Promise.all([...accepted, run('b')])).toEqual(['a', 'a', 'a', 'b']);
});

test('callers take turns: who asks once waits for one job of each of the others', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 10, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (key: string) => withPermit(async () => void order.push(key), { caller: { key, most: 10 } });
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(run));
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('every other turn is that of the caller that has spent least, the others of the one that has waited longest', async () => {
  const spent: Record<string, number> = { a: 2, b: 1, c: 1 };
  const withPermit = createSemaphore({
    running: 1,
    waiting: 10,
    refusal: 'Too many.',
    spent: (key) => spent[key] ?? 0,
  });
  const order: string[] = [];
  const run = (key: string) => withPermit(async () => void order.push(key), { caller: { key, most: 10 } });
  await Promise.all(['a', 'a', 'b', 'b', 'c', 'd'].map(run));
  expect(order).toEqual(['a', 'd', 'a', 'b', 'c', 'b']);
});

test('a caller that has spent does not wait as long as others keep coming who have spent nothing', async () => {
  const withPermit = createSemaphore({
    running: 1,
    waiting: 10,
    refusal: 'Too many.',
    spent: (key) => (key === 'regular' ? 1 : 0),
  });
  const [order, all]: [string[], Promise<void>[]] = [[], []];
  const run = (key: string): Promise<void> =>
    withPermit(
      async () => {
        order.push(key);
        // Each newcomer is followed by another.
        if (key !== 'regular' && order.length < 20) all.push(run(`newcomer ${order.length}`));
      },
      { caller: { key, most: 10 } },
    );
  all.push(...['newcomer a', 'newcomer b', 'regular'].map(run));
  for (const each of all) await each;
  expect(order.indexOf('regular')).toBeLessThan(6);
});

test('in a full queue the newest job of the caller that has most waiting gives way to one of another, but for a job that others joined', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 4, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (key: string, name = key, ticket?: Ticket) =>
    withPermit(async () => void order.push(name), { caller: { key, most: 10 }, ticket });
  const ticket: Ticket = {};
  const all = [run('b', 'running'), run('a', 'a1'), run('b'), run('a', 'a2'), run('a', 'joined', ticket)];
  ticket.join?.({ key: 'c', most: 10 });
  // The last one: nobody has more than one above it.
  all.push(run('a', 'a3'), run('d'), run('b', 'b2'));
  const results = await Promise.allSettled(all);
  const refused = results.flatMap(({ status }, n) => (status === 'rejected' ? n : []));
  expect(refused).toEqual([3, 5, 7]);
  expect(order).toEqual(['running', 'a1', 'b', 'joined', 'd']);
});

test('in a full queue of callers with as many jobs that of the one that has spent most gives way', async () => {
  const spent: Record<string, number> = { a: 1_000, b: 3_001, c: 2_000 };
  const withPermit = createSemaphore({
    running: 1,
    waiting: 2,
    refusal: 'Too many.',
    spent: (key) => spent[key] ?? 0,
  });
  const run = (key: string) => withPermit(async () => key, { caller: { key, most: 10 } });
  const all = [run('a'), run('a'), run('b')];
  const giving = expect(all.pop()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await run('c')).toBe('c');
  await giving;
  expect(await Promise.all(all)).toEqual(['a', 'a']);
});

test('callers of a group have a bound for all of them, and take turns as one', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 10, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (key: string, around?: { key: string; most: number }) =>
    withPermit(async () => void order.push(key), { caller: { key, most: 2, around } });
  const group = { key: 'group', most: 3 };
  const accepted = [run('a', group), run('a', group), run('b', group), run('c', group), run('x'), run('x')];
  await expect(run('d', group)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await Promise.all(accepted);
  expect(order).toEqual(['a', 'a', 'x', 'b', 'x', 'c']);
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => run(key, group)));
});

test('a waiting job that another caller joins runs in the turn of either, once', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 5, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (name: string, ticket?: Ticket) =>
    withPermit(async () => void order.push(name), { caller: { key: 'a', most: 5 }, ticket });
  const ticket: Ticket = {};
  const all = [run('running'), run('first'), run('second'), run('shared', ticket)];
  ticket.join?.({ key: 'b', most: 5 });
  await Promise.all(all);
  ticket.join?.({ key: 'c', most: 5 });
  expect(order).toEqual(['running', 'first', 'shared', 'second']);
  await run('later');
  expect(order).toHaveLength(5);
});

test('a job whose client is gone leaves the queue with its place, and never runs', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 1, refusal: 'Too many.' });
  const [first, second] = [job(), job()];
  const client = new AbortController();
  const running = withPermit(first.work);
  const abandoned = withPermit(second.work, { signal: client.signal });
  client.abort();
  await expect(abandoned).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const next = withPermit(async () => 'next');
  first.finish();
  expect([await running, await next]).toEqual(['done', 'next']);
  await expect(withPermit(second.work, { signal: client.signal })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
  expect(second.started()).toBe(false);
});

test('a job that several clients wait for leaves the queue when the last of them is gone', async () => {
  const withPermit = createSemaphore({ running: 1, waiting: 5, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (name: string, ticket?: Ticket) => withPermit(async () => void order.push(name), { ticket });
  const [shared, abandoned]: [Ticket, Ticket] = [{}, {}];
  const all = [run('running'), run('shared', shared), run('later')];
  const refused = expect(run('abandoned', abandoned)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const [one, other] = [new AbortController(), new AbortController()];
  for (const { signal } of [one, other])
    for (const ticket of [shared, abandoned]) ticket.join?.({ key: 'a', most: 5 }, signal);
  const stays = new AbortController();
  shared.join?.({ key: 'b', most: 5 }, stays.signal);
  one.abort();
  other.abort();
  await Promise.all([...all, refused]);
  expect(order).toEqual(['running', 'shared', 'later']);
});
