/** An amount of money in integer minor units: 8999 is 89.99. */
export type Cents = number;

/** The largest amount the shop handles: it fits a GraphQL Int and a Postgres integer. */
export const MAX_CENTS: Cents = 2_000_000_000;

/**
 * Reads a decimal amount such as 89.99, "89.9" or "90" without floating-point arithmetic.
 * Returns null for anything that is not a plain non-negative decimal with at most two decimals, or is above MAX_CENTS.
 */
export function parseCents(amount: number | string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(String(amount).trim());
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** The amount as a decimal number for JSON: 8999 gives 89.99. */
export function toDecimal(cents: Cents): number {
  return Number(decimalText(cents));
}

/** The amount as an input takes it, with two decimals and no sign: 9000 gives "90.00". */
export function decimalText(cents: Cents): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
