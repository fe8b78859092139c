import type { ApolloClient } from '@apollo/client';
import type { Cents } from '#money/cents';
import type { Cart, CartLine } from './cart.ts';
import { readCart, updateCart } from './cart-store.ts';
import type { LineProblem } from './line-problem.ts';
import {
  RefreshCartDocument,
  type RefreshCartQuery,
  type RefreshCartQueryVariables,
} from './RefreshCart.generated.tsx';

interface ServerLine {
  productId: string;
  product?: { name: string; image: string; price: Cents; countInStock: number } | null;
}

/** Brings the cart up to the shop's own prices and stock, and answers what that changed. Rejects when the server does not answer. */
export async function refreshCart(client: ApolloClient): Promise<LineProblem[]> {
  const lines = readCart().lines.map(({ productId, qty, price }) => ({ productId, qty, price }));
  if (lines.length === 0) return [];
  const { data } = await client.query<RefreshCartQuery, RefreshCartQueryVariables>({
    query: RefreshCartDocument,
    variables: { lines },
    fetchPolicy: 'network-only',
  });
  const { cart, problems } = applyServerLines(readCart(), data?.cart.lines ?? []);
  updateCart(() => cart);
  return problems;
}

/** The cart with current names, pictures, prices and stock. A line that cannot be bought any more stays, with stock 0. */
export function applyServerLines(
  cart: Cart,
  serverLines: readonly ServerLine[],
): { cart: Cart; problems: LineProblem[] } {
  const known = new Map(serverLines.map((line) => [line.productId, line]));
  const checked = cart.lines.map((line) => checkLine(line, known.get(line.productId)));
  return {
    cart: { ...cart, lines: checked.map(({ line }) => line) },
    problems: checked.flatMap(({ problems }) => problems),
  };
}

function checkLine(
  line: CartLine,
  server: ServerLine | undefined,
): { line: CartLine; problems: LineProblem[] } {
  // The line came into the cart after the question was asked.
  if (!server) return { line, problems: [] };
  const about = { productId: line.productId, name: line.name };
  if (!server.product) {
    return { line: { ...line, countInStock: 0 }, problems: [{ ...about, reason: 'NO_LONGER_SOLD' }] };
  }
  const { name, image, price, countInStock } = server.product;
  const problems: LineProblem[] = [];
  if (price !== line.price) problems.push({ ...about, reason: 'PRICE_CHANGED', price });
  if (countInStock < line.qty) problems.push({ ...about, reason: 'OUT_OF_STOCK', available: countInStock });
  const qty = countInStock > 0 ? Math.min(line.qty, countInStock) : line.qty;
  return { line: { ...line, name, image, price, countInStock, qty }, problems };
}
