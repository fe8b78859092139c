import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';
import { cacheKey } from './cache-key.ts';
import type { Cache } from './cache-port.ts';

let time: number;
let reads: number;
let cache: Cache;
beforeEach(() => {
  time = 1_000_000;
  reads = 0;
  cache = createCache({ now: () => time });
});

afterEach(() => vi.restoreAllMocks());

const keyOf = (text: string) => cacheKey('search', text);

/** A loader that returns how often it was called. */
const read = async () => ++reads;
const ask = (question = 'list') => cache.get(keyOf(question), read);

test('the same key returns the same value within two seconds, another key does not', async () => {
  expect(await ask()).toBe(1);
  time += 1_900;
  expect(await ask()).toBe(1);
  expect(await ask('another')).toBe(2);
  time += 200;
  expect(await ask()).toBe(3);
});

test('a clock that is put back an hour keeps no entry any longer', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(60 * 60_000);
  const passed = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  cache = createCache();
  expect(await ask()).toBe(1);
  expect(await cache.staleWhileRevalidate(keyOf('total'), read)).toBe(2);
  clock.mockReturnValue(61_000);
  passed.mockReturnValue(62_000);
  expect(await ask()).toBe(3);
  expect(await cache.staleWhileRevalidate(keyOf('total'), read)).toBe(4);
});

test('an entry is cached from the beginning of its read until it is too old or invalidated', async () => {
  const isCached = () => cache.isCached(keyOf('list'));
  expect(isCached()).toBe(false);
  const reading = ask();
  expect(isCached()).toBe(true);
  await reading;
  time += 2_100;
  expect(isCached()).toBe(false);
  await ask();
  cache.clear();
  expect(isCached()).toBe(false);
  await ask();
  cache.setEnabled(false);
  expect(isCached()).toBe(false);
});

test('a hundred concurrent calls share one read', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(new Set(answers)).toEqual(new Set([1]));
});

test('after an invalidation the next call reads, and a read that began before it is not cached', async () => {
  const slow = Promise.withResolvers<string>();
  const before = cache.get(keyOf('list'), () => slow.promise);
  cache.clear();
  slow.resolve('old');
  expect(await before).toBe('old');
  expect(await cache.get(keyOf('list'), async () => 'new')).toBe('new');
  expect(await cache.get(keyOf('list'), async () => 'newer')).toBe('new');
});

test('an error rejects for those who waited for it and is not cached', async () => {
  const failing = () => Promise.reject(new Error('away'));
  await expect(cache.get(keyOf('list'), failing)).rejects.toThrow('away');
  expect(await ask()).toBe(1);
});

test('an entry that is not worth it is not cached', async () => {
  await cache.get(keyOf('page'), read, { shouldKeep: () => false });
  expect(await ask('page')).toBe(2);
});

test('of thousands of entries the oldest are evicted', async () => {
  for (let n = 0; n < 2_001; n++) await ask(`search ${n}`);
  expect(await ask('search 2000')).toBe(2_001);
  expect(await ask('search 0')).toBe(2_002);
});

test('large entries evict others', async () => {
  const askLarge = (n: number) => cache.get(keyOf(`page ${n}`), read, { size: 20 });
  for (let n = 0; n < 101; n++) await askLarge(n);
  expect(await askLarge(100)).toBe(101);
  expect(await askLarge(0)).toBe(102);
});

test('while disabled nothing is cached, and earlier entries are gone when it is enabled again', async () => {
  await ask();
  cache.setEnabled(false);
  expect(await ask()).toBe(2);
  expect(await ask()).toBe(3);
  cache.setEnabled(true);
  expect(await ask()).toBe(4);
  expect(await ask()).toBe(4);
});

test('stale-while-revalidate: an entry outlives edits, is revalidated after ten seconds and expires after a minute', async () => {
  const total = () => cache.staleWhileRevalidate(keyOf('total'), read);
  expect(await total()).toBe(1);
  cache.clear();
  time += 9_000;
  expect(await total()).toBe(1);
  time += 2_000;
  expect(await total()).toBe(1);
  expect(await total()).toBe(2);
  time += 61_000;
  expect(await total()).toBe(3);
});

test('a stale-while-revalidate entry stays cached when its revalidation fails', async () => {
  expect(await cache.staleWhileRevalidate(keyOf('total'), read)).toBe(1);
  time += 11_000;
  expect(await cache.staleWhileRevalidate(keyOf('total'), () => Promise.reject(new Error('away')))).toBe(1);
  await Promise.resolve();
  expect(await cache.staleWhileRevalidate(keyOf('total'), read)).toBe(1);
  expect(await cache.staleWhileRevalidate(keyOf('total'), read)).toBe(2);
});

test('a stale-while-revalidate entry has the ages that its reader names', async () => {
  const count = () => cache.staleWhileRevalidate(keyOf('count'), read, { staleAfter: 2_000, ttl: 10_000 });
  expect(await count()).toBe(1);
  time += 3_000;
  expect(await count()).toBe(1);
  expect(await count()).toBe(2);
  time += 11_000;
  expect(await count()).toBe(3);
});

test('entries of a kind that is forgotten are read again, and what was being read meanwhile is not stored', async () => {
  const total = (value: () => Promise<unknown> = read) => cache.staleWhileRevalidate(keyOf('total'), value);
  expect(await total()).toBe(1);
  cache.forget('facets');
  expect(await total()).toBe(1);
  cache.forget('search');
  expect(await total()).toBe(2);
  time += 11_000;
  const slow = Promise.withResolvers<string>();
  expect(await total(() => slow.promise)).toBe(2);
  cache.forget('search');
  slow.resolve('old');
  await slow.promise;
  expect(await total()).toBe(3);
  expect(await total()).toBe(3);
});
