import type { Cents } from './cents.ts';

/**
 * Splits an amount in proportion to weights by the largest remainder method: the parts are whole and sum exactly to the
 * amount. Each is the exact share rounded down or up; of equal remainders the first one gets the unit. All weights 0:
 * everything is 0, so the amount must be 0 too.
 *
 * @param amount whole minor units, not negative
 * @param weights whole numbers, none negative
 * @throws RangeError when there is something to split and nothing to split it by
 */
export function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 && amount !== 0) throw new RangeError('There is nothing to spread the amount over.');
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, position) => {
    // Products of two amounts exceed the integers that a double holds.
    const product = BigInt(amount) * BigInt(weight);
    return { position, part: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  const missing = amount - shares.reduce((total, { part }) => total + part, 0);
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.position - b.position);
  for (const share of byRemainder.slice(0, missing)) share.part += 1;
  return shares.map(({ part }) => part);
}
