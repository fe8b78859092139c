import { type Request, type Response, Router } from 'express';
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
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { customersWhere } from '../customers/find-customers.ts';
import { exportCustomers, exportedCustomers } from './export-customers.ts';
import { readExportQuery } from './read-export-query.ts';

export const CUSTOMER_EXPORTS_PATHS = ['/files/customers.csv', '/files/customers.xlsx'];

const limit = { name: 'customer export', most: 30, minutes: 60, what: 'exports of customers' };

/**
 * Customers as CSV or XLSX, for staff with ORDERS: GET with the filter of the list as parameters. What was read is recorded in the log. Responds with
 * `{ message, code }` and status 400, 401, 403, 409 or 429 to others.
 */
export function customerExportsRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const sendFile = fileSender();
  const router = Router();
  router.get('/', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Orders);
    const { id: person } = requireViewer(ctx);
    const { filter, ...wanted } = readExportQuery(req.query);
    const where = await customersWhere(ctx, { ...wanted, filter });
    const customFields = await readableFields(ctx, 'customer');
    const currency = await shopCurrency(ctx);
    const rows = exportedCustomers(where, currency, customFields);
    const format = req.baseUrl.endsWith('.xlsx') ? 'xlsx' : 'csv';
    const name = `customers-${ctx.ports.now().toISOString().slice(0, 10)}`;
    // What was searched for is not recorded.
    const fields = Object.entries({ ...wanted, ...filter }).flatMap(([field, value]) =>
      value ? [field] : [],
    );
    await sendFile(res, { person, name, format }, async (write) => {
      await consume(ctx, limit, person);
      await refuseTooManyRows(ctx, format, rows);
      await recordAccess(ctx, { type: 'list', ids: ['customers'] });
      await inTransaction(ctx.em.fork(), (em) =>
        recordEvent(em, ctx, { type: 'customers.exported', subject: person, data: { fields } }),
      );
      await exportCustomers(ctx, { rows, currency, customFields }, format, write);
    });
  });
  router.use(sendErrors(httpStatus));
  return router;
}
