import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DomainError } from '../../core/errors.ts';
import { decodeText, type Encoding } from './decode-text.ts';

/** Largest file, in bytes. */
export const MAX_FILE = 10 * 1024 * 1024;
export const TOO_LARGE = 'The file is larger than 10 MB. Split it into several files.';
/** Most rows of a file without its header. */
export const MAX_ROWS = 50_000;
/** Files of shop systems have columns for each attribute and each extension. */
const MAX_COLUMNS = 1000;
/** Most characters of a row: a description has 10,000, and may have been made of much more HTML. */
const MAX_ROW_LENGTH = 200_000;
/** Pictures that were pasted into a text. */
const DATA_URI = /data:image\/[a-z+]{1,20};base64,[a-z0-9+/=]*/gi;
/** Characters that are parsed between two pauses, in which the process does other work. */
const PIECE = 256 * 1024;

export interface CsvRow {
  /** Its number in a spreadsheet: the header is row 1. */
  row: number;
  cells: string[];
  /** Why it cannot be imported, if its format says so. */
  problem?: string;
  /** Numbers of further rows that it is made of. */
  besides?: number[];
  /** Pictures to fetch, of a file of another shop system: those of its product in their order, and the one of its variant. */
  pictures?: readonly GivenPicture[];
  variantPicture?: GivenPicture;
}

/** A picture of another server. */
export interface GivenPicture {
  /** An https address of a public host. */
  address: string;
  /** What it shows; empty when the file does not say. */
  alt: string;
}

export interface CsvFile {
  encoding: Encoding;
  delimiter: string;
  headers: string[];
  rows: CsvRow[];
}

/**
 * Reads a CSV file: UTF-8, UTF-16 or Windows-1252, with semicolons, commas or tabs. Errors: BAD_USER_INPUT when it is no
 * such file, has no header or no rows, or too many rows, columns or characters. Pictures within texts are left out.
 */
export async function readCsv(bytes: Uint8Array): Promise<CsvFile> {
  const { text: decoded, encoding } = decodeText(bytes);
  const text = decoded.replace(DATA_URI, '');
  const delimiter = sniffDelimiter(text);
  const [header, ...rows] = await parseRows(text, delimiter);
  if (!header) throw wrong('The file is empty. Its first row has to name the columns.');
  const headers = header.cells.map((cell) => cell.trim());
  refuseHeader(headers);
  if (rows.length === 0) throw wrong('The file has a header and no rows below it.');
  return { encoding, delimiter, headers, rows };
}

function refuseHeader(headers: string[]): void {
  if (headers.length > MAX_COLUMNS)
    throw wrong(`The file has ${headers.length} columns. Leave at most ${MAX_COLUMNS} of them.`);
  if (headers.every((header) => header === ''))
    throw wrong('The first row is empty. It has to name the columns.');
  const seen = new Set<string>();
  for (const header of headers) {
    if (header !== '' && seen.has(header.toLowerCase()))
      throw wrong(
        `Two columns are called "${header.slice(0, 100)}". Give each its own name in the first row.`,
      );
    seen.add(header.toLowerCase());
  }
}

async function parseRows(text: string, delimiter: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  const records = Readable.from(pieces(text)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Some files have blanks around quotation marks. Cells are read without those around them.
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
    }),
  );
  try {
    for await (const { info, record } of records as AsyncIterable<{
      info: { empty_lines: number; records: number };
      record: string[];
    }>) {
      if (rows.length > MAX_ROWS)
        throw wrong(`The file has more than ${MAX_ROWS} rows. Split it into several files.`);
      // Spreadsheets write rows without content below the last one.
      if (record.some((cell) => cell !== ''))
        rows.push({ row: info.records + info.empty_lines, cells: record });
    }
  } catch (error) {
    throw error instanceof CsvError ? wrong(sentenceOf(error)) : error;
  }
  return rows;
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}

function sentenceOf({ code, ...details }: CsvError): string {
  const line = 'lines' in details ? `Line ${details.lines}` : 'A line';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `${line} is too long: a row has at most ${MAX_ROW_LENGTH} characters. A quotation mark may be missing there.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `${line} has a quotation mark that is not closed. Write "" for a mark within quotation marks.`;
  return `${line} has a quotation mark in the wrong place. Put the whole cell into quotation marks, and write "" for one within it.`;
}

/** The delimiter that stands most often in the first line, outside of quotation marks. */
function sniffDelimiter(text: string): string {
  const [line = ''] = /^[^\r\n]*/.exec(text.trimStart().slice(0, MAX_ROW_LENGTH)) ?? [];
  // Between quotation marks stands every second piece.
  const plain = line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function wrong(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message);
}
