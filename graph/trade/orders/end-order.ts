import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { giveBackUnpaid } from '../checkout/holds.ts';

/**
 * Cancels the order of a locked checkout and gives its stock back. An order that is paid, shipped in part or in full, or cancelled stays
 * as it is. Returns whether it was cancelled now.
 */
export async function endOrder(
  em: SqlEntityManager,
  source: EventSource,
  checkout: Checkout,
): Promise<boolean> {
  const [order] = await em.execute<{ id: string }[]>(
    `update orders set cancelled_at = ?
     where checkout_id = ? and paid_at is null and coalesce(shipped_at, delivered_at) is null and cancelled_at is null returning id`,
    [source.ports.now(), checkout.id],
  );
  if (!order) return false;
  await giveBackUnpaid(em, checkout);
  await recordEvent(em, source, { type: 'order.cancelled', subject: order.id, order: order.id });
  return true;
}
