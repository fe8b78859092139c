import { setImmediate as pause } from 'node:timers/promises';
import { guardCell } from '../../../core/formula-guard.ts';
import { fieldsOf, importFields } from '../import-fields.ts';
import type { CsvFile, CsvRow } from '../read-csv.ts';
import type { Format, FormatName, FormatOptions } from './format.ts';
import { medusa } from './medusa.ts';
import { shopify } from './shopify.ts';
import { tableOf } from './table.ts';
import { vendure } from './vendure.ts';
import { woocommerce } from './woocommerce.ts';

const formats: Record<FormatName, Format> = { shopify, woocommerce, medusa, vendure };

/** The shop system that a file comes from, by its headers; null for any other file. */
export function formatOf(file: Pick<CsvFile, 'headers'>): FormatName | null {
  const names = Object.keys(formats) as FormatName[];
  return names.find((name) => formats[name].isMine(columnsOf(file, name).has)) ?? null;
}

const columnsOf = ({ headers }: Pick<CsvFile, 'headers'>, name: FormatName) =>
  tableOf({ headers, rows: [] }, formats[name].inEnglish);

/** A file of another system in the shop's own format: rows have the numbers that they had. */
export interface ReadFormat extends Omit<CsvFile, 'encoding' | 'delimiter'> {
  /** What of the file is not imported: headers of columns, and parts of them. */
  leftOut: string[];
}

const HEADERS = fieldsOf.products.map((field) => importFields[field].header);

/** Rows that are read between two pauses, in which the process does other work. */
const STEP = 50;

/** Reads the file of a shop system. */
export async function readFormat(
  file: Pick<CsvFile, 'headers' | 'rows' | 'broken'>,
  name: FormatName,
  options: FormatOptions,
): Promise<ReadFormat> {
  const table = tableOf(file, formats[name].inEnglish);
  const rows: CsvRow[] = [];
  for (const { values, ...row } of formats[name].read(table, options)) {
    const cells = fieldsOf.products.map((field) => guardCell(values[field] ?? ''));
    rows.push({ ...row, warnings: table.warningsOf(row.row), cells });
    if (rows.length % STEP === 0) await pause();
  }
  return { headers: HEADERS, rows, broken: file.broken, leftOut: table.leftOut() };
}
