import { type Request, type Response, Router } from 'express';
import { sql } from 'kysely';
import { Permission, requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { sendErrors } from '../../core/send-error.ts';
import { ordersWhere } from '../orders/orders-where.ts';
import { exportOrders } from './export-orders.ts';
import { readExportQuery } from './read-export-query.ts';

export const ORDER_EXPORTS_PATH = '/files/orders.csv';

const limit = { name: 'order export', most: 30, minutes: 60, what: 'exports of orders' };
/** How long a client may read nothing, while its export keeps a transaction open. Milliseconds. */
const LONGEST_PAUSE = 30_000;

/**
 * Orders as CSV, for staff with ORDERS: GET with the filter of `orders` as parameters, or `ids` of up to 100; with `lines=true` a row for
 * each line. What was read is recorded in the log. Responds with `{ message, code }` and status 400, 401, 403, 409 or 429 to others.
 */
export function orderExportsRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  /** Who is exporting in this process: one file a person at once. */
  const busy = new Set<string>();
  const router = Router();
  router.get('/', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Orders);
    const { id: viewer } = requireViewer(ctx);
    const { filter, ids, isByLine } = readExportQuery(req.query);
    const where = ids ? sql`id = any(${ids}::uuid[])` : ordersWhere(ctx, filter);
    if (busy.has(viewer))
      throw new DomainError(
        'CONFLICT',
        'Your last export is not finished. Wait for its file, then try again.',
      );
    busy.add(viewer);
    try {
      await consume(ctx, limit, viewer);
      await record(ctx, { orders: ids?.length ?? null, fields: ids ? [] : chosen(filter), isByLine });
      await exportOrders(ctx, { where, isByLine }, writerTo(res, `orders-${today(ctx)}.csv`));
      res.end();
    } catch (error) {
      if (!res.headersSent) throw error;
      // The file is cut off, and must not look whole.
      res.destroy();
    } finally {
      busy.delete(viewer);
    }
  });
  router.use(sendErrors(httpStatus));
  return router;
}

const today = ({ ports }: Context) => ports.now().toISOString().slice(0, 10);

/** The filters that are set. What was searched for is not recorded. */
const chosen = (filter: object) =>
  Object.entries(filter).flatMap(([name, value]) => (value === null || value === '' ? [] : name));

function record(
  ctx: Context,
  data: { orders: number | null; fields: string[]; isByLine: boolean },
): Promise<void> {
  const subject = requireViewer(ctx).id;
  return inTransaction(ctx.em.fork(), (em) =>
    recordEvent(em, ctx, { type: 'orders.exported', subject, data }),
  );
}

/** Sends texts one after the other, at the pace of the client. */
function writerTo(res: Response, fileName: string): (text: string) => Promise<void> {
  res.setTimeout(LONGEST_PAUSE, () => res.destroy());
  return async (text) => {
    if (res.destroyed) throw new Error('The client is gone.');
    if (!res.headersSent)
      res.set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      });
    if (res.write(text)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    res.once('drain', resolve).once('close', resolve);
    await promise;
    // A large file has thousands of batches.
    res.off('close', resolve);
  };
}
