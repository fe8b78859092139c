import * as t from '#messages/buy-again';
import { variantName } from '#money/line';
import type { Cart, Line } from './cart.ts';
import type { ServerLine } from './refresh-cart.ts';

/** What was ordered. */
export interface OrderedItem {
  product: string;
  variantId: string;
  qty: number;
  name: string;
  options: readonly string[];
}

/** Most lines of a cart, as the server has it. */
const MAX_LINES = 100;

/**
 * The lines by which what was ordered comes into the cart again, as it is sold now and as far as it can be bought, and a sentence on each that does not
 * come, or in part. What is in the cart already stays at least as much.
 */
export function linesAgain(
  items: readonly OrderedItem[],
  serverLines: readonly ServerLine[],
  cart: Cart,
): { lines: Line[]; problems: string[] } {
  const known = new Map(serverLines.map((line) => [line.variantId, line]));
  const inCart = new Map(cart.lines.map((line) => [line.variantId, line]));
  const lines: Line[] = [];
  const problems: string[] = [];
  for (const item of items) {
    const name = variantName(item);
    const server = known.get(item.variantId);
    const before = inCart.get(item.variantId);
    const added = lines.filter(({ variantId }) => !inCart.has(variantId)).length;
    if (!server?.product || !server.variant) problems.push(t.isNoLongerSold(name));
    else if (server.variant.availableQuantity === 0) problems.push(t.isOutOfStock(name));
    else if (!before && cart.lines.length + added >= MAX_LINES) problems.push(t.cartIsFull(name));
    else {
      const { price, countInStock, availableQuantity } = server.variant;
      if (availableQuantity < item.qty) problems.push(t.onlyLeft(name, availableQuantity));
      const qty = Math.min(Math.max(item.qty, before?.qty ?? 0), availableQuantity);
      const { productId, variantId, options, image } = server;
      lines.push({
        productId,
        variantId,
        name: server.product.name,
        options,
        image,
        price,
        countInStock,
        availableQuantity,
        qty,
      });
    }
  }
  return { lines, problems };
}
