import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { IssueInvoiceInput } from './invoices.inputs.ts';
import { currentInvoice, issueMissing, openBooks } from './issue.ts';
import { isExempt } from './make-document.ts';

/**
 * Issues the invoice of an order now, such as of one that was paid before the data of the seller was entered. A second call changes
 * nothing. Errors: NOT_FOUND; CONFLICT for an order that is neither paid nor shipped, an intra-community supply that is not shipped, or of which nothing is left, and without data of the
 * seller.
 */
export async function issueInvoice(ctx: Context, { orderId }: IssueInvoiceInput): Promise<OrderRow> {
  const { id } = await findOrder(ctx, orderId);
  await inTransaction(ctx.em.fork(), async (em) => {
    const books = await openBooks(em, ctx, id);
    const { paidAt, shippedAt } = books.row;
    if (!paidAt && !shippedAt)
      throw new DomainError(
        'CONFLICT',
        'This order is neither paid nor shipped, so there is nothing to invoice.',
      );
    if (!shippedAt && isExempt(books.row))
      throw new DomainError(
        'CONFLICT',
        'The invoice of an intra-community supply names its day: ship the order first.',
      );
    await issueMissing(books);
    if (!currentInvoice(books))
      throw new DomainError('CONFLICT', 'Nothing of this order is left to invoice.');
  });
  return readOrder(ctx, id);
}
