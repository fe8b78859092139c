import { type Request, type Response, Router } from 'express';
import { type RawBuilder, sql } from 'kysely';
import { Permission, requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { exportRows, fileSender, refuseTooManyRows } from '../../core/export-rows.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { sendErrors } from '../../core/send-error.ts';
import { type TableFormat, tableFile } from '../../core/table-file.ts';
import { type BookkeepingPeriod, readBookkeepingPeriod } from './bookkeeping-period.ts';
import {
  cellsOf,
  type ExportName,
  type ExportRow,
  exportTables,
  headersOf,
  rowsOf,
} from './export-tables.ts';
import * as t from './messages/en.ts';

export const BOOKKEEPING_FILES_PATH = '/bookkeeping-files';

const limit = { name: 'bookkeeping file', most: 60, minutes: 60, what: 'files' };

/**
 * Orders, payments, refunds, invoices and credit notes of a period as files, for staff with REPORTS: `/bookkeeping-files/<name>.csv` or `.xlsx` with
 * the parameters `from`, `to` and `currency`. What was read is recorded in the log. Responds with `{ message, code }` and status 400, 401,
 * 403, 404, 409 or 429 to others.
 */
export function bookkeepingRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const sendFile = fileSender();
  const router = Router();
  router.get('/:file', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Reports);
    const { id: person } = requireViewer(ctx);
    const { name, format } = readFileName(req.params.file);
    const period = await readBookkeepingPeriod(ctx, req.query);
    const { from, to, currency } = period;
    const rows = selectOf(name, period);
    const table = exportTables[name];
    await sendFile(res, { person, name: `${name}-${from}-${to}-${currency}`, format }, async (write) => {
      await consume(ctx, limit, person);
      await refuseTooManyRows(ctx, format, rows);
      await recordExport(ctx, { file: name, format, from, to, currency });
      const cells = (row: ExportRow) => cellsOf(table, row, currency);
      await exportRows(
        ctx,
        { name: `bookkeeping_${name}`, rows, cells, file: tableFile(format, headersOf(table)) },
        write,
      );
    });
  });
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: t.noSuchFile, code: 'NOT_FOUND' }));
  return router;
}

/** Errors: NOT_FOUND. */
function readFileName(file: string): { name: ExportName; format: TableFormat } {
  const [name = '', format] = file.split('.', 2);
  if (!Object.hasOwn(exportTables, name) || (format !== 'csv' && format !== 'xlsx'))
    throw new DomainError('NOT_FOUND', t.noSuchFile);
  return { name: name as ExportName, format };
}

function selectOf(name: ExportName, period: BookkeepingPeriod): RawBuilder<ExportRow> {
  const [text, params] = rowsOf(exportTables[name], period);
  const parts = text.split('?').map((part, at) => {
    const literal = sql.raw(part);
    return at === 0 ? literal : sql`${params[at - 1]}${literal}`;
  });
  return sql<ExportRow>`${sql.join(parts, sql.raw(''))}`;
}

/** Who read which file of which days. */
export interface ExportedFile {
  file: string;
  format: string;
  from: string;
  to: string;
  currency: string;
}

function recordExport(ctx: Context, data: ExportedFile): Promise<void> {
  const subject = requireViewer(ctx).id;
  return inTransaction(ctx.em.fork(), (em) =>
    recordEvent(em, ctx, { type: 'bookkeeping.exported', subject, data: { ...data } }),
  );
}
