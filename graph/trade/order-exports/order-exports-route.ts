import { type Request, type Response, Router } from 'express';
import { sql } from 'kysely';
import { Permission, requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { HttpStatus } from '../../core/errors.ts';
import { fileSender, refuseTooManyRows } from '../../core/export-rows.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { sendErrors } from '../../core/send-error.ts';
import { readableFields } from '../../platform/custom-fields/find-custom-fields.ts';
import { recordAccess } from '../../platform/data-access/record-access.ts';
import { ordersWhere } from '../orders/orders-where.ts';
import { exportedOrders, exportOrders } from './export-orders.ts';
import { readExportQuery } from './read-export-query.ts';

export const ORDER_EXPORTS_PATHS = ['/files/orders.csv', '/files/orders.xlsx'];

const limit = { name: 'order export', most: 30, minutes: 60, what: 'exports of orders' };

/**
 * Orders as CSV or XLSX, for staff with ORDERS: GET with the filter of `orders` as parameters, or `ids` of up to 100; with `lines=true` a row for
 * each line. What was read is recorded in the log. Responds with `{ message, code }` and status 400, 401, 403, 409 or 429 to others.
 */
export function orderExportsRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const sendFile = fileSender();
  const router = Router();
  router.get('/', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Orders);
    const { id: viewer } = requireViewer(ctx);
    const { filter, ids, isByLine } = readExportQuery(req.query);
    const format = req.baseUrl.endsWith('.xlsx') ? 'xlsx' : 'csv';
    const where = ids ? sql`id = any(${ids}::uuid[])` : await ordersWhere(ctx, filter);
    const wanted = { where, isByLine, fields: await readableFields(ctx, 'order') };
    await sendFile(res, { person: viewer, name: `orders-${today(ctx)}`, format }, async (write) => {
      await consume(ctx, limit, viewer);
      await refuseTooManyRows(ctx, format, exportedOrders(ctx, wanted));
      await record(ctx, { orders: ids?.length ?? null, fields: ids ? [] : chosen(filter), isByLine });
      // A filter may be all orders: that is in the log.
      if (ids) await recordAccess(ctx, { type: 'order', ids });
      await exportOrders(ctx, wanted, format, write);
    });
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
