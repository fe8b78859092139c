import { minorDigits } from '#money/minor-units';

/** A cell: a text, a number, an amount in minor units, a day of the calendar such as "2026-11-26", or a moment. */
export type TableCell =
  | string
  | number
  | null
  | Date
  | { amount: number; currency: string }
  | { day: string };

/** A file as it is written: the bytes of its next rows, and those that end it. */
export interface RowFile<Row> {
  write(rows: readonly Row[]): string | Uint8Array;
  end(): string | Uint8Array;
}

export type TableFile = RowFile<readonly TableCell[]>;

/** An amount as a decimal with the digits of its currency, such as "-12.50". */
export function decimalOf({ amount, currency }: { amount: number; currency: string }): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${amount < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? '.' : ''}${text.slice(point)}`;
}
