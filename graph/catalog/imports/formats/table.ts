import { readCell } from '../../../core/formula-guard.ts';
import { type ImportField, keyOf } from '../import-fields.ts';
import type { CsvFile, CsvRow, RowNote } from '../read-csv.ts';

/** The cells of a file by the headers of their columns. It notes which columns were read. */
export interface Table {
  rows: readonly CsvRow[];
  has(header: string): boolean;
  /** The first of these columns that is not empty in the row; an empty text when there is none. */
  cell(row: CsvRow, ...headers: string[]): string;
  /** Names something that the shop has no place for, of a column that is read otherwise. */
  leaveOut(what: string): void;
  /** Notes what is imported otherwise than a row says. */
  warn(row: CsvRow, field: ImportField, message: string): void;
  /** These notes of the row with this number. */
  warningsOf(row: number): readonly RowNote[] | undefined;
  /** What is not imported: the headers of columns that have content and were not read, and what was left out. */
  leftOut(): string[];
}

export function tableOf(
  { headers, rows }: Pick<CsvFile, 'headers' | 'rows'>,
  inEnglish = (header: string) => header,
): Table {
  // A header that is English already counts before one that is translated.
  const columns = new Map(
    [inEnglish, (header: string) => header].flatMap((named) =>
      headers.map((header, index): [string, number] => [keyOf(named(header)), index]),
    ),
  );
  const read = new Set<number>();
  const parts = new Set<string>();
  const warnings = new Map<number, RowNote[]>();
  const cellAt = ({ cells }: CsvRow, index: number) => readCell((cells[index] ?? '').trim()).trim();
  return {
    rows,
    has: (header) => columns.has(keyOf(header)),
    cell(row, ...names) {
      for (const name of names) {
        const index = columns.get(keyOf(name));
        if (index === undefined) continue;
        read.add(index);
        const cell = cellAt(row, index);
        if (cell !== '') return cell;
      }
      return '';
    },
    leaveOut: (what) => void parts.add(what),
    warn: ({ row }, field, message) =>
      void warnings.set(row, [...(warnings.get(row) ?? []), { field, message }]),
    warningsOf: (row) => warnings.get(row),
    leftOut() {
      const unread = headers.filter((header, index) => {
        return header !== '' && !read.has(index) && rows.some((row) => cellAt(row, index) !== '');
      });
      return [...unread, ...parts];
    },
  };
}
