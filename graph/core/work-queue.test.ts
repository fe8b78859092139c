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
