import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

const sources = globSync('graph/**/*.ts', { exclude: (file) => /\.test(-d)?\.ts$/.test(file) })
  .filter((file) => !file.endsWith('core/cache-key.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const kinds = [...readFileSync('graph/core/cache-key.ts', 'utf8').matchAll(/^ {2}'?([\w ]+)'?: \[/gm)].map(
  ([, kind]) => kind!,
);

test('each kind of what is cached is read in one place, so that two uses share no entry', () => {
  expect(kinds.length).toBeGreaterThan(20);
  const uses = (kind: string) => sources.split(`cacheKey('${kind}'`).length - 1;
  expect(kinds.filter((kind) => uses(kind) !== 1)).toEqual([]);
});

test('a key is made of a kind and its parts alone, never of free text', () => {
  expect(sources).not.toMatch(/as (unknown as )?CacheKey\b/);
  expect(sources.match(/cacheKey\((?!')/g)).toBeNull();
});

test('what people type spells the key of nothing else', () => {
  const keys = [
    cacheKey('plain products', 1, 'newest ["","home",null]', false),
    cacheKey('plain products', 1, '1","newest', false),
    cacheKey('listed products', 1, 'newest', '["","home",null]', false),
    cacheKey('total of products of admins', 'a', 'b', 'c'),
    cacheKey('total of products of admins', 'a b', 'c'),
    cacheKey('product by id', 'a'),
    cacheKey('product by slug', 'a'),
    cacheKey('product by slug', 'a"],["product by id'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
