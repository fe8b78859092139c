import { validate as isUuid } from 'uuid';
import { MAX_CENTS } from '#money/cents';
import type { Line } from '#money/line';
import { type Quote, quoteOf } from '#money/pricing';
import { findVariants, type SoldVariant } from '../catalog/find-variants.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { type CartLineInput, MAX_LINES, MAX_QTY } from './cart.inputs.ts';

export interface PricedCartLine extends Line {
  /** The price that the shopper was shown, in minor units; null when the client did not send it. */
  seenPrice: number | null;
  /** Null when it is not sold (any more). */
  variant: SoldVariant | null;
}

export interface PricedCart {
  /** Every product of the cart, also those that are not sold. */
  lines: PricedCartLine[];
  /** What the others cost. */
  quote: Quote;
}

/**
 * Prices a cart from the shop's own table. Lines of the same product are merged; products that are not sold stay in the
 * list and cost nothing. Errors: BAD_USER_INPUT for too many lines or pieces, or a total above the limit.
 */
export async function priceCart(ctx: Context, inputs: CartLineInput[]): Promise<PricedCart> {
  const lines = mergeLines(inputs);
  if (lines.length > MAX_LINES || lines.some((line) => line.qty > MAX_QTY)) {
    throw new DomainError(
      'BAD_USER_INPUT',
      `A cart holds at most ${MAX_LINES} products and ${MAX_QTY} of each.`,
    );
  }
  const ids = lines.map(({ item }) => item).filter((id) => isUuid(id));
  const variants = new Map((await findVariants(ctx.em, ids)).map((variant) => [variant.id, variant]));
  const priced = lines.map((line) => ({ ...line, variant: variants.get(line.item) ?? null }));
  const quote = quoteOf(
    priced.flatMap(({ item, qty, variant }) => (variant ? [{ item, qty, ...describe(variant) }] : [])),
  );
  if (quote.totalPrice > MAX_CENTS)
    throw new DomainError('BAD_USER_INPUT', 'This cart is too valuable for one order.');
  return { lines: priced, quote };
}

/** What an order copies of a variant. */
function describe({ price, product: { id: product, name, image } }: SoldVariant) {
  return { product, name, image, price };
}

function mergeLines(inputs: CartLineInput[]): Omit<PricedCartLine, 'variant'>[] {
  const merged = new Map<string, Omit<PricedCartLine, 'variant'>>();
  for (const { productId, qty, price } of inputs) {
    const item = productId.toLowerCase();
    const line = merged.get(item);
    if (line) line.qty += qty;
    else merged.set(item, { item, qty, seenPrice: price ?? null });
  }
  return [...merged.values()];
}
