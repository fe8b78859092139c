import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { invoicesOf } from './find-invoices.ts';
import { Invoice } from './invoice.entity.ts';
import type { InvoicesArgs } from './invoices.inputs.ts';
import type { InvoiceConnection } from './invoices.types.ts';

/** Documents of the shop, newest first. Errors: BAD_USER_INPUT for a cursor of no list. */
export async function findAllInvoices(ctx: Context, args: InvoicesArgs): Promise<InvoiceConnection> {
  const { kind, from, to } = args;
  const slice = sliceOf(args);
  const issuedAt = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  const rows = await ctx.em.fork().find(
    Invoice,
    {
      ...(slice.after && { id: { $lt: slice.after } }),
      ...(kind && { kind }),
      ...((from || to) && { issuedAt }),
    },
    { orderBy: { id: 'desc' }, limit: slice.limit, fields: ['id', 'order'] },
  );
  const found = await Promise.all(
    rows.map(async ({ id, order }) => (await invoicesOf(order, ctx)).filter((each) => each.id === id)),
  );
  return connectionOf(found.flat(), slice);
}
