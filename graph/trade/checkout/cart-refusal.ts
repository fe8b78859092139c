import { type Prices, pricesOf } from '#money/pricing';
import { DomainError } from '../../core/errors.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { codesError } from '../promotions/redeem.ts';
import type { SeenPricesInput } from './checkout.inputs.ts';
import { lineProblems, problemsError } from './line-problems.ts';

/** Browsers that compute prices from decimals round some of them the other way. */
const TOLERANCE = 1;

/** Why this cart cannot be bought as the shopper saw it, or null. */
export function cartRefusal(cart: PricedCart, seen: SeenPricesInput | null | undefined): DomainError | null {
  const problems = lineProblems(cart);
  if (problems.length > 0) return problemsError(problems);
  const unshipped = shippingRefusal(cart);
  if (unshipped) return unshipped;
  // A code that is not needed for the lowest price does no harm.
  const wrong = cart.codeProblems.filter(({ reason }) => reason !== 'NO_SAVING');
  if (wrong.length > 0) return codesError(wrong);
  const { discountPrice } = cart.quote;
  const differs = Object.entries({ ...pricesOf(cart.quote), discountPrice }).some(
    ([name, price]) => Math.abs((seen?.[name as keyof SeenPricesInput] ?? price) - price) > TOLERANCE,
  );
  return differs ? priceRefusal('The prices are not the ones that were shown.', cart.quote) : null;
}

/** PRICE_CHANGED with the prices as they are. */
export function priceRefusal(reason: string, prices: Prices): DomainError {
  return new DomainError('PRICE_CHANGED', reason, { quote: pricesOf(prices) });
}

/** SHIPPING_UNAVAILABLE when nothing ships this cart to its country, or not by the method that was chosen. */
function shippingRefusal({ shipping: { method, isOther, isIncomplete } }: PricedCart): DomainError | null {
  if (!method)
    return new DomainError(
      'SHIPPING_UNAVAILABLE',
      isIncomplete
        ? 'There is no price for shipping this order now. Please try again in a moment, or choose another address.'
        : 'This order cannot be shipped to that address. Please choose another one.',
    );
  return isOther
    ? new DomainError(
        'SHIPPING_UNAVAILABLE',
        'The shipping method that you chose is not offered any more. Please choose again.',
      )
    : null;
}
