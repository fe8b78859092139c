import { eventType } from '../../core/event-type.ts';

interface PaidMoney {
  payment: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
}

interface MadeRefunds {
  /** Ids of the refunds that are mailed to the buyer. */
  refunds: string[];
}

const amount = (data: Readonly<Record<string, unknown>>) => data.amount;

/** Of a payment by hand. */
const REFERENCE = `select jsonb_build_object('reference', reference) from payments where id = e.data ->> 'payment' and reference <> ''`;

export const events = {
  'order.accepted': eventType<{ kind: string }>('order', 'An order was accepted that is paid later.', {
    timeline: { isForBuyer: true },
  }),
  'order.paid': eventType<PaidMoney>('order', 'An order was paid.', {
    timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount },
    texts: REFERENCE,
  }),
  'payment.received': eventType<PaidMoney>(
    'order',
    'The buyer paid what returned items leave of the new order of an exchange; the order is not paid yet.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount }, texts: REFERENCE },
  ),
  'payment.authorized': eventType<PaidMoney>('order', 'The money of an order was reserved.', {
    timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount },
  }),
  'payment.captured': eventType<PaidMoney>(
    'order',
    'Reserved money of an order was captured: all of it, or a part.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.voided': eventType<PaidMoney>(
    'order',
    'Reserved money was released that is not needed: the order, or the rest of it, was cancelled.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.expired': eventType<PaidMoney>(
    'order',
    'The reserved money of an order was released before it was captured. The order is not paid.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.expiring': eventType<PaidMoney>('order', 'The reserved money of an order ends soon.', {
    timeline: { amountOf: amount },
  }),
  'payment.started': eventType('order', 'A payment for an unpaid order was opened.'),
  'payment.refused': eventType<PaidMoney & { code: string; checkout?: string }>(
    'payment',
    'A payment paid no order and is refunded.',
    { timeline: { unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'refund.made': eventType<MadeRefunds & { amount: number; currency: string }>(
    'payment',
    'A payment was refunded.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: amount } },
  ),
  'payment.reversed': eventType<MadeRefunds & { amount: number; currency: string }>(
    'payment',
    'A payment that was recorded by hand by mistake was reversed.',
    { timeline: { isForBuyer: true, amountOf: amount } },
  ),
  'refund.changed': eventType<MadeRefunds & { refundedAmount: number }>(
    'payment',
    'The refunded part of a payment changed.',
    { timeline: { isForBuyer: true, unnamed: 'PROVIDER', amountOf: ({ refundedAmount }) => refundedAmount } },
  ),
};
