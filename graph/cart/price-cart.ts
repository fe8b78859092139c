import { validate as isUuid } from 'uuid';
import { MAX_CENTS } from '#money/cents';
import type { Line } from '#money/line';
import { type Quote, quoteOf } from '#money/pricing';
import { findProductsById } from '../catalog/find-product.ts';
import type { ProductRow } from '../catalog/product-row.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { type CartLineInput, MAX_LINES, MAX_QTY } from './cart.inputs.ts';

export interface PricedCartLine extends Line {
  /** The price that the shopper was shown, in minor units; null when the client did not send it. */
  seenPrice: number | null;
  /** Null when it is not sold (any more). */
  product: ProductRow | null;
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
  const products = new Map((await findProductsById(ctx, ids)).map((product) => [product.id, product]));
  const priced = lines.map((line) => ({ ...line, product: products.get(line.item) ?? null }));
  const quote = quoteOf(
    priced.flatMap(({ item, qty, product }) =>
      product ? [{ item, qty, name: product.name, image: product.image, price: product.price }] : [],
    ),
  );
  if (quote.totalPrice > MAX_CENTS)
    throw new DomainError('BAD_USER_INPUT', 'This cart is too valuable for one order.');
  return { lines: priced, quote };
}

function mergeLines(inputs: CartLineInput[]): Omit<PricedCartLine, 'product'>[] {
  const merged = new Map<string, Omit<PricedCartLine, 'product'>>();
  for (const { productId, qty, price } of inputs) {
    const item = productId.toLowerCase();
    const line = merged.get(item);
    if (line) line.qty += qty;
    else merged.set(item, { item, qty, seenPrice: price ?? null });
  }
  return [...merged.values()];
}
