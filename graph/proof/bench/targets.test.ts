import { expect, test } from 'vitest';
import type { Figures } from './measure.ts';
import type { Results } from './results.ts';
import { tablesOf } from './table.ts';
import { targetsOf } from './targets.ts';
import { NO_CACHE } from './without/measures.ts';

const figures = (perSecond: number, p99: number, cpu: number): Figures => ({
  perSecond,
  p50: 1,
  p99,
  cpu,
  databaseCpu: 10,
});

function results(sizes: [products: number, scenario: string, shop: Figures, ceiling: Figures][]): Results {
  return {
    date: '2026-01-02',
    machine: 'a machine',
    sizes: sizes.map(([products, scenario, shop, ceiling]) => ({
      products,
      measured: [{ scenario, shop, ceiling }],
      rss: [200 * 2 ** 20],
    })),
    processes: [],
    without: [],
    start: { postgres: 900, folder: 1600 },
  };
}

const verdict = (given: Results, what: string) =>
  targetsOf(given).find((target) => target.what.startsWith(what));

test('throughput is judged at the size where it is worst', () => {
  const given = results([
    [1000, 'product', figures(900, 1, 1), figures(1000, 1, 1)],
    [100_000, 'product', figures(599, 1, 1), figures(1000, 1, 1)],
  ]);
  expect(verdict(given, 'product: throughput')).toMatchObject({ measured: '59 %', met: false });
});

test('processor time is that of the shop without its cache, beside that of the hand-written server', () => {
  const given = results([
    [1000, 'product', figures(1, 1, 500), figures(1, 1, 500)],
    [100_000, 'product', figures(1, 1, 100), figures(1, 1, 100)],
  ]);
  const without = { measure: NO_CACHE, scenario: 'product', whole: figures(1, 1, 50) };
  given.without = [{ ...without, without: figures(1, 1, 290) }];
  expect(verdict(given, 'product: processor time')).toMatchObject({ measured: '2.9 ×', met: true });
});

test('growth compares the 99th percentile of the largest catalogue with that of the smallest', () => {
  const given = results([
    [1000, 'search, rare', figures(1, 5, 1), figures(1, 1, 1)],
    [1_000_000, 'search, rare', figures(1, 16, 1), figures(1, 1, 1)],
  ]);
  expect(verdict(given, 'search, rare: p99')).toMatchObject({ measured: '3.2 ×', met: false });
});

test('checkouts are judged beside the sign-ins of the hand-written server', () => {
  const given = results([[1000, 'checkout', figures(99, 1, 1), figures(100, 1, 1)]]);
  const what = "checkout: throughput of the ceiling's sign-in";
  expect(verdict(given, what)).toMatchObject({ wanted: '≥ 100 %', measured: '99 %', met: false });
});

test('memory and start have limits of their own', () => {
  const given = results([[1000, 'product', figures(1, 1, 1), figures(1, 1, 1)]]);
  expect(verdict(given, 'memory')).toMatchObject({ measured: '200 MB', met: true });
  expect(verdict(given, 'ready on PostgreSQL')?.met).toBe(true);
  expect(verdict(given, 'ready on a folder')?.met).toBe(false);
});

test('what was not measured is not judged', () => {
  const unmeasured = { ...results([]), start: null };
  expect(targetsOf(unmeasured)).toEqual([]);
});

test('the table shows the ratio to the ceiling, and a dash for what the system does not report', () => {
  const shop = { ...figures(1500, 2.5, 300), databaseCpu: null };
  const given = results([[1000, 'product', shop, figures(2000, 1, 100)]]);
  expect(tablesOf(given, [])).toContain(
    '| product | 1 500 | 2 000 | 75 % | 1.0 | 2.5 | 300 | 100 | – | 10 |',
  );
});
