import { minorDigits } from '#money/minor-units';
import { isMailbox, normaliseEmail } from '../../../core/email-address.ts';
import { isCleanText } from '../../../core/validation.ts';
import type { Table } from '../formats/table.ts';
import type { RowProblem } from '../import.entity.ts';
import type { CsvRow } from '../read-csv.ts';

/** The headers of a value: the first that is not empty counts. */
export type Headers = readonly string[];

/** Most characters of what is stored; longer texts end with an ellipsis. */
export const LENGTHS = { name: 200, phone: 60, address: 600, status: 100, tags: 500, note: 2_000 } as const;
const LONGEST_NUMBER = 100;
/** Largest amount in minor units: sums of it stay exact. */
const MOST = 1_000_000_000_000;

/** The values of a row, with what is wrong in its cells. */
export interface HistoryRow {
  row: CsvRow;
  problems: RowProblem[];
  /** One line of text. */
  line(headers: Headers, most: number): string;
  /** Text in several lines. */
  text(headers: Headers, most: number): string | null;
  number(headers: Headers): string;
  email(headers: Headers): { email: string | null; emailKey: string | null };
  count(headers: Headers): number | null;
  amount(headers: Headers, currency: string): number | null;
  currency(headers: Headers): string;
  time(headers: Headers): Date | null;
  refuse(message: string): void;
}

/** Reads a row of a file. Amounts whose file names no currency are in `shopCurrency`. */
export function historyRow(table: Table, row: CsvRow, columns: number, shopCurrency: string): HistoryRow {
  const problems: RowProblem[] = [];
  const refuse = (message: string) =>
    void problems.push({ row: row.row, field: null, code: 'BAD_USER_INPUT', message });
  if (row.problem) refuse(row.problem);
  else if (row.cells.length !== columns)
    refuse(
      `The row has ${row.cells.length} cells, but the header has ${columns}. Put texts with a delimiter into quotation marks.`,
    );
  // Files write an apostrophe before numbers, so that spreadsheets leave them as they are.
  const cell = (headers: Headers) => table.cell(row, ...headers).replace(/^'(?=[\d+#])/, '');
  const label = (headers: Headers) => headers.find((header) => table.has(header)) ?? headers[0]!;
  const text = (headers: Headers, most: number) => shortened(plain(cell(headers)), most);
  const parse = <Value>(headers: Headers, read: (value: string) => Value | null, must: string) => {
    const value = cell(headers);
    if (value === '') return null;
    const result = read(value);
    if (result === null)
      refuse(`${label(headers)} is "${plain(value).slice(0, 40).toWellFormed()}". ${must}`);
    return result;
  };
  return {
    row,
    problems,
    refuse,
    line: (headers, most) => shortened(plain(cell(headers)).replace(/\s+/g, ' '), most),
    text: (headers, most) => text(headers, most) || null,
    number(headers) {
      const number = cell(headers);
      if (number.length <= LONGEST_NUMBER && isCleanText(number)) return number;
      refuse(
        `${label(headers)} is no number: it has more than ${LONGEST_NUMBER} characters, or signs that cannot be seen.`,
      );
      return '';
    },
    email(headers) {
      const must = 'Write an e-mail address, or leave the cell empty.';
      const email = parse(headers, (value) => (isMailbox(value) ? value : null), must);
      return { email, emailKey: email && normaliseEmail(email) };
    },
    count: (headers) =>
      parse(
        headers,
        (value) => (/^\d{1,7}(\.0+)?$/.test(value) ? Math.trunc(Number(value)) : null),
        'Write a whole number.',
      ),
    amount: (headers, currency) =>
      parse(headers, (value) => minorUnits(value, minorDigits(currency)), AMOUNT_RULE),
    currency: (headers) =>
      parse(
        headers,
        (value) => (/^[A-Z]{3}$/.test(value) ? value : null),
        'Write the code of a currency, such as EUR.',
      ) ?? shopCurrency,
    time: (headers) => parse(headers, timeOf, TIME_RULE),
  };
}

const AMOUNT_RULE = 'Write an amount without thousands separators and signs, such as 1299.90.';
const TIME_RULE = 'Write a time such as 2025-11-30 08:00:00 +0530; without a zone it is one of UTC.';

/** Without what cannot be shown. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{C}\n]/gu, ' ')
    .trim();

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
}

/** Decimals beyond those of the currency, which some files have of taxes, are rounded. */
function minorUnits(value: string, digits: number): number | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d{1,12}))?$/.exec(value) ?? [];
  if (whole === undefined) return null;
  // "1,299" may mean 1299 or 1.30.
  if (decimals.length === 3 && digits !== 3 && value.includes(',')) return null;
  const amount = Number(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  const rounded = amount + (Number(decimals[digits] ?? 0) >= 5 ? 1 : 0);
  return rounded <= MOST ? rounded : null;
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d{1,6})?)?)?(?: ?(Z|UTC|[+-]\d\d:?\d\d))?$/;

function timeOf(value: string): Date | null {
  const [, day, time = '00:00', seconds = '00', zone = 'Z'] = TIME.exec(value) ?? [];
  if (day === undefined) return null;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
  const at = new Date(`${day}T${time}:${seconds}${offset}`);
  const isReal = !Number.isNaN(at.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return isReal && at.getTime() >= FIRST && at.getTime() <= LAST ? at : null;
}
const FIRST = Date.parse('1990-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');
