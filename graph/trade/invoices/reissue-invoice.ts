import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { requireWhole, toAddress } from '../../people/addresses/shipping-address.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { allOf } from './document-amounts.ts';
import { findInvoice } from './find-invoice.ts';
import type { ReissueInvoiceInput } from './invoices.inputs.ts';
import { addCreditNote, addInvoice, currentInvoice, issueMissing, openBooks } from './issue.ts';
import { takenBy } from './taken-by.ts';

/**
 * Replaces the invoice of an order: a credit note takes back what is left of it, and a new one says the same of the seller and the buyer
 * as they are now. Errors: NOT_FOUND; BAD_USER_INPUT for an address that is not whole; CONFLICT when it was replaced before, when nothing
 * of it is left, and without data of the seller.
 */
export async function reissueInvoice(
  ctx: Context,
  { invoiceId, billingAddress }: ReissueInvoiceInput,
): Promise<OrderRow> {
  const { order } = await findInvoice(ctx, invoiceId);
  const address = billingAddress && toAddress(requireWhole(billingAddress, 'billingAddress'));
  await inTransaction(ctx.em.fork(), async (em) => {
    const books = await openBooks(em, ctx, order.id);
    await issueMissing(books);
    const current = currentInvoice(books);
    if (current?.id !== invoiceId)
      throw new DomainError('CONFLICT', 'This invoice was replaced by another one.');
    const taken = takenBy(books.credits);
    if (taken.amount >= books.row.totalPrice)
      throw new DomainError('CONFLICT', 'All of this invoice is credited, so there is nothing to replace.');
    await addCreditNote(books, current, [taken, { ...allOf(books.order), setOff: taken.setOff }], []);
    await addInvoice(books, address ? { ...books.order, billingAddress: address } : books.order);
  });
  return readOrder(ctx, order.id);
}
