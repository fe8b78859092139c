import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { failpoint } from '../core/failpoint.ts';
import { Checkout } from '../orders/checkout.entity.ts';
import { settleCheckout } from './reconcile.ts';
import type { SettleDeps } from './settle-deps.ts';
import { WebhookEvent } from './webhook-event.entity.ts';

/**
 * The provider's notifications. The body must arrive as raw bytes, since the signature is over them. An event only
 * says which provider order to look at: what happened is asked of the provider, so order and number of deliveries do
 * not matter. Answers 200 when dealt with, 400 for a bad signature or body; anything else makes the provider retry.
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
    const providerOrderId = providerOrderOf(req.body);
    if (!/^[\w-]{1,100}$/.test(eventId)) {
      res.status(400).json({ message: 'The header x-razorpay-event-id is missing.', code: 'BAD_USER_INPUT' });
      return;
    }
    if (!(await em.findOne(WebhookEvent, eventId))) {
      await failpoint('webhook.isNew');
      const checkout = providerOrderId && (await em.findOne(Checkout, { providerOrderId }));
      if (checkout) await settleCheckout({ em, ports }, checkout);
      else logger.warn({ eventId }, 'webhook for a payment that is not ours');
      await failpoint('webhook.settled');
      await em.upsert(WebhookEvent, { id: eventId, receivedAt: ports.now() });
    }
    res.json({});
  };
}

/** The provider order an event is about, or null. */
function providerOrderOf(body: Buffer): string | null {
  try {
    const { payload } = JSON.parse(body.toString('utf8'));
    const id = payload?.payment?.entity?.order_id ?? payload?.order?.entity?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
