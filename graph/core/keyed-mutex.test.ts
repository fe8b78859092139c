import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

let mutex: ReturnType<typeof createKeyedMutex>;
/** The tasks that have begun, in order. */
let begun: string[];
beforeEach(() => {
  mutex = createKeyedMutex(500);
  begun = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that runs until the test ends it. */
function work(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const begin = () => {
    begun.push(name);
    return promise;
  };
  return { begin, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

/** Resolves when all tasks that can begin have begun. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('work on a thing begins when the work on it that runs has ended', async () => {
  const [first, second] = [work('first'), work('second')];
  const results = Promise.all([mutex('thing', first.begin), mutex('thing', second.begin)]);
  await settled();
  expect(begun).toEqual(['first']);
  first.end();
  await settled();
  expect(begun).toEqual(['first', 'second']);
  second.end();
  expect(await results).toEqual(['first', 'second']);
});

test('work on another thing does not wait', async () => {
  const other = work('other');
  void mutex('thing', work('first').begin);
  const result = mutex('another', other.begin);
  other.end();
  expect(await result).toBe('other');
});

test('failing work rejects only for its own caller, and the next one begins', async () => {
  const [first, second] = [work('first'), work('second')];
  const failing = mutex('thing', first.begin);
  const result = mutex('thing', second.begin);
  first.fail();
  second.end();
  await expect(failing).rejects.toThrow('first');
  expect(await result).toBe('second');
});

test('work that never ends is waited for until the timeout', async () => {
  vi.useFakeTimers();
  void mutex('thing', work('first').begin);
  void mutex('thing', work('second').begin);
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['first', 'second']);
});
