import type { FilterQuery } from '@mikro-orm/core';
import { orderNumberIn } from '#money/order-name';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { invoicesOf } from './find-invoices.ts';
import { Invoice } from './invoice.entity.ts';
import type { InvoicesArgs } from './invoices.inputs.ts';
import type { InvoiceConnection } from './invoices.types.ts';

/** Documents of the shop, newest first. Errors: BAD_USER_INPUT for a cursor of no list or a bad keyword. */
export async function findAllInvoices(ctx: Context, args: InvoicesArgs): Promise<InvoiceConnection> {
  const { kind, from, to } = args;
  const slice = sliceOf(args);
  const issuedAt = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  const keyword = readKeyword(args.keyword ?? '');
  const rows = await ctx.em.fork().find(
    Invoice,
    {
      ...(slice.after && { id: { $lt: slice.after } }),
      ...(kind && { kind }),
      ...((from || to) && { issuedAt }),
      ...(keyword && { $or: matching(keyword) }),
    },
    { orderBy: { id: 'desc' }, limit: slice.limit, fields: ['id', 'order'] },
  );
  const found = await Promise.all(
    rows.map(async ({ id, order }) => (await invoicesOf(order, ctx)).filter((each) => each.id === id)),
  );
  return connectionOf(found.flat(), slice);
}

function matching(keyword: string): FilterQuery<Invoice>[] {
  const pattern = { $ilike: `%${literalPattern(keyword)}%` };
  const number = orderNumberIn(keyword);
  return [
    { number: pattern },
    { order: { customerName: pattern } },
    { order: { customerEmail: pattern } },
    ...(number === null ? [] : [{ order: { number } }]),
  ];
}
