/**
 * What follows the prefix in VAT ids of the member states of the EU and of Northern Ireland, as VIES describes them. The prefix is the code
 * of the country, but EL for Greece and XI for Northern Ireland.
 */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^\d{9}(?:\d{3})?$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}(?:\d{3})?|(?:GD|HA)\d{3})$/,
};

/** Whether the check digits are right, where they are simple; other countries have formats alone. */
const CHECKS: Readonly<Record<string, (digits: string) => boolean>> = {
  BE: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
  DE: isIso7064,
  DK: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (digits) => weighted(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  HR: isIso7064,
  IT: isLuhn,
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  PL: (digits) => weighted(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]),
  PT: (digits) => {
    const rest = 11 - (weighted(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (rest > 9 ? 0 : rest) === Number(digits[8]);
  },
};

export interface VatId {
  /** ISO 3166-1 code; XI for Northern Ireland, which trades goods as the EU does. */
  country: string;
  /** With its prefix, without blanks, such as "DE136695976". */
  id: string;
}

/** Whether a prefix is one of a VAT id that `readVatId` reads. */
export const hasVatIds = (prefix: string): boolean => Object.hasOwn(FORMATS, prefix);

/** A VAT id without the blanks, dots and hyphens by which people read it, in capitals. */
export const withoutMarks = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '');

/** A VAT id of the EU as people write it, with blanks, dots or hyphens; null for what is none. Whether it is registered is for VIES to say. */
export function readVatId(text: string): VatId | null {
  const id = withoutMarks(text);
  const [prefix, rest] = [id.slice(0, 2), id.slice(2)];
  if (!hasVatIds(prefix) || !FORMATS[prefix]!.test(rest)) return null;
  if (!/[1-9]/.test(rest) || CHECKS[prefix]?.(rest) === false) return null;
  return { country: prefix === 'EL' ? 'GR' : prefix, id };
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** ISO 7064, MOD 11,10. */
function isIso7064(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
