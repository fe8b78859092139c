import { type Request, type Response, Router } from 'express';
import { Permission, requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { exportRows, fileSender, refuseTooManyRows } from '../../core/export-rows.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { sendErrors } from '../../core/send-error.ts';
import type { TableFormat } from '../../core/table-file.ts';
import { readBookkeepingPeriod } from './bookkeeping-period.ts';
import { exportTables } from './export-tables.ts';
import * as t from './messages/en.ts';
import { type BookkeepingFile, openFile } from './open-file.ts';
import { payoutsRoute } from './payouts/payouts-route.ts';

export const BOOKKEEPING_FILES_PATH = '/bookkeeping-files';

const limit = { name: 'bookkeeping file', most: 60, minutes: 60, what: 'files' };
const checkLimit = { name: 'bookkeeping check', most: 60, minutes: 60, what: 'checks of files' };

/**
 * Orders, payments, refunds, invoices and credit notes of a period as files, for staff with REPORTS: `/bookkeeping-files/<name>.csv` or `.xlsx` with
 * (nothing is recorded with `check=true`, when status 204 says that the file can be written)
 * the parameters `from`, `to` and `currency`; and its bookings for DATEV, `datev.csv`. What was read is recorded in the log. Responds with
 * `{ message, code }` and status 400, 401, 403, 404, 409 or 429 to others.
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
    const [name, format] = readFileName(req.params.file);
    const period = await readBookkeepingPeriod(ctx, req.query);
    const { from, to, zone, currency } = period;
    if (req.query.check === 'true') {
      await consume(ctx, checkLimit, person);
      const { rows } = await openFile(ctx, name, format, period);
      await refuseTooManyRows(ctx, format, rows);
      res.sendStatus(204);
      return;
    }
    await sendFile(
      res,
      { person, name: fileName(name, `${from}-${to}-${currency}`), format },
      async (write) => {
        await consume(ctx, limit, person);
        const { rows, file } = await openFile(ctx, name, format, period);
        await refuseTooManyRows(ctx, format, rows);
        await exportRows(ctx, { name: `bookkeeping_${name}`, rows, file }, write);
      },
      (isWhole) => recordExport(ctx, { file: name, format, from, to, zone, currency, isWhole }),
    );
  });
  router.use(payoutsRoute(contextOf));
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: t.noSuchFile, code: 'NOT_FOUND' }));
  return router;
}

/** DATEV takes files that begin so. */
const fileName = (name: string, period: string) =>
  name === 'datev' ? `EXTF_Buchungsstapel-${period}` : `${name}-${period}`;

/** Errors: NOT_FOUND. */
function readFileName(file: string): [name: BookkeepingFile, format: TableFormat] {
  const [name = '', format = '', ...others] = file.split('.');
  if (others.length > 0 || !isFile(name) || !isFormat(format) || (name === 'datev' && format !== 'csv'))
    throw new DomainError('NOT_FOUND', t.noSuchFile);
  return [name, format];
}

const isFile = (name: string): name is BookkeepingFile =>
  name === 'datev' || Object.hasOwn(exportTables, name);
const isFormat = (format: string): format is TableFormat => format === 'csv' || format === 'xlsx';

/** Who read which file of which days. */
export interface ExportedFile {
  file: string;
  format: string;
  from: string;
  to: string;
  /** Time zone of its days; events of older versions have none. */
  zone: string;
  currency: string;
  /** False when the client went away before its end. */
  isWhole: boolean;
}

function recordExport(ctx: Context, data: ExportedFile): Promise<void> {
  const subject = requireViewer(ctx).id;
  return inTransaction(ctx.em.fork(), (em) =>
    recordEvent(em, ctx, { type: 'bookkeeping.exported', subject, data: { ...data } }),
  );
}
