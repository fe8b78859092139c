import { randomUUID } from 'node:crypto';
import { hmacHex } from '../../trade/payments/gateways/razorpay/signature.ts';
import { SandboxAccount } from '../../trade/payments/gateways/sandbox/ledger.entity.ts';
import type { TestShop } from './test-shop.ts';

/** Delivers a signed event about a provider order to the shop, as the provider does. Returns the HTTP status. */
export async function deliverWebhook(
  shop: TestShop,
  providerOrderId: string,
  eventId = `evt_${randomUUID()}`,
): Promise<number> {
  const { webhookSecret } = await shop.em().findOneOrFail(SandboxAccount, 'shop');
  const payment = { entity: { entity: 'payment', order_id: providerOrderId } };
  const body = JSON.stringify({ entity: 'event', event: 'payment.captured', payload: { payment } });
  const { status } = await shop.guest().fetch('/webhooks/razorpay', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': hmacHex(webhookSecret, body),
      'x-razorpay-event-id': eventId,
    },
  });
  return status;
}
