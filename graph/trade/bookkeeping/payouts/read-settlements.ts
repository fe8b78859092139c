import { isDeepStrictEqual } from 'node:util';
import { CsvError, parse } from 'csv-parse/sync';
import { MAX_CENTS } from '#money/cents';
import { minorDigits } from '#money/minor-units';
import { readDay } from '../../../core/day.ts';
import { DomainError } from '../../../core/errors.ts';
import { readCurrency } from '../../../core/money.types.ts';
import { storedId } from '../../../core/provider-ids.ts';
import { isCleanText } from '../../../core/validation.ts';
import * as t from '../messages/en.ts';
import type { PayoutLine } from './payout-line.entity.ts';

/** Rows of a file, at most. */
const MOST_ROWS = 20_000;
const LONGEST_ID = 200;

/** The columns by what they have: as Razorpay's settlement reconciliation report calls them, or any other provider. */
const COLUMNS = {
  kind: ['transaction_entity', 'type'],
  entity: ['entity_id', 'id'],
  amount: ['amount'],
  currency: ['currency'],
  fee: ['fee (exclusive tax)', 'fee'],
  tax: ['tax'],
  payout: ['settlement_id', 'payout'],
  day: ['settled_at', 'day'],
} as const;
type Column = keyof typeof COLUMNS;
export type Settled = Omit<PayoutLine, 'id'>;

/** The lines of a settlement file of a provider, each once. Errors: BAD_USER_INPUT with the row that cannot be read, or that says something else than an earlier one. */
export function readSettlements(provider: string, text: string): Settled[] {
  const [head = [], ...rows] = parseRows(text);
  const names = head.map((name) => name.trim().toLowerCase());
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, known]) => [
      column,
      names.findIndex((name) => (known as readonly string[]).includes(name)),
    ]),
  ) as Record<Column, number>;
  const missing = Object.entries(places).find(([column, at]) => at < 0 && column !== 'tax');
  if (missing) throw wrong(t.noColumn(COLUMNS[missing[0] as Column].join(', ')));
  if (rows.length > MOST_ROWS) throw wrong(t.tooManyRows);
  const lines = new Map<string, { line: Settled; row: number }>();
  for (const [at, cells] of rows.entries()) {
    const row = at + 2;
    const line = readLine(provider, row, (column) => (cells[places[column]] ?? '').trim());
    if (!line) continue;
    const key = JSON.stringify([line.kind, line.entity, line.payout]);
    const earlier = lines.get(key);
    if (!earlier) lines.set(key, { line, row });
    else if (!isDeepStrictEqual(earlier.line, line)) throw wrong(t.contradictingRows(earlier.row, row));
  }
  return [...lines.values()].map(({ line }) => line);
}

function readLine(provider: string, row: number, cell: (column: Column) => string): Settled | null {
  try {
    return lineOf(provider, cell);
  } catch {
    throw wrong(t.badRow(row));
  }
}

function parseRows(text: string): string[][] {
  try {
    const [head = ''] = text.split('\n', 1);
    const delimiter = [';', '\t'].find((each) => head.includes(each)) ?? ',';
    return parse(text, { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) throw wrong(t.noCsv);
    throw error;
  }
}

/** Null for what is not paid out yet. */
function lineOf(provider: string, cell: (column: Column) => string): Settled | null {
  const payout = cell('payout');
  if (payout === '') return null;
  const currency = readCurrency(cell('currency'));
  const given = cell('kind').toLowerCase();
  const kind = given === 'payment' || given === 'refund' ? given : 'other';
  const id = cell('entity');
  if (id === '' || [id, payout].some((each) => each.length > LONGEST_ID || !isCleanText(each)))
    throw new Error('No id.');
  const fee = minorOf(cell('fee'), currency) + minorOf(cell('tax'), currency);
  const amount = Math.abs(minorOf(cell('amount'), currency));
  return {
    provider,
    kind,
    entity: storedId(provider, id),
    payout,
    amount,
    fee,
    currency,
    day: dayOf(cell('day')),
  };
}

/** A decimal such as "1,234.50" in minor units; nothing is 0. */
function minorOf(text: string, currency: string): number {
  const plain = text.replaceAll(',', '');
  if (plain === '') return 0;
  const [, sign, whole, part = ''] = /^(-?)(\d{1,10})(?:\.(\d*))?$/.exec(plain) ?? [];
  const digits = minorDigits(currency);
  if (whole === undefined || /[1-9]/.test(part.slice(digits))) throw new Error('No amount.');
  const minor = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  if (minor > MAX_CENTS) throw new Error('Too much.');
  return sign ? -minor : minor;
}

/** "2026-11-26 10:00:00" and "26/11/2026 10:00:00". */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})/.exec(text) ?? [];
  return readDay(day ? `${year}-${month}-${day}` : text.slice(0, 10));
}

const wrong = (message: string) => new DomainError('BAD_USER_INPUT', message);
