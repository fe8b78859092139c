import type { Cents } from './cents.ts';
import { creditedAmount } from './credited-units.ts';

/** A line of an order, by what became of its units. */
interface CapturedLine {
  /** What all its units cost, in minor units. */
  total: Cents;
  qty: number;
  /** Units that were shipped for good. */
  shipped: number;
  cancelled: number;
}

/**
 * How much of an order is captured once these units are shipped, in minor units: what they cost, and the shipping with the first of them. The
 * parts in which an order is shipped come to exactly `agreed` with the last one, and never to more.
 *
 * @param shipping what is agreed besides the lines
 * @param agreed all that may be captured: the total of the order without its cancelled units
 */
export function capturedAmount(lines: readonly CapturedLine[], shipping: Cents, agreed: Cents): Cents {
  if (lines.every(({ shipped }) => shipped === 0)) return 0;
  if (lines.every(({ qty, shipped, cancelled }) => shipped + cancelled >= qty)) return agreed;
  // Shares of what is not shipped are rounded down, as those of cancelled units are.
  const parts = lines.map(({ total, qty, shipped }) => total - creditedAmount(total, qty, 0, qty - shipped));
  return Math.min(
    agreed,
    parts.reduce((sum, part) => sum + part, shipping),
  );
}
