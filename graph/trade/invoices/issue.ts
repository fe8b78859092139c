import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrderLines } from '../orders/find-order-lines.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { Payment } from '../payments/payment.entity.ts';
import { type CompleteSeller, isComplete, sellerSettings } from '../seller/seller-settings.ts';
import type { Taken } from './document-amounts.ts';
import { findSupply } from './find-supply.ts';
import { Invoice } from './invoice.entity.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { mailInvoice } from './invoice-mails.ts';
import { type InvoicedOrder, type Issue, makeCreditNote, makeInvoice } from './make-document.ts';
import { takeNumber } from './take-number.ts';
import { findCredits, type OrderCredits, takenBy } from './taken-by.ts';
import { toInvoiced } from './to-invoiced.ts';

export type IssueDeps = EventSource & { em: SqlEntityManager; ports: SettingDeps['ports'] };

/** An order whose checkout is locked, with its documents: all that is needed to issue another one. */
export interface Books {
  em: SqlEntityManager;
  deps: IssueDeps;
  seller: CompleteSeller;
  row: OrderRow;
  order: InvoicedOrder;
  credits: OrderCredits;
  /** Oldest first. */
  documents: Invoice[];
}

/** Locks an order and reads what its documents are made of, in the transaction of `em`. Errors: NOT_FOUND; CONFLICT without data of the seller. */
export async function openBooks(em: SqlEntityManager, deps: IssueDeps, id: string): Promise<Books> {
  const unlocked = await readOrder({ em }, id);
  const { priceRules } = await lockCheckout(em, unlocked.checkout.id);
  const row = await readOrder({ em }, id);
  const seller = await findSetting({ em, ports: deps.ports }, sellerSettings);
  if (!isComplete(seller))
    throw new DomainError(
      'CONFLICT',
      'No invoice can be issued without the data of the seller: enter it under Invoices on the screen Settings.',
    );
  const [lines = []] = await findOrderLines(em, [id]);
  const isPaying = row.paidAt !== null || row.setOffPrice > 0 || isCapturedOnShipment(row.paymentChoice);
  const payment = isPaying ? await em.findOne(Payment, { order: id }) : null;
  return {
    em,
    deps,
    seller,
    row,
    order: toInvoiced(row, lines, priceRules, { payment, supply: await findSupply(em, row) }),
    credits: await findCredits(em, id),
    documents: await em.find(Invoice, { order: id }, { orderBy: { issuedAt: 'asc', id: 'asc' } }),
  };
}

/** The invoice that is valid, which later credit notes are of. */
export const currentInvoice = ({ documents }: Books): Invoice | undefined =>
  documents.findLast(({ kind }) => kind === 'invoice');

/** The credits that documents of an order account for, oldest first. */
function accounted({ documents, credits }: Books): OrderCredits {
  const ids = new Set(documents.flatMap((each) => each.credits));
  return credits.filter(({ id }) => ids.has(id));
}

/**
 * Issues the invoice of an order, unless it has one, and a credit note for each credit since. An order of which nothing is left gets no
 * invoice.
 */
export async function issueMissing(books: Books): Promise<void> {
  const { credits, row } = books;
  const current = currentInvoice(books);
  if (!current) {
    if (takenBy(credits).amount < row.totalPrice) await addInvoice(books, books.order);
    return;
  }
  const known = [...accounted(books)];
  for (const credit of credits.filter((each) => !known.includes(each))) {
    const from = takenBy(known);
    known.push(credit);
    await addCreditNote(books, current, [from, takenBy(known)], [credit.id]);
  }
}

/** Issues an invoice of what is left of an order. */
export async function addInvoice(books: Books, order: InvoicedOrder): Promise<Invoice> {
  const { seller, credits } = books;
  const known = accounted(books);
  const ids = credits.filter((credit) => !known.includes(credit)).map(({ id }) => id);
  return issue(books, seller.invoicePattern, { kind: 'invoice', credits: ids }, (number) =>
    makeInvoice(order, takenBy(credits), seller, number),
  );
}

/** Issues a credit note of an invoice, for what was taken off between two moments. Errors: CONFLICT when the invoice is no longer kept. */
export async function addCreditNote(
  books: Books,
  invoice: Invoice,
  moments: readonly [Taken, Taken],
  credits: string[],
): Promise<Invoice> {
  const { document } = invoice;
  if (!document) throw new DomainError('CONFLICT', 'The years are over for which this invoice was kept.');
  const made = { kind: 'credit_note', corrects: invoice, credits } as const;
  return issue(books, books.seller.creditNotePattern, made, (number) =>
    makeCreditNote(document, books.order, moments, number),
  );
}

async function issue(
  { em, deps, row, seller, documents }: Books,
  pattern: string,
  made: Pick<Invoice, 'kind' | 'credits'> & Partial<Pick<Invoice, 'corrects'>>,
  write: (issue: Issue) => InvoiceDocument,
): Promise<Invoice> {
  const at = deps.ports.now();
  const { timeZone } = await findSetting({ ...deps, em }, shopSettings);
  const taken = await takeNumber(em, pattern, dayIn(timeZone, at).slice(0, 4));
  await failpoint('invoice.numbered');
  const document = write({ number: taken.number, at, timeZone });
  const { gross: amount, tax: taxAmount } = document.totals;
  const invoice = em.create(Invoice, {
    ...taken,
    ...made,
    amount,
    taxAmount,
    document,
    issuedAt: at,
    order: row.id,
    currency: row.currency,
  });
  documents.push(invoice);
  await em.flush();
  await recordEvent(em, deps, {
    type: 'invoice.issued',
    subject: row.id,
    order: row.id,
    data: { invoice: invoice.id, kind: made.kind, number: taken.number },
  });
  if (seller.mailInvoices) await mailInvoice(em, deps, row.id, invoice.id);
  await failpoint('invoice.written');
  return invoice;
}
