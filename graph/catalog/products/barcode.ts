import { checkDigit, GTIN_LENGTHS as LENGTHS } from '#money/gtin';

const TAKEN = 'A barcode has 8, 12, 13 or 14 digits (GTIN, EAN or UPC)';

/** A barcode as it is stored: without the spaces and hyphens that are printed below its bars. Null for an empty one. */
export const normalBarcode = (typed: string | null): string | null => typed?.replaceAll(/[\s-]/g, '') || null;

/** What is wrong with a normal barcode, as a sentence; null for one that is right. */
export function barcodeProblem(barcode: string): string | null {
  if (!/^\d+$/.test(barcode)) return `${TAKEN} and nothing else.`;
  if (!LENGTHS.includes(barcode.length)) return `${TAKEN}: this one has ${barcode.length}.`;
  // Its check digit is right, but no item has it.
  if (/^0+$/.test(barcode)) return 'A barcode of zeros alone belongs to no item. Leave it empty instead.';
  const right = checkDigit(barcode.slice(0, -1));
  if (barcode.endsWith(right)) return null;
  return `A digit of the barcode ${barcode} is wrong: with the digits before it, the last one would be ${right}.`;
}

/** The ways to write one number: scanners put zeros before a shorter one. Empty for what is no barcode. */
export function formsOfBarcode(typed: string): string[] {
  const barcode = normalBarcode(typed) ?? '';
  if (barcodeProblem(barcode) !== null) return [];
  const digits = barcode.replace(/^0+/, '');
  return LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'));
}
