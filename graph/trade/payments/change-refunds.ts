import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { giveBackSold } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from './payment.entity.ts';
import { recordRefundMade } from './record-refund-made.ts';
import { Refund } from './refund.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/** The refunds of a payment, which is locked. */
export interface LockedRefunds {
  payment: Payment;
  refunds: Refund[];
  add(refund: Pick<Refund, 'amount' | 'state'> & Partial<Refund>): void;
}

/**
 * Changes the refunds of a recorded payment, and records what follows: the event, and when all of it was given back before the delivery of
 * its order, the items return into stock, once. The order stays paid. A payment that the shop has not recorded is left to `settlePayment`.
 */
export async function changeRefunds(
  deps: SettleDeps,
  paymentId: string,
  change: (locked: LockedRefunds) => void,
): Promise<void> {
  const { em, ports } = deps;
  const recorded = await em.fork().findOne(Payment, { id: paymentId });
  if (!recorded) return;
  await inTransaction(em.fork(), async (tx) => {
    const checkout = recorded.checkout && (await lockCheckout(tx, recorded.checkout.id));
    const payment = await tx.findOneOrFail(Payment, paymentId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // Read after the lock: the sums that came with the payment may be older than it.
    const refunds = await tx.find(Refund, { payment }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    // What is reported beyond the payment gives nothing back: a person has to look at it, see the money check.
    const given = () => Math.min(sumOf(refunds, 'made'), payment.amount);
    const before = given();
    const wasMade = new Map(refunds.map(({ id, state }) => [id, state === 'made']));
    const { order, currency } = payment;
    const add: LockedRefunds['add'] = (refund) =>
      refunds.push(tx.create(Refund, { payment, order, currency, createdAt: ports.now(), ...refund }));
    change({ payment, refunds, add });
    const refundedAmount = given();
    if (refundedAmount === before) return;
    await tx.flush();
    const isPart = refundedAmount < payment.amount;
    // A part that was new is of the dashboard, or given back by hand: nobody is mailed.
    const made = refunds.filter(({ id, state }) => state === 'made' && !(wasMade.get(id) ?? isPart));
    const ids = made.map(({ id }) => id);
    if (isPart) {
      const subject = { subject: payment.id, order: order?.id };
      const data = { refundedAmount, refunds: ids };
      return recordEvent(tx, deps, { type: 'refund.changed', ...subject, data });
    }
    if (checkout && order) await returnItems(tx, checkout);
    await recordRefundMade(tx, deps, payment, ids);
  });
}

/** What refunds of these states come to, in minor units. */
export function sumOf(refunds: readonly Refund[], ...states: Refund['state'][]): number {
  return refunds.reduce((sum, { amount, state }) => sum + (states.includes(state) ? amount : 0), 0);
}

async function returnItems(tx: SqlEntityManager, checkout: Checkout): Promise<void> {
  const isWaiting =
    (await tx.count(Order, { checkout, paidAt: { $ne: null }, shippedAt: null, deliveredAt: null })) > 0;
  if (isWaiting) await giveBackSold(tx, checkout);
}
