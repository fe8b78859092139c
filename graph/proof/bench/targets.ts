import type { Measured } from './measure.ts';
import type { Results } from './results.ts';
import { NO_CACHE } from './without/measures.ts';

/** A promise about speed and what was measured. */
export interface Target {
  what: string;
  wanted: string;
  measured: string;
  met: boolean;
}

const DEEP = ['list, page 1', 'list, page 100', 'list, last page'];
const SEARCHES = ['rare', 'common', 'prefix', 'typo', 'no hit'].map((kind) => `search, ${kind}`);
const FILTERS = ['category with 2 filters', 'facets'];
const PRODUCTS = ['product', 'product with 50 variants'];
const ADMIN = ['admin orders, undelivered', 'admin orders, by name'];

/** What the shop promises, judged by the results. What was not measured is left out. */
export function targetsOf(results: Results): Target[] {
  return [
    ...['list, page 1', 'product'].map((name) => share(results, name, 0.6)),
    ...['list, page 1', 'product'].map((name) => cold(results, name, 3)),
    ...[...DEEP, ...PRODUCTS, ...SEARCHES, ...FILTERS, ...ADMIN].map((name) => growth(results, name, 3)),
    share(results, 'checkout', 1, "the ceiling's sign-in"),
    beside(results, 'cart, 10 lines, 20 promotions', 'cart, 10 lines', 0.5),
    beside(results, 'checkout, one code for all', 'checkout', 0.6),
    atMost(
      'memory of a process after the load',
      results.sizes.flatMap(({ rss }) => rss).map(toMegabytes),
      250,
      'MB',
    ),
    atMost('ready on PostgreSQL', results.start ? [results.start.postgres] : [], 1000, 'ms'),
    atMost('ready on a folder that exists', results.start ? [results.start.folder] : [], 1500, 'ms'),
  ].filter((target) => target !== null);
}

const percent = (value: number) => `${Math.floor(100 * value)} %`;

/** Throughput beside the hand-written server, at the worst size. */
function share(results: Results, name: string, wanted: number, beside = "the ceiling's"): Target | null {
  const worst = Math.min(
    ...valuesOf(results, name, ({ shop, ceiling }) => shop.perSecond / ceiling.perSecond),
  );
  if (!Number.isFinite(worst)) return null;
  return {
    what: `${name}: throughput of ${beside}`,
    wanted: `≥ ${percent(wanted)}`,
    measured: percent(worst),
    met: worst >= wanted,
  };
}

/** Throughput beside that of another scenario, at the worst size. */
function beside(results: Results, name: string, other: string, wanted: number): Target | null {
  const throughput = (scenario: string) => valuesOf(results, scenario, ({ shop }) => shop.perSecond);
  const others = throughput(other);
  const worst = Math.min(...throughput(name).map((value, size) => value / (others[size] ?? Number.NaN)));
  if (!Number.isFinite(worst)) return null;
  return {
    what: `${name}: throughput of ${other}`,
    wanted: `≥ ${percent(wanted)}`,
    measured: percent(worst),
    met: worst >= wanted,
  };
}

/** Processor time of the shop without its cache, beside that of the hand-written server. */
function cold(results: Results, name: string, wanted: number): Target | null {
  const shop = results.without.find(({ measure, scenario }) => measure === NO_CACHE && scenario === name);
  const ceiling = results.sizes[1]?.measured.find(({ scenario }) => scenario === name)?.ceiling;
  const times = (shop?.without.cpu ?? Number.NaN) / (ceiling?.cpu ?? Number.NaN);
  if (!Number.isFinite(times)) return null;
  return {
    what: `${name}: processor time of the ceiling's, nothing cached`,
    wanted: `≤ ${wanted} ×`,
    measured: `${times.toFixed(1)} ×`,
    met: times <= wanted,
  };
}

/** How much slower the 99th percentile is with the largest catalogue than with the smallest. */
function growth(results: Results, name: string, wanted: number): Target | null {
  const all = valuesOf(results, name, ({ shop }) => shop.p99);
  if (all.length < 2) return null;
  const times = all.at(-1)! / all[0]!;
  const most = results.sizes.at(-1)!.products / results.sizes[0]!.products;
  return {
    what: `${name}: p99 with ${most} times as many products`,
    wanted: `≤ ${wanted} ×`,
    measured: `${times.toFixed(1)} ×`,
    met: times <= wanted,
  };
}

function atMost(what: string, values: number[], wanted: number, unit: string): Target | null {
  if (values.length === 0) return null;
  const worst = Math.round(Math.max(...values));
  return { what, wanted: `≤ ${wanted} ${unit}`, measured: `${worst} ${unit}`, met: worst <= wanted };
}

function valuesOf({ sizes }: Results, name: string, value: (measured: Measured) => number): number[] {
  return sizes.flatMap(({ measured }) => measured.filter(({ scenario }) => scenario === name).map(value));
}

const toMegabytes = (bytes: number) => bytes / 2 ** 20;
