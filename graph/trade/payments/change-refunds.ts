import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { giveBackSold } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { Order } from '../orders/order.entity.ts';
import { isAllGivenBack } from './is-all-given-back.ts';
import { type LockedRefunds, lockRefunds, paidBy, sumOf } from './lock-refunds.ts';
import { Payment } from './payment.entity.ts';
import { recordRefundMade } from './record-refund-made.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Changes the refunds of a recorded payment, and records what follows: the event, and when all of it was given back before anything was shipped, what is
 * left of the items returns into stock, once. The order stays paid. A payment that the shop has not recorded is left to `settlePayment`.
 */
export async function changeRefunds(
  deps: SettleDeps,
  paymentId: string,
  change: (locked: LockedRefunds, em: SqlEntityManager) => void | Promise<void>,
): Promise<void> {
  const { em, ports } = deps;
  const recorded = await em.fork().findOne(Payment, { id: paymentId });
  if (!recorded) return;
  await inTransaction(em.fork(), async (tx) => {
    const checkout = recorded.checkout && (await lockCheckout(tx, recorded.checkout.id));
    const locked = await lockRefunds(tx, paymentId, ports.now());
    const { payment, refunds } = locked;
    // What is reported beyond the payment gives nothing back: a person has to look at it, see the money check.
    const given = () => Math.min(sumOf(refunds, 'made'), payment.amount);
    const before = given();
    const wasMade = new Map(refunds.map(({ id, state }) => [id, state === 'made']));
    await change(locked, tx);
    const refundedAmount = given();
    if (refundedAmount === before) return;
    await tx.flush();
    const order = paidBy(payment);
    const isPart = refundedAmount < payment.amount;
    const made = refunds.filter(({ id, state }) => state === 'made' && !wasMade.get(id));
    if (isPart) {
      const subject = { subject: payment.id, order: order?.id };
      const data = { refundedAmount, refunds: made.map(({ id }) => id) };
      return recordEvent(tx, deps, { type: 'refund.changed', ...subject, data });
    }
    if (checkout && order && (await isAllGivenBack(tx, order.id))) await returnItems(tx, checkout);
    await recordRefundMade(tx, deps, payment, made);
  });
}

async function returnItems(tx: SqlEntityManager, checkout: Checkout): Promise<void> {
  const waiting = { checkout, paidAt: { $ne: null }, shippedAt: null, deliveredAt: null };
  if ((await tx.count(Order, waiting)) > 0) await giveBackSold(tx, checkout);
}
