import fc from 'fast-check';
import { sendRaw } from '../access/send-raw.ts';
import { brands, categorySlugs, colours } from '../bench/catalogue.ts';
import { inParallel } from './in-parallel.ts';
import { percentile } from './percentile.ts';
import { requestMeanwhile } from './request-meanwhile.ts';
import type { Attackers } from './worst-searches.ts';

/** Longest that a list with its facets may take: each of its two statements is cancelled after a second. Milliseconds. */
const MOST_MS = 2_000;
/** So many at once, and how long others may then wait for a page. */
const [AT_ONCE, OTHERS_MS] = [10, 1_000];
const QUERY = `query ($keyword: String!, $category: String, $filter: ProductFilter, $sort: ProductSort, $page: Int!) {
  products(keyword: $keyword, category: $category, filter: $filter, sort: $sort, page: $page) {
    total products { id name } facets { key values { value count } histogram }
  }
}`;

interface Outcome {
  times: number[];
  /** Lists that were cancelled by the time limit of a statement. */
  cancelled: number;
  broken: string[];
  late: string[];
}

/** Filters lists as a guest: one after the other, then many at once while another guest opens the home page. */
export async function filterForWorst(
  attackers: Attackers,
  { cycles, seed }: { cycles: number; seed: number },
): Promise<{ alone: Outcome; together: Outcome; others: number }> {
  const [first, rest] = [
    fc.sample(lists, { numRuns: cycles, seed }),
    fc.sample(lists, { numRuns: cycles, seed: seed + 1 }),
  ];
  const alone = await requestAll(attackers, [widest, ...first], 1);
  alone.late.push(
    ...(alone.cancelled > 0 ? [`${alone.cancelled} lists took more than their time limit`] : []),
  );
  const stop = requestMeanwhile(attackers.guest.url);
  const together = await requestAll(attackers, rest, AT_ONCE);
  const others = percentile(await stop(), 99);
  together.late = others > OTHERS_MS ? [`others waited ${others} ms for the home page (p99)`] : [];
  return { alone, together, others };
}

async function requestAll(attackers: Attackers, all: readonly object[], atOnce: number): Promise<Outcome> {
  const outcome: Outcome = { times: [], cancelled: 0, broken: [], late: [] };
  await inParallel(all, atOnce, async (variables) => {
    const body = JSON.stringify({ query: QUERY, variables });
    const start = performance.now();
    const { status, text } = await sendRaw(attackers.guest, 'POST', '/graphql', { body });
    const ms = performance.now() - start;
    outcome.times.push(ms);
    if (text.includes('SERVICE_UNAVAILABLE')) outcome.cancelled += 1;
    else if (status !== 200 || text.includes('"errors"'))
      outcome.broken.push(`status ${status} for ${text}: ${body}`);
    else if (ms > MOST_MS) outcome.late.push(`took ${Math.round(ms)} ms: ${body}`);
  });
  return { ...outcome, late: outcome.late.slice(0, 10) };
}

const brandNames = brands.split(' ');
const attribute = (key: string, values: readonly string[], maxLength: number) =>
  fc.subarray([...values], { minLength: 1, maxLength }).map((chosen) => ({ key, values: chosen }));
const weights = Array.from({ length: 60 }, (_, n) => String((n + 1) / 4));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** At most 50 values in all. */
const attributes = fc
  .tuple(
    optional(attribute('colour', colours.split(' '), 12)),
    optional(attribute('material', 'oak steel linen paper cork marble'.split(' '), 6)),
    optional(
      fc.oneof(
        attribute('weight', weights, 12),
        fc.record({ key: fc.constant('weight'), min: fc.integer({ min: 0, max: 15 }) }),
      ),
    ),
    optional(attribute('washable', ['true', 'false'], 2)),
    optional(attribute('warranty', ['1', '2', '3', '4', '5'], 5)),
  )
  .map((all) => all.filter((each) => each !== undefined));

/** Twenty words of which each is mistyped. */
const mistyped = fc
  .array(fc.constantFrom('keetle', 'lmap', 'wlanut', 'theramin', 'bras', 'kichen'), {
    minLength: 1,
    maxLength: 20,
  })
  .map((words) => words.join(' ').slice(0, 100));

/** Any list of the large shop. */
export const lists = fc.record({
  keyword: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: mistyped }),
  category: optional(fc.constantFrom(...categorySlugs)),
  filter: fc.record({
    price: optional(
      fc.record({ min: fc.integer({ min: 0, max: 30_000 }), max: optional(fc.constant(40_000)) }),
    ),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
    brand: optional(fc.subarray(brandNames, { minLength: 1, maxLength: 12 })),
    rating: optional(fc.integer({ min: 1, max: 5 })),
    attributes,
  }),
  sort: optional(fc.constantFrom('NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'BEST_SELLING', 'RELEVANCE')),
  // The last one of them is beyond the end.
  page: fc.constantFrom(1, 2, 400, 834, 1_000_000),
});

/** Everything is selected, and nearly everything matches: each facet is counted apart over as many products as it may. */
const widest = {
  keyword: '',
  filter: {
    price: { min: 0, max: 1_000_000 },
    inStock: true,
    brand: brandNames.slice(0, 20),
    rating: 1,
    attributes: [
      { key: 'colour', values: colours.split(' ').slice(0, 11) },
      { key: 'material', values: 'paper cork marble'.split(' ') },
      { key: 'weight', min: 0 },
      { key: 'washable', values: ['true', 'false'] },
      { key: 'warranty', values: ['1', '2', '3', '4', '5'] },
    ],
  },
  sort: 'BEST_SELLING',
  page: 834,
};
