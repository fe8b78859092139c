import { orderNumberIn } from '#money/order-name';

/** A line of a list of orders that are shipped. */
export interface ListedRow {
  /** The line, from 1. */
  line: number;
  text: string;
  /** Null for a line that names none. */
  number: number | null;
  carrier: string | null;
  trackingNumber: string | null;
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** Reads lines of `number;carrier;tracking`, as a spreadsheet copies or stores them. Blank lines and a heading are left out. */
export function readRows(text: string): ListedRow[] {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, text: line.trim() }));
  const rows = lines
    .filter((each) => each.text !== '')
    .map((each): ListedRow => {
      const separator = [';', '\t', ','].find((mark) => each.text.includes(mark)) ?? ';';
      const [number = '', carrier = '', trackingNumber = ''] = each.text.split(separator).map(unquoted);
      return {
        ...each,
        number: orderNumberIn(number),
        carrier: carrier || null,
        trackingNumber: trackingNumber || null,
      };
    });
  return rows[0]?.number === null && rows.length > 1 && rows[1]!.number !== null ? rows.slice(1) : rows;
}
