import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { giveBack } from '../checkout/holds.ts';
import { Order } from './order.entity.ts';

/**
 * Cancels the order of a locked checkout and gives its stock back. An order that is paid, delivered or cancelled stays as
 * it is. Returns whether it was cancelled now.
 */
export async function endOrder(em: SqlEntityManager, checkout: Checkout, now: Date): Promise<boolean> {
  const open = { checkout, paidAt: null, deliveredAt: null, cancelledAt: null };
  if ((await em.nativeUpdate(Order, open, { cancelledAt: now })) === 0) return false;
  await giveBack(em, checkout);
  return true;
}
