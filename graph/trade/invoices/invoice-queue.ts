import type { JobDeps } from '../../core/define-module.ts';
import type { DueQueue } from '../../core/due-rows.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import type { Follower } from '../../core/record-event.ts';
import { undoableUntil } from '../fulfillments/undoable-until.ts';
import { IS_COMPLETE } from '../seller/seller-settings.ts';
import { currentInvoice, issueMissing, openBooks } from './issue.ts';
import { isExempt } from './make-document.ts';

/** Orders that may have to get a document. */
export const invoiceQueue: DueQueue<JobDeps> = {
  name: 'invoices',
  table: 'due_invoices',
  waiting: 'true',
  pauses: [60_000, 10 * 60_000, 60 * 60_000],
  work: (deps, { id }) => issueDue(deps, id),
};

/** Issues what an order is due. It is safe to repeat: what was issued is not issued again. */
export function issueDue(deps: JobDeps, order: string): Promise<void> {
  return inTransaction(deps.em.fork(), async (em) => {
    const books = await openBooks(em, deps, order);
    const { shippedAt, paidAt } = books.row;
    // An intra-community supply names its day.
    const isOnShipping = books.seller.issueOn === 'shipping' || isExempt(books.row);
    const until = isOnShipping && shippedAt && undoableUntil({ createdAt: shippedAt });
    if (!currentInvoice(books) && until && until > deps.ports.now()) {
      await em.execute('update due_invoices set attempts = 0, next_attempt_at = ? where id = ?', [
        until,
        order,
      ]);
      return;
    }
    if (currentInvoice(books) || (isOnShipping ? shippedAt : paidAt)) await issueMissing(books);
    await em.execute('delete from due_invoices where id = ?', [order]);
  });
}

/**
 * Adds an order, if the seller can issue documents and a condition on `settings.value` holds. It runs under the lock of the checkout and
 * is planned once, since it is on the way of every payment.
 */
const addDue = (condition: string) =>
  prepared<never, [order: string, createdAt: Date, nextAttemptAt: Date | null]>(
    `insert into due_invoices (id, created_at, attempts, next_attempt_at)
     select $1, $2, 0, $3 from settings where key = 'seller' and ${IS_COMPLETE} and ${condition} on conflict (id) do nothing`,
  );
const addOnPayment = addDue("coalesce(value ->> 'issueOn', 'payment') = 'payment'");
const addOnShipping = addDue(
  `(value ->> 'issueOn' = 'shipping' or exists (select from orders where id = $1 and vat_check ->> 'state' = 'EXEMPT'))`,
);
const addOnCredit = addDue('exists (select from invoices where order_id = $1)');

export const followPayment: Follower<'order.paid'> = async (em, { subject: order }, { ports }) => {
  await addOnPayment(em, order, ports.now(), null);
};

/** A fulfillment can be undone for some minutes. */
export const followShipping: Follower<'fulfillment.created'> = async (em, { subject: order }, { ports }) => {
  const createdAt = ports.now();
  await addOnShipping(em, order, createdAt, undoableUntil({ createdAt }));
};

export const followCredit: Follower<'credit.created'> = async (em, { subject: order }, { ports }) => {
  await addOnCredit(em, order, ports.now(), null);
};
