import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Checkout } from '../checkout/checkout.entity.ts';
import { failpoint } from '../core/failpoint.ts';
import { prepared } from '../core/prepared.ts';
import { isOrderId, isPaymentId } from './gateways/provider-ids.ts';
import { settleCheckout } from './reconcile.ts';
import { recordRefund } from './record-refund.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * The provider's notifications. The body must arrive as raw bytes, since the signature is over them. An event only
 * says which provider order to look at: what happened is read from the provider, so order and number of deliveries do
 * not matter. The provider is not called when the payment pays an order already, as after most purchases. Responds 200 when dealt
 * with, 400 for a bad signature or body; anything else makes the provider retry.
 */
export function webhookHandler(deps: () => SettleDeps, logger: Logger) {
  return async (req: Request, res: Response): Promise<void> => {
    const signature = req.get('x-razorpay-signature') ?? '';
    const { em, ports } = deps();
    if (!Buffer.isBuffer(req.body) || !ports.gateway.signsWebhook(req.body, signature)) {
      res.status(400).json({ message: 'The signature does not match the body.', code: 'BAD_USER_INPUT' });
      return;
    }
    const eventId = req.get('x-razorpay-event-id') ?? '';
    const { providerOrderId, paymentId, isRefund } = subjectOf(req.body);
    if (!/^[\w-]{1,100}$/.test(eventId)) {
      res.status(400).json({ message: 'The header x-razorpay-event-id is missing.', code: 'BAD_USER_INPUT' });
      return;
    }
    await ports.mutex(providerOrderId ?? eventId, async () => {
      if (await isOld(em, eventId, isRefund ? null : paymentId)) return;
      await failpoint('webhook.isNew');
      const checkout = providerOrderId && (await em.findOne(Checkout, { providerOrderId }));
      if (checkout) await settleCheckout({ em, ports }, checkout);
      // Clients of the REST API take payments before their orders; other programs may use the account as well.
      else logger.debug({ eventId }, 'webhook for a payment of no checkout');
      if (isRefund && paymentId) await recordRefundOf({ em, ports }, paymentId);
      await failpoint('webhook.settled');
      await em.execute('insert into webhook_events (id, received_at) values (?, ?) on conflict do nothing', [
        eventId,
        ports.now(),
      ]);
    });
    res.json({});
  };
}

/** Asks how much was given back: events come in any order, and more may have been since. */
async function recordRefundOf(deps: SettleDeps, paymentId: string): Promise<void> {
  const payment = await deps.ports.gateway.fetchPayment(paymentId);
  if (payment) await recordRefund(deps, payment);
}

const readSettled = prepared<object, [eventId: string, paymentId: string | null]>(
  'select from webhook_events where id = $1 union all select from payments where id = $2 and order_id is not null',
);

/** Whether nothing can follow from it: it was dealt with before, or its payment pays an order already. */
async function isOld(em: SqlEntityManager, eventId: string, paymentId: string | null): Promise<boolean> {
  return (await readSettled(em, eventId, paymentId)).length > 0;
}

/** The provider's ids in an event, as far as it has them. */
function subjectOf(body: Buffer) {
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
