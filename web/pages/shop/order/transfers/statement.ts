import { minorDigits } from '#money/minor-units';

/** Money that came, as a statement has it. */
export interface Transfer {
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  payer: string;
  text: string;
}

/** Lengths that the shop takes. */
const MOST = { reference: 500, payer: 200, text: 1000 };

const isControl = /[\p{Cc}\p{Surrogate}]/gu;
const clean = (text: string, most: number) =>
  text.replace(isControl, ' ').replace(/\s+/g, ' ').trim().slice(0, most);

/**
 * Transfers of which each has a reference of its own, also where the bank gives none or the same to several: then it is what they say, and
 * their order. The same statement has the same references.
 */
export function referenced(account: string, found: readonly Transfer[]): Transfer[] {
  const seen = new Map<string, number>();
  return found.map(({ reference, amount, currency, payer, text }) => {
    const said = { payer: clean(payer, MOST.payer), text: clean(text, MOST.text) };
    const own = clean(
      [account, reference || [amount, currency, said.payer, said.text].join(' ')].join(' '),
      MOST.reference - 5,
    );
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return { reference: count === 1 ? own : `${own} ${count}`, amount, currency, ...said };
  });
}

/** Minor units of an amount such as "1.234,56", "1,234.56" or "-12"; null for what is none. */
export function readAmount(typed: string, currency: string): number | null {
  const text = typed.replace(/[^\d.,+-]/g, '');
  if (!/^[+-]?[\d.,]*$/.test(text) || !/\d$/.test(text)) return null;
  const separator = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  // Three digits after the last mark are thousands.
  const hasDecimals = separator >= 0 && text.length - separator !== 4;
  const digits = minorDigits(currency);
  const [whole, decimals] = hasDecimals ? [text.slice(0, separator), text.slice(separator + 1)] : [text, ''];
  const units = Number(whole.replace(/\D/g, ''));
  const rest = Number(decimals.padEnd(digits, '0').slice(0, digits) || 0);
  return (units * 10 ** digits + rest) * (text.startsWith('-') ? -1 : 1);
}

/** The text of a file: UTF-8, else Windows-1252, as many banks write. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
