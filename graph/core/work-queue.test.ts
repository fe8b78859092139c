import { expect, test } from 'vitest';
import { workQueue } from './work-queue.ts';

/** A job that ends when it is told to. */
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
  const inTurn = workQueue({ running: 1, waiting: 1, refusal: 'Too many.' });
  const [first, second, third] = [job(), job(), job()];
  const answers = [inTurn(first.work), inTurn(second.work)];
  await expect(inTurn(third.work)).rejects.toMatchObject({ code: 'RATE_LIMITED', message: 'Too many.' });
  expect([first, second, third].map(({ started }) => started())).toEqual([true, false, false]);
  first.finish();
  await answers[0];
  await Promise.resolve();
  expect(second.started()).toBe(true);
  second.finish();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});

test('a job that fails gives its place to the next', async () => {
  const inTurn = workQueue({ running: 1, waiting: 1, refusal: 'Too many.' });
  const [first, second] = [job(), job()];
  const answers = [inTurn(first.work), inTurn(second.work)];
  first.finish(new Error('broken'));
  await expect(answers[0]).rejects.toThrow('broken');
  second.finish();
  expect(await answers[1]).toBe('done');
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('jobs of the later lane start when none waits in the first', async () => {
  const inTurn = workQueue({ running: 1, waiting: 2, refusal: 'Too many.' });
  const order: string[] = [];
  const run = (name: string, lane: 'first' | 'later') => inTurn(async () => void order.push(name), { lane });
  await Promise.all([run('a', 'later'), run('b', 'later'), run('c', 'first'), run('d', 'first')]);
  expect(order).toEqual(['a', 'c', 'd', 'b']);
});

test('a lane that is full leaves the other one its room', async () => {
  const inTurn = workQueue({ running: 1, waiting: 1, refusal: 'Too many.' });
  const run = (lane: 'first' | 'later') => inTurn(async () => lane, { lane });
  const accepted = [run('later'), run('later')];
  await expect(run('later')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await Promise.all([...accepted, run('first')])).toEqual(['later', 'later', 'first']);
});

test('one caller can fill a part of the queue alone', async () => {
  const inTurn = workQueue({ running: 1, waiting: 10, refusal: 'Too many.' });
  const run = (key: string) => inTurn(async () => key, { caller: { key, most: 2 } });
  const accepted = [run('a'), run('a'), run('a')];
  await expect(run('a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await Promise.all([...accepted, run('b')])).toEqual(['a', 'a', 'a', 'b']);
});
