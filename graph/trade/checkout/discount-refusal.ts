import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { priceOrder } from '#money/price-order';
import { DomainError } from '../../core/errors.ts';
import { discountAgain } from '../promotions/discount-cart.ts';
import type { Checkout } from './checkout.entity.ts';

/** PRICE_CHANGED when the promotions of a checkout would take something else off now than when it was started; else null. */
export async function discountRefusal(
  em: SqlEntityManager,
  { lines, priceRules, discounts }: Checkout,
  now: Date,
): Promise<DomainError | null> {
  if (discounts.length === 0) return null;
  // Tax follows from the discounts.
  const untaxed = lines.map((line) => ({ ...line, taxClass: '' }));
  const asListed = untaxed.map((line, at) => ({
    ...line,
    price: priceRules.taxed?.prices[at] ?? line.price,
  }));
  const again = await discountAgain({ em }, asListed, { used: discounts, now });
  const { discounts: current } = priceOrder(untaxed, priceRules, again);
  const amounts = (all: typeof discounts) => all.map(({ id, amount }) => [id, amount]);
  return isDeepStrictEqual(amounts(current), amounts(discounts))
    ? null
    : new DomainError('PRICE_CHANGED', 'A discount has ended or changed since.');
}
