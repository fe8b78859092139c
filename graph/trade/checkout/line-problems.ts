import { variantName } from '#money/line';
import { availableUnits } from '../../catalog/products/available-units.ts';
import { DomainError, type LineProblem } from '../../core/errors.ts';
import type { PricedCart } from '../cart/price-cart.ts';

/** What stands in the way of buying this cart, line by line. */
export function lineProblems(cart: PricedCart): LineProblem[] {
  return cart.lines.flatMap(
    ({ product: productId, item: variantId, qty, seenPrice, variant }): LineProblem[] => {
      const about = { productId, variantId, name: 'A product' };
      if (!variant) return [{ ...about, reason: 'NO_LONGER_SOLD' }];
      const { price, options, product } = variant;
      about.name = variantName({ name: product.name, options, optionNames: product.optionNames });
      const available = availableUnits(variant);
      if (available < qty) return [{ ...about, reason: 'OUT_OF_STOCK', available }];
      if (seenPrice !== null && seenPrice !== price) return [{ ...about, reason: 'PRICE_CHANGED', price }];
      return [];
    },
  );
}

/**
 * The error that tells a shopper of these problems: OUT_OF_STOCK if anything is missing, else PRICE_CHANGED. Clients show
 * its message as it stands, so it names the reason of each problem.
 */
export function problemsError(lines: LineProblem[]): DomainError {
  const scarce = lines.filter((line) => line.reason === 'OUT_OF_STOCK');
  const gone = lines.filter((line) => line.reason === 'NO_LONGER_SOLD');
  if (scarce.length + gone.length === 0) {
    return new DomainError('PRICE_CHANGED', `The price of ${named(lines)} has changed.`, { lines });
  }
  const sentences = [
    scarce.length > 0 && `There is not enough of ${named(scarce)} left.`,
    gone.length === 1 && `${named(gone)} is no longer sold.`,
    gone.length > 1 && `${gone.length} products are no longer sold.`,
  ];
  return new DomainError('OUT_OF_STOCK', sentences.filter(Boolean).join(' '), { lines });
}

/** The same error for a shopper who has not paid. */
export function beforePayment({ code, message, details }: DomainError): DomainError {
  return new DomainError(code, `${message} Nothing was charged.`, details);
}

function named(lines: LineProblem[]): string {
  return lines.map((line) => line.name).join(', ');
}
