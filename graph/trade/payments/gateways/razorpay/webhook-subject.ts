import type { WebhookSubject } from '../../../../core/ports.ts';
import { isOrderId, isPaymentId } from './provider-ids.ts';

/** The provider's ids in an event, as far as it has them. */
export function webhookSubject(body: Buffer): Omit<WebhookSubject, 'eventId'> {
  const { payload, event } = parsed(body) ?? {};
  const payment = payload?.payment?.entity ?? { id: payload?.refund?.entity?.payment_id };
  const providerOrderId = payment.order_id ?? payload?.order?.entity?.id;
  return {
    providerOrderId: isOrderId(providerOrderId) ? providerOrderId : null,
    paymentId: isPaymentId(payment.id) ? payment.id : null,
    isRefund: String(event).startsWith('refund.'),
  };
}

function parsed(body: Buffer) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
