import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOWEST_OF_MS, lowestPrice30d, lowestPriceBefore, type Prices } from './lowest-price.ts';

const DAY_MS = 24 * 60 * 60_000;

type Change = Prices & { fromAt: Date };
const day = (n: number, price: number, compareAtPrice: number | null = null): Change => {
  return { price, compareAtPrice, fromAt: new Date(n * DAY_MS) };
};

/** What the changes come to, one after the other, as the shop computes it. */
function after(changes: readonly Change[]): number | null {
  let before: (Prices & { lowestPrice30d: number | null }) | null = null;
  for (const [index, change] of changes.entries())
    before = { ...change, lowestPrice30d: lowestPrice30d(before, change, changes.slice(0, index)) };
  return before?.lowestPrice30d ?? null;
}

test.each<[string, Change[], number | null]>([
  ['80, raised to 100, then 90 instead of 100', [day(0, 80), day(50, 100), day(60, 90, 100)], 80],
  ['80 that ended more than 30 days before the reduction', [day(0, 80), day(10, 100), day(60, 90, 100)], 100],
  ['80 that ended 30 days before, to the moment', [day(0, 80), day(30, 100), day(60, 90, 100)], 100],
  ['a price that has been the same for a year', [day(0, 100), day(365, 90, 100)], 100],
  ['one that was never reduced', [day(0, 80), day(10, 100)], null],
  ['one whose reduction has ended', [day(0, 100), day(10, 90, 100), day(20, 100)], null],
  ['one that was reduced when it was added', [day(0, 90, 100)], null],
  [
    'reductions step by step: that of the first step',
    [day(0, 100), day(50, 90, 100), day(70, 80, 100), day(90, 70, 100)],
    100,
  ],
  ['a reduced price that rises: a new reduction', [day(0, 100), day(50, 70, 100), day(60, 90, 100)], 70],
  [
    'a reduction that was interrupted: a new one',
    [day(0, 100), day(50, 80, 100), day(55, 100), day(60, 90, 100)],
    80,
  ],
  [
    'another price before for the same price: the same reduction',
    [day(0, 100), day(50, 80, 100), day(60, 80, 90)],
    100,
  ],
])('%s', (_, changes, lowest) => {
  expect(after(changes)).toBe(lowest);
});

/** Histories of some months in steps of hours, with reductions. */
const histories = fc
  .array(
    fc.record({
      hours: fc.integer({ min: 1, max: 30 * 24 }),
      price: fc.integer({ min: 1, max: 9 }),
      reducedBy: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((steps) => {
    let hours = 0;
    return steps.map(({ hours: passed, price, reducedBy }): Change => {
      hours += passed;
      return { ...day(hours / 24, price), compareAtPrice: reducedBy && price + reducedBy };
    });
  });

/** By the words of the rule, hour by hour. */
function asTheRuleSays(changes: readonly Change[]): number | null {
  let first = changes.length - 1;
  if (changes[first]!.compareAtPrice === null) return null;
  while (
    first > 0 &&
    changes[first - 1]!.compareAtPrice !== null &&
    changes[first - 1]!.price >= changes[first]!.price
  )
    first -= 1;
  const began = changes[first]!.fromAt.getTime();
  const prices: number[] = [];
  for (let at = began - LOWEST_OF_MS; at < began; at += DAY_MS / 24) {
    const asked = changes.findLast(({ fromAt }) => fromAt.getTime() <= at);
    if (asked) prices.push(asked.price);
  }
  return prices.length > 0 ? Math.min(...prices) : null;
}

test('any history gives what the rule says, hour by hour', () => {
  fc.assert(
    fc.property(histories, (changes) => {
      expect(after(changes)).toBe(asTheRuleSays(changes));
    }),
  );
});

test('prices from before the 30 days make no difference but the one that they begin with', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 9 }), (changes, older) => {
      const at = new Date(changes.at(-1)!.fromAt.getTime() + LOWEST_OF_MS / 2);
      const first = changes.findLastIndex(({ fromAt }) => fromAt.getTime() <= at.getTime() - LOWEST_OF_MS);
      const needed = changes.slice(Math.max(first, 0));
      expect(lowestPriceBefore(needed, at)).toBe(lowestPriceBefore(changes, at));
      if (first >= 0)
        expect(lowestPriceBefore([day(-1, older), ...changes], at)).toBe(lowestPriceBefore(changes, at));
    }),
  );
});

test('a price that was just raised never makes the lowest one higher', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 29 * 24 }), (changes, hours) => {
      const last = changes.at(-1)!;
      const at = new Date(last.fromAt.getTime() + (hours / 24) * DAY_MS);
      const raised = { ...last, price: last.price + 5, fromAt: new Date(at.getTime() - 1) };
      expect(lowestPriceBefore([...changes, raised], at)).toBe(lowestPriceBefore(changes, at));
    }),
  );
});
