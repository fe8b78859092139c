import { products } from '../../catalog/products/module.ts';
import { defineModule, dueJob } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { onceADay } from '../../core/once-a-day.ts';
import { accounts } from '../../people/accounts/module.ts';
import { addresses } from '../../people/addresses/module.ts';
import { dataAccess } from '../../platform/data-access/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { checkout } from '../checkout/module.ts';
import { credits } from '../credits/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { orders } from '../orders/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { payments } from '../payments/module.ts';
import { refunds } from '../refunds/module.ts';
import { seller } from '../seller/module.ts';
import { tax } from '../tax/module.ts';
import { DueInvoice } from './due-invoice.entity.ts';
import { forgetOldDocuments } from './forget-old-documents.ts';
import { Invoice, InvoiceSeries } from './invoice.entity.ts';
import { InvoiceListResolver } from './invoice-list.resolver.ts';
import { invoiceMails } from './invoice-mails.ts';
import { followCredit, followPayment, followShipping, invoiceQueue } from './invoice-queue.ts';
import { InvoicesResolver } from './invoices.resolver.ts';
import { invoiceData } from './personal-data.ts';

const events = {
  'invoice.issued': eventType<{ invoice: string; kind: string; number: string }>(
    'order',
    ({ kind }) => (kind === 'invoice' ? 'An invoice was issued.' : 'A credit note was issued.'),
    { timeline: { isForBuyer: true } },
  ),
};

const failpoints = ['invoice.numbered', 'invoice.written'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof invoiceMails> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const invoices = defineModule({
  name: 'invoices',
  uses: [
    products,
    dataAccess,
    settings,
    seller,
    accounts,
    mail,
    addresses,
    checkout,
    orders,
    paymentMethods,
    credits,
    fulfillments,
    paymentMethods,
    payments,
    refunds,
    tax,
  ],
  entities: [DueInvoice, Invoice, InvoiceSeries],
  resolvers: [InvoicesResolver, InvoiceListResolver],
  events,
  mails: invoiceMails,
  failpoints,
  follows: {
    'order.paid': [followPayment],
    'fulfillment.created': [followShipping],
    'credit.created': [followCredit],
  },
  queues: [invoiceQueue],
  jobs: {
    invoices: dueJob(invoiceQueue),
    oldInvoices: {
      run: (deps) =>
        onceADay({ em: deps.em, now: deps.ports.now() }, 'oldInvoices', () => forgetOldDocuments(deps)),
    },
  },
  personalData: [invoiceData],
});
