import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed-demo.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { groups } from './judgements/groups.ts';
import { gradesOf, mean, type QueryScore, scoreSearch } from './relevance.ts';

/** The least mean of each group. Raise it when the search gets better; a judgement is never changed to reach it. */
const floors: Record<keyof typeof groups, number> = {
  nouns: 0.95,
  'other words': 0.97,
  misspellings: 0.96,
  categories: 0.87,
  brands: 0.96,
  phrases: 0.92,
  names: 1,
  punctuation: 0.98,
  accents: 0.9,
  nothing: 0.94,
};
const FLOOR = 0.95;

let shop: TestShop;
let scores: QueryScore[];
beforeAll(async () => {
  shop = await testShop();
  await shop.em().transactional((em) => seedDemo(em, shop.ports.now()));
  scores = await scoreSearch(shop.orm.em);
});
afterAll(() => shop?.close());

const report = (below: number, of: QueryScore[]) =>
  of
    .filter(({ score }) => score < below)
    .map(({ query, score, found }) => `${query}: ${score.toFixed(2)}, ${found}`)
    .join('\n');

test('at least 120 queries are judged, each once', () => {
  const queries = Object.values(groups).flatMap((group) => Object.keys(group));
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries).size).toBe(queries.length);
});

test('a judgement that names no product of the catalogue is an error', () => {
  expect(() => gradesOf('nobody 3')).toThrow('"nobody 3" is no grade.');
  expect(() => gradesOf('byway 4')).toThrow();
});

test.each(Object.keys(groups) as (keyof typeof groups)[])('%s: the mean nDCG@10 is held', (group) => {
  const own = scores.filter((each) => each.group === group);
  expect(mean(own), report(1, own)).toBeGreaterThanOrEqual(floors[group]);
});

test('the mean nDCG@10 of all queries is held', () => {
  expect(mean(scores)).toBeGreaterThanOrEqual(FLOOR);
});
