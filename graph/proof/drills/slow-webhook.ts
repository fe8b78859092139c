import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { ServerProcess } from '../testing/server-process.ts';
import type { Stage } from './stage.ts';

/** A webhook of which a shop has received only the first bytes. */
export interface SlowWebhook {
  /** Sends the rest. Resolves to the status; 0 when the shop has stopped. */
  finish(): Promise<number>;
  /** Whether the shop has recorded the event as processed. */
  isDone(): Promise<boolean>;
}

/** Begins to deliver a signed webhook. */
export async function beginWebhook(
  shop: ServerProcess,
  { query }: Pick<Stage, 'query'>,
): Promise<SlowWebhook> {
  const [account] = await query<{ webhook_secret: string }>('select webhook_secret from sandbox_account');
  const id = `drill-${randomUUID()}`;
  const body = JSON.stringify({ entity: 'event', event: 'payment.captured', payload: {} });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-razorpay-event-id': id,
    'x-razorpay-signature': createHmac('sha256', account!.webhook_secret).update(body).digest('hex'),
  };
  const sent = request(`${shop.url}/webhooks/razorpay`, { method: 'POST', headers });
  const status = once(sent, 'response').then(
    ([response]: IncomingMessage[]) => response!.resume().statusCode ?? 0,
    () => 0,
  );
  await new Promise((written) => sent.write(body.slice(0, 10), written));
  return {
    async finish() {
      sent.end(body.slice(10));
      return status;
    },
    async isDone() {
      return (await query(`select 1 from webhook_events where id = '${id}'`)).length === 1;
    },
  };
}
