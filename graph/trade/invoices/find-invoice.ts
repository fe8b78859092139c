import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { findOrder } from '../orders/find-orders.ts';
import { Invoice } from './invoice.entity.ts';

/** A document, for the owner of its order and for staff. Errors: NOT_FOUND. */
export async function findInvoice(ctx: Context, id: string): Promise<Invoice> {
  const invoice = await ctx.em.fork().findOne(Invoice, { id: requireId(id, 'Invoice') });
  if (!invoice) throw new DomainError('NOT_FOUND', 'Invoice not found.');
  await findOrder(ctx, invoice.order.id);
  return invoice;
}
