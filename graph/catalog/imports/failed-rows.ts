import { stringify } from 'csv-stringify/sync';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireImport } from './find-imports.ts';
import { guardCell, readCell } from './formula-guard.ts';
import { keyOf } from './import-fields.ts';
import { readCsv } from './read-csv.ts';
import { labelOf } from './read-row.ts';

const COLUMN = 'Error';

/** The rows of an import that failed as a CSV file, with the reasons in a last column. Errors: NOT_FOUND. */
export async function failedRows(ctx: Pick<Context, 'em' | 'ports'>, id: string): Promise<string> {
  const { file, errors } = await requireImport(ctx, id);
  const bytes = await ctx.ports.storage.read(file);
  if (!bytes) throw new DomainError('NOT_FOUND', 'The file of this import is gone.');
  const { headers, rows, delimiter } = await readCsv(bytes);
  const reasons = new Map<number, string[]>();
  for (const { row, field, message } of errors) {
    const reason = field ? `${labelOf(field)}: ${message}` : message;
    reasons.set(row, [...(reasons.get(row) ?? []), reason]);
  }
  // Of a file that was downloaded here before.
  const isShown = (_: string, index: number) => keyOf(headers[index] ?? '') !== keyOf(COLUMN);
  const failed = rows.filter(({ row }) => reasons.has(row));
  const lines = failed.map(({ row, cells }) => [...cells.filter(isShown), reasons.get(row)!.join(' ')]);
  const safe = [[...headers.filter(isShown), COLUMN], ...lines].map((cells) =>
    cells.map((cell) => guardCell(readCell(cell))),
  );
  return stringify(safe, { bom: true, delimiter, quoted_match: /[\r\n]/ });
}
