import { MAX_CENTS } from '#money/cents';
import type { Line } from '#money/line';
import { type Quote, quoteOf } from '#money/pricing';
import type { SoldVariant } from '../catalog/find-variants.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { type CartLineInput, MAX_LINES, MAX_QTY } from './cart.inputs.ts';
import { type ChosenLine, chooseVariants, type WantedLine } from './choose-variants.ts';

export interface PricedCartLine extends Line, ChosenLine {}

/** What the price of a cart depends on. */
export interface CartTerms {
  lines: CartLineInput[];
}

export interface PricedCart {
  /** Every variant of the cart, also those that are not sold. */
  lines: PricedCartLine[];
  /** What the others cost. */
  quote: Quote;
}

/**
 * Prices a cart from the shop's own table. Lines of the same variant are merged; variants that are not sold stay in the
 * list and cost nothing. Errors: BAD_USER_INPUT for too many lines or pieces, a total above the limit, and a line that
 * does not say which variant of its product is meant.
 */
export async function priceCart(ctx: Context, terms: CartTerms): Promise<PricedCart> {
  const wanted = merge(terms.lines.map(toWanted), ({ product, item }) => item ?? `of ${product}`);
  const lines = merge(await chooseVariants(ctx.em, wanted), ({ item }) => item);
  const quote = quoteOf(
    lines.flatMap(({ item, qty, variant }) => (variant ? [{ item, qty, ...describe(variant) }] : [])),
  );
  if (quote.totalPrice > MAX_CENTS)
    throw new DomainError('BAD_USER_INPUT', 'This cart is too valuable for one order.');
  return { lines, quote };
}

/** What an order copies of a variant. */
function describe({
  price,
  compareAtPrice,
  options,
  sku,
  product: { id: product, name, image },
}: SoldVariant) {
  return { product, name, options, sku, image, price, listPrice: compareAtPrice ?? price };
}

function toWanted({ productId, variantId, qty, price }: CartLineInput): WantedLine {
  return {
    product: productId.toLowerCase(),
    item: variantId?.toLowerCase() ?? null,
    qty,
    seenPrice: price ?? null,
  };
}

/** Adds up lines of the same key. Errors: BAD_USER_INPUT for too many of them. */
function merge<Each extends { qty: number }>(lines: Each[], keyOf: (line: Each) => string): Each[] {
  const merged = new Map<string, Each>();
  for (const line of lines) {
    const qty = (merged.get(keyOf(line))?.qty ?? 0) + line.qty;
    merged.set(keyOf(line), { ...(merged.get(keyOf(line)) ?? line), qty });
  }
  if (merged.size > MAX_LINES || [...merged.values()].some(({ qty }) => qty > MAX_QTY)) {
    throw new DomainError(
      'BAD_USER_INPUT',
      `A cart holds at most ${MAX_LINES} products and ${MAX_QTY} of each.`,
    );
  }
  return [...merged.values()];
}
