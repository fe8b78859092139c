import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import { type Request, type Response, Router } from 'express';
import { Permission, requirePermission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { guardCell, readCell } from '../../core/formula-guard.ts';
import { sendErrors } from '../../core/send-error.ts';
import { requireImport } from './find-imports.ts';
import { isHistory, keyOf } from './import-fields.ts';
import { importReport } from './import-report.ts';
import { readCsv } from './read-csv.ts';
import { asRead } from './read-import.ts';
import { labelOf } from './read-row.ts';
import { requireExport } from './start-export.ts';
import { partName } from './write-export.ts';

const expand = promisify(gunzip);

/**
 * The files of imports and exports, for staff with PRODUCTS. Responds with CSV, or with `{ message, code }` and status 401,
 * 403 or 404.
 */
export function filesRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const router = Router();
  router.get('/exports/:id/:name', async (req, res) => {
    const ctx = await staffContext(req, res);
    await sendExport(ctx, req, res);
  });
  router.get('/imports/:id/errors.csv', async (req, res) => {
    const ctx = await staffContext(req, res);
    const text = await failedRows(ctx, req.params.id);
    attach(res, 'import-errors.csv').send(text);
  });
  router.get('/imports/:id/report.csv', async (req, res) => {
    const ctx = await staffContext(req, res);
    const text = await importReport(ctx, req.params.id);
    attach(res, 'import-report.csv').send(text);
  });
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: 'No such file.', code: 'NOT_FOUND' }));
  return router;

  async function staffContext(req: Request, res: Response): Promise<Context> {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Products);
    return ctx;
  }
}

/** Sends the parts one after the other, as they are compressed: what is joined from them is compressed as well. */
async function sendExport(ctx: Context, req: Request, res: Response): Promise<void> {
  const { id, kind, parts, state, createdAt } = await requireExport(ctx, String(req.params.id));
  if (state !== 'done') throw new DomainError('NOT_FOUND', 'The file of this export is not written yet.');
  const isCompressed = req.acceptsEncodings('gzip') === 'gzip';
  attach(res, `${kind}-${createdAt.toISOString().slice(0, 10)}.csv`);
  if (isCompressed) res.set('Content-Encoding', 'gzip');
  for (let part = 0; part < parts; part += 1) {
    const bytes = await ctx.ports.storage.read(partName(id, part));
    if (!bytes) throw new Error(`Part ${part} of the export ${id} is not in the storage.`);
    const isRead = res.write(isCompressed ? bytes : await expand(bytes));
    if (!isRead) await new Promise((drained) => res.once('drain', drained).once('close', drained));
  }
  res.end();
}

function attach(res: Response, fileName: string): Response {
  return res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
}

const COLUMN = 'Error';

/** The rows of an import that failed as a CSV file, with the reasons in a last column. Errors: NOT_FOUND. */
export async function failedRows(
  ctx: Pick<Context, 'em' | 'actor' | 'ports' | 'settings'>,
  id: string,
): Promise<string> {
  const found = await requireImport(ctx, id);
  const { errors } = found;
  const bytes = await ctx.ports.storage.read(found.file);
  if (!bytes) throw new DomainError('NOT_FOUND', 'The file of this import is gone.');
  const file = await readCsv(bytes);
  const { headers, rows, broken, delimiter } = file;
  const reasons = new Map<number, string[]>();
  for (const { row, item, field, message } of errors) {
    const reason = field ? `${labelOf(field)}: ${message}` : message;
    const named = `Row ${row}${item ? `, ${item}` : ''}:`;
    reasons.set(row, [...(reasons.get(row) ?? [named]), reason]);
  }
  // Of a file that was downloaded here before.
  const isShown = (_: string, index: number) => keyOf(headers[index] ?? '') !== keyOf(COLUMN);
  // With the rows of products whose variants have rows of their own.
  const read = isHistory(found.kind) ? [] : (await asRead(file, found, ctx)).rows;
  const besides = read.flatMap(({ row, besides = [] }) => {
    return reasons.has(row) ? besides : [];
  });
  const shown = new Set([...reasons.keys(), ...besides]);
  const all = [...rows, ...broken].sort((a, b) => a.row - b.row);
  const failed = all.filter(({ row }) => shown.has(row));
  const lines = failed.map(({ row, cells }) => [
    ...cells.filter(isShown),
    (reasons.get(row) ?? []).join(' '),
  ]);
  const safe = [[...headers.filter(isShown), COLUMN], ...lines].map((cells) =>
    cells.map((cell) => guardCell(readCell(cell))),
  );
  return stringify(safe, { bom: true, delimiter, quoted_match: /[\r\n]/ });
}
