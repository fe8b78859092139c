import { variantName } from '#money/line';
import type { Cart, Line } from './cart.ts';
import { readCart, updateCart } from './cart-store.ts';
import type { LineProblem } from './line-problem.ts';
import type { QuoteQuery, QuoteQueryVariables, useQuoteLazyQuery } from './Quote.generated.tsx';
import { readShippingChoice } from './shipping-choice.ts';

/** A line with its product at present, as the server returns it. */
export type ServerLine = QuoteQuery['cart']['lines'][number];

/** The unit price of a line, as the server has it. */
export const unitPriceOf = (variantId: string, quoted: readonly ServerLine[] | undefined) =>
  quoted?.find((line) => line.variantId === variantId)?.variant?.unitPrice;

/** The variables of the query that prices these lines, where they go by the way that was chosen. */
export function quoteVariables(
  lines: readonly Line[],
  { country }: Pick<Cart['shippingAddress'], 'country'>,
  shippingMethodId: string | undefined,
): QuoteQueryVariables {
  return {
    lines: lines.map(({ productId, variantId, qty }) => ({ productId, variantId, qty })),
    country: country || undefined,
    shippingMethodId,
  };
}

type FetchQuote = ReturnType<typeof useQuoteLazyQuery>[0];

/** Updates the cart to the shop's present prices and stock and returns what that changed. Rejects when the query fails. */
export async function refreshCart(fetchQuote: FetchQuote): Promise<LineProblem[]> {
  const { lines, shippingAddress } = readCart();
  if (lines.length === 0) return [];
  const variables = quoteVariables(lines, shippingAddress, readShippingChoice());
  const { data } = await fetchQuote({ variables });
  return updateLines(data?.cart.lines ?? []);
}

/** Updates the stored cart to what the server returned, and returns what that changed. */
export function updateLines(serverLines: readonly ServerLine[]): LineProblem[] {
  const { cart, problems } = applyServerLines(readCart(), serverLines);
  updateCart(() => cart);
  return problems;
}

/** The cart with present names, pictures, prices and stock. A line that can no longer be bought stays, with nothing available. */
export function applyServerLines(
  cart: Cart,
  serverLines: readonly ServerLine[],
): { cart: Cart; problems: LineProblem[] } {
  const known = new Map(serverLines.map((line) => [line.variantId, line]));
  const checked = cart.lines.map((line) => checkLine(line, known.get(line.variantId)));
  return {
    cart: { ...cart, lines: checked.map(({ line }) => line) },
    problems: checked.flatMap(({ problems }) => problems),
  };
}

function checkLine(line: Line, server: ServerLine | undefined): { line: Line; problems: LineProblem[] } {
  // The line was added after the request was sent.
  if (!server) return { line, problems: [] };
  const { productId, variantId } = line;
  const about = { productId, variantId, name: variantName(line) };
  if (!server.product || !server.variant) {
    const none = { countInStock: 0, availableQuantity: 0 };
    return { line: { ...line, ...none }, problems: [{ ...about, reason: 'NO_LONGER_SOLD' }] };
  }
  const { name } = server.product;
  const { price, countInStock, availableQuantity } = server.variant;
  const problems: LineProblem[] = [];
  if (price !== line.price) problems.push({ ...about, reason: 'PRICE_CHANGED', price });
  if (availableQuantity < line.qty)
    problems.push({ ...about, reason: 'OUT_OF_STOCK', available: availableQuantity });
  const qty = availableQuantity > 0 ? Math.min(line.qty, availableQuantity) : line.qty;
  const { options, image } = server;
  const stock = { countInStock, availableQuantity };
  return { line: { ...line, name, options, image, price, ...stock, qty }, problems };
}
