import type { SandboxOrder, SandboxPayment, SandboxRefund } from './ledger.entity.ts';

/** An order in Razorpay's JSON format. */
export function orderJson(order: SandboxOrder): object {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: [],
    created_at: unixSeconds(order.createdAt),
  };
}

/** A payment in Razorpay's JSON format, with its card if that is asked for. */
export function paymentJson(payment: SandboxPayment, hasCard = false): object {
  const failure = payment.status === 'failed' ? failureJson(payment) : null;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    ...(payment.amountCaptured !== null && { amount_captured: payment.amountCaptured }),
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    card: hasCard && payment.method === 'card' ? { entity: 'card', network: 'Visa', last4: '1111' } : null,
    wallet: payment.method === 'wallet' ? 'test' : null,
    amount_refunded: payment.amountRefunded,
    refund_status: refundStatus(payment),
    captured: payment.status === 'captured' || payment.status === 'refunded',
    notes: [],
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    created_at: unixSeconds(payment.createdAt),
  };
}

/** A refund in Razorpay's JSON format. */
export function refundJson(refund: SandboxRefund): object {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.paymentId,
    receipt: refund.receipt,
    notes: [],
    acquirer_data: { arn: null },
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
    created_at: unixSeconds(refund.createdAt),
  };
}

/** A collection in Razorpay's JSON format. */
export function collectionJson(items: object[]): object {
  return { entity: 'collection', count: items.length, items };
}

/** The reason of a failed payment, as the widget reports it. */
export function failureJson(payment: SandboxPayment) {
  return {
    code: 'BAD_REQUEST_ERROR',
    description: 'The test bank declined this payment.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
    metadata: { payment_id: payment.id, ...(payment.orderId && { order_id: payment.orderId }) },
  };
}

/** Razorpay represents times as whole Unix seconds. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function refundStatus({ amount, amountRefunded }: SandboxPayment): 'full' | 'partial' | null {
  if (amountRefunded === 0) return null;
  return amountRefunded === amount ? 'full' : 'partial';
}
