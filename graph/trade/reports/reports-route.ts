import { type Request, type Response, Router } from 'express';
import { Permission, requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { readDay } from '../../core/day.ts';
import type { HttpStatus } from '../../core/errors.ts';
import { readCurrency } from '../../core/money.types.ts';
import { consume } from '../../core/rate-limit.ts';
import { sendErrors } from '../../core/send-error.ts';
import { writeReport } from './report-files.ts';

export const REPORT_FILES_PATH = '/report-files';

const limit = { name: 'report file', most: 120, minutes: 60, what: 'files' };

/**
 * Reports as CSV files, for staff with REPORTS: `/report-files/<name>.csv` with the parameters `from`, `to` and `currency` of the query,
 * for `orders` also `by` and `key`. Responds with CSV, or with `{ message, code }` and status 400, 401, 403, 404, 429 or 503.
 */
export function reportsRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const router = Router();
  router.get('/:name.csv', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Reports);
    await consume(ctx, limit, requireViewer(ctx).id);
    const { name } = req.params;
    const text = (of: string) => (typeof req.query[of] === 'string' ? req.query[of] : undefined);
    const day = (of: string) => (text(of) === undefined ? undefined : readDay(text(of)));
    const query = {
      from: day('from'),
      to: day('to'),
      currency: text('currency') === undefined ? undefined : readCurrency(text('currency')!),
      by: text('by'),
      key: text('key'),
    };
    const file = await writeReport(ctx, name, query);
    res
      .set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="report-${name}.csv"`,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      })
      .send(file);
  });
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: 'No such report.', code: 'NOT_FOUND' }));
  return router;
}
