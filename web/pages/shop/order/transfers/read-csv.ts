import { parse } from 'csv-parse/browser/esm/sync';
import { readAmount, referenced, type Transfer } from './statement.ts';

/** What a column says. */
export const COLUMNS = ['amount', 'payer', 'text', 'reference'] as const;
export type Column = (typeof COLUMNS)[number];

/** Which column says what, by their indexes; those that are left out say nothing. */
export type Mapping = Partial<Record<Column, number>>;

export interface Table {
  headers: string[];
  rows: string[][];
}

/** Rows of a CSV export of a bank; null for a file that is none. What stands above its header is left out: it has fewer cells. */
export function readTable(text: string): Table | null {
  const delimiter = [';', '\t', ','].find((mark) => text.split(mark).length > text.split('\n').length) ?? ';';
  try {
    const cells = parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    }) as string[][];
    const width = Math.max(...cells.map((row) => row.length));
    const [headers, ...rows] = cells.filter((row) => row.length === width);
    return headers && rows.length > 0 && width > 1 ? { headers, rows } : null;
  } catch {
    return null;
  }
}

const NAMES: Record<Column, RegExp> = {
  amount: /^(amount|betrag|umsatz|credit|gutschrift|montant|cr[ée]dit|paid in)/i,
  payer:
    /(payer|debtor|name|auftraggeber|zahlungspflichtiger|counterparty|gegenpartei|beg[üu]nstigter|donneur)/i,
  text: /(text|purpose|verwendungszweck|details|description|narrative|libell[ée]|message|memo)/i,
  reference: /(transaction id|reference|referenz|ref\b|id$)/i,
};

/** Which columns say what, as far as their names tell. */
export function guessMapping(headers: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const column of COLUMNS) {
    const at = headers.findIndex(
      (header, index) => NAMES[column].test(header) && !Object.values(mapping).includes(index),
    );
    if (at >= 0) mapping[column] = at;
  }
  // Some banks have one column, in which payers write.
  if (mapping.text !== undefined || mapping.reference === undefined) return mapping;
  const { reference, ...others } = mapping;
  return { ...others, text: reference };
}

/** The credits of the rows, in a currency. Debits and rows without an amount are left out. */
export function toTransfers({ rows }: Table, mapping: Mapping, currency: string): Transfer[] {
  const cell = (row: string[], column: Column) => row[mapping[column] ?? -1] ?? '';
  const found = rows.flatMap((row) => {
    const amount = readAmount(cell(row, 'amount'), currency);
    if (!amount || amount < 0) return [];
    const reference = cell(row, 'reference');
    // Without a name of its own, all that the row says is one.
    const own = reference || row.join(' ');
    return [{ reference: own, amount, currency, payer: cell(row, 'payer'), text: cell(row, 'text') }];
  });
  return referenced('', found);
}
