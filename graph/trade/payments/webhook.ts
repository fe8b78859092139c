import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { prepared } from '../../core/prepared.ts';
import { storedId } from '../../core/provider-ids.ts';
import { readCheckoutOfProviderOrder } from '../checkout/checkout-row.ts';
import { settleCheckout } from './reconcile.ts';
import { recordRefundsOf } from './record-refunds-of.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * The notifications of the provider that the path names. The body must arrive as raw bytes, since the signature is over them. An event only
 * says which provider order to look at: what happened is read from the provider, so order and number of deliveries do
 * not matter. The provider is not called when the payment pays an order already, as after most purchases. Responds 200 when dealt
 * with, 400 for a bad signature or body; anything else makes the provider retry.
 */
export function webhookHandler(deps: () => SettleDeps, logger: Logger) {
  return async (req: Request, res: Response): Promise<void> => {
    const { em, ports } = deps();
    const provider = String(req.params.provider);
    if (!Object.hasOwn(ports.gateways, provider)) {
      res.status(404).json({ message: 'There is no such payment provider.', code: 'NOT_FOUND' });
      return;
    }
    const header = (name: string) => req.get(name);
    const subject = Buffer.isBuffer(req.body) && gatewayOf(ports, provider).readWebhook(req.body, header);
    if (!subject) {
      res.status(400).json({ message: 'The signature does not match the body.', code: 'BAD_USER_INPUT' });
      return;
    }
    const { eventId, providerOrderId, paymentId, isRefund } = subject;
    if (!/^[\w-]{1,100}$/.test(eventId)) {
      res.status(400).json({ message: 'The id of the event is missing.', code: 'BAD_USER_INPUT' });
      return;
    }
    const event = storedId(provider, eventId);
    await ports.mutex(providerOrderId ?? event, async () => {
      if (await isOld(em, event, isRefund ? null : paymentId)) return;
      await failpoint('webhook.isNew');
      const [checkout] = providerOrderId
        ? await readCheckoutOfProviderOrder(em, provider, providerOrderId)
        : [];
      if (checkout) await settleCheckout({ em, ports }, checkout);
      // Clients of the REST API take payments before their orders; other programs may use the account as well.
      else logger.debug({ event }, 'webhook for a payment of no checkout');
      // What was given back is asked: events come in any order, and more may have been since.
      if (isRefund && paymentId) await recordRefundsOf({ em, ports }, paymentId, { logger, provider });
      await failpoint('webhook.settled');
      await em.execute('insert into webhook_events (id, received_at) values (?, ?) on conflict do nothing', [
        event,
        ports.now(),
      ]);
    });
    res.json({});
  };
}

const readSettled = prepared<object, [eventId: string, paymentId: string | null]>(
  'select from webhook_events where id = $1 union all select from payments where id = $2 and order_id is not null',
);

/** Whether nothing can follow from it: it was dealt with before, or its payment pays an order already. */
async function isOld(em: SqlEntityManager, eventId: string, paymentId: string | null): Promise<boolean> {
  return (await readSettled(em, eventId, paymentId)).length > 0;
}
