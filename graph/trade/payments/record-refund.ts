import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../core/in-transaction.ts';
import type { ProviderPayment } from '../../core/ports.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { giveBackSold } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from './payment.entity.ts';
import { recordRefundMade } from './record-refund-made.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Writes down how much of a recorded payment was given back: by the shop, or by an admin in the provider's dashboard.
 * `payment` is what the provider reported just now. The order stays paid. When all of it was given back before the
 * delivery, the items return into stock, once. A payment that the shop has not recorded is left to `settlePayment`. `check` sees the
 * payment locked, and throws unless the refund may be recorded.
 */
export async function recordRefund(
  deps: SettleDeps,
  payment: Pick<ProviderPayment, 'id' | 'amountRefunded'>,
  check?: (locked: Payment) => void,
): Promise<void> {
  const { em, ports } = deps;
  const recorded = await em.fork().findOne(Payment, { id: payment.id });
  if (!recorded || (!check && recorded.refundedAmount === payment.amountRefunded)) return;
  const isFull = payment.amountRefunded >= recorded.amount;
  await inTransaction(em.fork(), async (tx) => {
    const checkout = recorded.checkout && (await lockCheckout(tx, recorded.checkout.id));
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const row = await tx.findOneOrFail(Payment, payment.id, lock);
    check?.(row);
    if (row.refundedAmount === payment.amountRefunded) return;
    if (checkout && isFull) await returnGoods(tx, checkout);
    row.refundedAmount = payment.amountRefunded;
    // A refund may fail days after it was made.
    row.refundedAt = isFull ? (row.refundedAt ?? ports.now()) : null;
    if (isFull) return recordRefundMade(tx, deps, row);
    const data = { refundedAmount: row.refundedAmount };
    await recordEvent(tx, deps, { type: 'refund.changed', subject: row.id, order: row.order?.id, data });
  });
}

async function returnGoods(tx: SqlEntityManager, checkout: Checkout): Promise<void> {
  const isWaiting = (await tx.count(Order, { checkout, paidAt: { $ne: null }, deliveredAt: null })) > 0;
  if (isWaiting) await giveBackSold(tx, checkout);
}
