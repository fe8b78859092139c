import { setImmediate as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { DomainError } from '../../core/errors.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import type { ImportField } from './import-fields.ts';
import { type Delimiter, MAX_ROW_LENGTH, splitRows } from './split-rows.ts';

/** Largest file, in bytes. */
export const MAX_FILE = 10 * 1024 * 1024;
export const TOO_LARGE = 'The file is larger than 10 MB. Split it into several files.';
/** Most rows of a file without its header. */
export const MAX_ROWS = 50_000;
/** Files of shop systems have columns for each attribute and each extension. */
const MAX_COLUMNS = 1000;
/** A line before the header that names the delimiter to Excel. */
const NAMED_DELIMITER = /^sep=([,;\t])\r?\n/i;
/** Pictures that were pasted into a text. */
const DATA_URI = /data:image\/[a-z+]{1,20};base64,[a-z0-9+/=]*/gi;
/** What is parsed between two pauses, in which the process does other work: so many characters, or rows. */
const PIECE = 256 * 1024;
const PIECE_ROWS = 2000;

export interface CsvRow {
  /** Its number in a spreadsheet: the header is row 1. */
  row: number;
  cells: string[];
  /** Why it cannot be imported, if its format says so. */
  problem?: string;
  /** What of it is imported otherwise than it says. */
  warnings?: readonly RowNote[];
  /** What it is about, of a row without cells that say it. */
  about?: string;
  /** Numbers of further rows that it is made of. */
  besides?: number[];
  /** Pictures to fetch, of a file of another shop system: those of its product in their order, and the one of its variant. */
  pictures?: readonly GivenPicture[];
  variantPicture?: GivenPicture;
  /** Paths that its product had in the other system. */
  oldPaths?: readonly string[];
}

/** A sentence about a cell of a row. */
export interface RowNote {
  field: ImportField;
  message: string;
}

/** A picture of another server. */
export interface GivenPicture {
  /** An https address of a public host, unless it cannot be fetched. */
  address: string;
  /** What it shows; empty when the file does not say. */
  alt: string;
  /** Why it cannot be fetched, if its address says so. */
  failure?: 'badAddress' | 'inwardAddress';
}

/** A row whose cells cannot be told apart: they are what stands between delimiters. */
export interface BrokenRow extends Pick<CsvRow, 'row' | 'cells'> {
  problem: string;
}

export interface CsvFile {
  encoding: Encoding;
  delimiter: string;
  headers: string[];
  rows: CsvRow[];
  broken: BrokenRow[];
}

/**
 * Reads a CSV file: UTF-8, UTF-16 or Windows-1252, with semicolons, commas or tabs. Errors: BAD_USER_INPUT when it is no
 * such file, has no header or no rows, or too many rows or columns. Pictures within texts are left out.
 */
export async function readCsv(bytes: Uint8Array): Promise<CsvFile> {
  const { text: decoded, encoding } = decodeText(bytes);
  const [said, named] = NAMED_DELIMITER.exec(decoded) ?? [''];
  const text = decoded.slice(said.length).replace(DATA_URI, '');
  const delimiter = (named as Delimiter | undefined) ?? sniffDelimiter(text);
  const { rows: all, broken } = await parseRows(text, delimiter);
  const [header, ...rows] = all;
  if (broken[0] && !(header && header.row < broken[0].row)) throw wrong(broken[0].problem);
  if (!header) throw wrong('The file is empty. Its first row has to name the columns.');
  const headers = header.cells.map((cell) => cell.trim());
  refuseHeader(headers);
  if (rows.length + broken.length === 0) throw wrong('The file has a header and no rows below it.');
  return { encoding, delimiter, headers, rows, broken };
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

async function parseRows(text: string, delimiter: Delimiter): Promise<Pick<CsvFile, 'rows' | 'broken'>> {
  const rows: CsvRow[] = [];
  const broken: BrokenRow[] = [];
  let piece = { text: '', rows: [] as number[], length: 0 };
  const parsePiece = () => {
    for (const [index, cells] of parsed(piece.text, delimiter).entries())
      if (cells.some((cell) => cell !== '')) rows.push({ row: piece.rows[index]!, cells });
    piece = { text: '', rows: [], length: 0 };
    if (rows.length + broken.length > MAX_ROWS + 1)
      throw wrong(`The file has more than ${MAX_ROWS} rows. Split it into several files.`);
  };
  let row = 0;
  for (const { text: own, problem } of splitRows(text, delimiter)) {
    row += 1;
    piece.length += own.length;
    if (problem) broken.push({ row, problem, cells: own.slice(0, MAX_ROW_LENGTH).split(delimiter) });
    // Spreadsheets write rows without content below the last one, up to a million: each would be an error within the parser.
    else if (own.replaceAll(delimiter, '').trim() !== '') {
      piece.text += own;
      piece.rows.push(row);
    }
    if (piece.length < PIECE && piece.rows.length < PIECE_ROWS) continue;
    parsePiece();
    await pause();
  }
  parsePiece();
  return { rows, broken };
}

function parsed(rows: string, delimiter: Delimiter): string[][] {
  if (rows === '') return [];
  return parse(rows, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // For cells that do not begin with a quotation mark: in all others the marks are in order.
    relax_quotes: true,
    // Some files have blanks around quotation marks. Cells are read without those around them.
    trim: true,
  });
}

/** The delimiter that stands most often in the first line, outside of quotation marks. */
function sniffDelimiter(text: string): Delimiter {
  const [line = ''] = /^[^\r\n]*/.exec(text.trimStart().slice(0, MAX_ROW_LENGTH)) ?? [];
  // Between quotation marks stands every second piece.
  const plain = line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return ([',', ';', '\t'] as const).reduce<Delimiter>(
    (best, each) => (count(each) > count(best) ? each : best),
    ',',
  );
}

function wrong(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message);
}
