import type { ImportField } from '../import-fields.ts';
import type { CsvRow } from '../read-csv.ts';
import type { Table } from './table.ts';

/** The shop systems whose product files are read. */
export type FormatName = 'shopify' | 'woocommerce' | 'medusa' | 'vendure';

/** What the rows of a file mean depends on. */
export interface FormatOptions {
  /** Of the shop. */
  currency: string;
  /** When the import was started. */
  now: Date;
  /** Units that may be sold beyond the stock of variants that the other system sells without stock. */
  backorderLimit: number;
}

/** A row of the shop's own format, with the number of the row of the file that it stands for. */
export interface FormatRow extends Omit<CsvRow, 'cells'> {
  values: Partial<Record<ImportField, string>>;
}

/** Reads the product file of one shop system. Pure: the database and the network are not asked. */
export interface Format {
  /** A header of the file in English, where the system translates them. */
  inEnglish?(header: string): string;
  /** Whether a file with these columns is one of this system. */
  isMine(has: (header: string) => boolean): boolean;
  /** The rows of the file as rows of the shop's own format, each made when it is asked for. */
  read(table: Table, options: FormatOptions): Iterable<FormatRow>;
}
