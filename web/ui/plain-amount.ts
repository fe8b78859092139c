import { parseCents } from '#money/cents';

/** Thousands apart by points or spaces, and a comma before the decimals. */
const CONTINENTAL = /^\d{1,3}(?:[. \u00a0\u202f]\d{3})+,\d{1,2}$/;

/** The other way round. */
const ENGLISH = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/**
 * An amount as spreadsheets of any country write it, with a point before its decimals and nothing between its thousands:
 * "5.190,00" gives "5190.00". What could be either, such as "5.190", and what is no amount stays as it is.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim();
  if (CONTINENTAL.test(text)) return text.replace(/[. \u00a0\u202f]/g, '').replace(',', '.');
  if (ENGLISH.test(text)) return text.replaceAll(',', '');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

/** Such an amount in minor units, with at most two decimals: "5.190" may be thousands. Null for others. */
export function readAmount(typed: string): number | null {
  const plain = plainAmount(typed);
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? parseCents(plain) : null;
}
