import { isDeepStrictEqual } from 'node:util';
import { priceOrder } from '#money/price-order';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { discountAgain } from '../promotions/discount-cart.ts';
import type { Checkout } from './checkout.entity.ts';

/** PRICE_CHANGED when the promotions of a checkout would take something else off now than when it was started; else null. */
export async function discountRefusal(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  { lines, priceRules, discounts }: Checkout,
): Promise<DomainError | null> {
  if (discounts.length === 0) return null;
  const now = ports.now();
  // Tax follows from the discounts.
  const untaxed = lines.map((line) => ({ ...line, taxClass: '' }));
  const asListed = untaxed.map((line, at) => ({
    ...line,
    price: priceRules.taxed?.prices[at] ?? line.price,
  }));
  const again = await discountAgain({ em, ports }, asListed, { used: discounts, now });
  const { discounts: current } = priceOrder(untaxed, priceRules, again);
  const amounts = (all: typeof discounts) => all.map(({ id, amount }) => [id, amount]);
  return isDeepStrictEqual(amounts(current), amounts(discounts))
    ? null
    : new DomainError('PRICE_CHANGED', 'A discount has ended or changed since.');
}
