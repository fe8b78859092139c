import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import type { Authorization } from './authorization.entity.ts';
import type { SettleDeps } from './settle-deps.ts';
import { uncountGuest } from './uncount-guest.ts';

/**
 * Pays, in the transaction that has its checkout locked, an order of whose reserved money all that is agreed is captured; what is left of the reservation is
 * released. A second call changes nothing.
 */
export async function payInFull(
  deps: SettleDeps,
  checkout: Checkout,
  row: Authorization,
  captured: number,
): Promise<void> {
  const { em, ports } = deps;
  const order = row.order.id;
  if (captured >= row.amount) row.state = 'captured';
  else if (row.state !== 'expired') row.state = 'voiding';
  Object.assign(row.attempts, { attempts: 0, nextAttemptAt: null, lastError: null });
  // Clocks of processes differ: it is not paid before its first capture.
  const [paid] = await em.execute<object[]>(
    `update orders set paid_at = greatest(?, (select created_at from payments where id = ?)), authorized_until = null, payment_due_at = null
     where id = ? and paid_at is null returning 1`,
    [ports.now(), row.id, order],
  );
  if (!paid) return em.flush();
  const { network } = checkout;
  checkout.stock = 'sold';
  checkout.network = null;
  await em.flush();
  const data = { payment: row.id, amount: captured, currency: row.currency };
  await recordEvent(em, deps, { type: 'order.paid', subject: order, order, data });
  if (network) await uncountGuest(em, checkout.user.id, network);
}
