import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Credit } from '../credits/credit.entity.ts';
import { Payment } from './payment.entity.ts';
import { Refund } from './refund.entity.ts';

/** The refunds of a payment, which is locked. */
export interface LockedRefunds {
  payment: Payment;
  refunds: Refund[];
  /** What of the payment pays the new orders of exchanges, in minor units: that is not given back. */
  setOff: number;
  add(refund: Pick<Refund, 'amount' | 'state'> & Partial<Refund>): void;
}

/** Locks a recorded payment until the transaction ends, after its checkout if it has one, and reads its refunds. */
export async function lockRefunds(
  em: SqlEntityManager,
  paymentId: string,
  now: Date,
): Promise<LockedRefunds> {
  const payment = await em.findOneOrFail(Payment, paymentId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // Read after the lock: the sums that came with the payment may be older than it.
  const refunds = await em.find(Refund, { payment }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const order = paidBy(payment);
  const { currency } = payment;
  const setOff = order ? await setOffOf(em, payment, order.id) : 0;
  const add: LockedRefunds['add'] = (refund) =>
    refunds.push(em.create(Refund, { payment, order, currency, createdAt: now, ...refund }));
  return { payment, refunds, setOff, add };
}

/** The order that a payment pays, in whole or in part. */
export const paidBy = ({ order, setOffOrder }: Payment): Payment['order'] => order ?? setOffOrder;

/** What of a payment pays new orders of other exchanges: of two payments of an order the set-off pays first. */
async function setOffOf(em: SqlEntityManager, payment: Payment, order: string): Promise<number> {
  const credits = await em.find(Credit, { order, setOffAmount: { $gt: 0 } });
  const sum = credits.reduce((total, { setOffAmount }) => total + setOffAmount, 0);
  if (sum === 0) return 0;
  if (payment.setOffOrder) return Math.min(sum, payment.amount);
  const other = await em.findOne(Payment, { setOffOrder: order });
  return Math.max(0, sum - (other?.amount ?? 0));
}

/** What of a locked payment is neither given back, nor due to be, nor pays another order, in minor units. Below zero after refunds elsewhere. */
export const leftOf = ({ payment, refunds, setOff }: LockedRefunds): number =>
  payment.amount - setOff - sumOf(refunds, 'due', 'made');

/** What refunds of these states come to, in minor units. */
export function sumOf(refunds: readonly Refund[], ...states: Refund['state'][]): number {
  return refunds.reduce((sum, { amount, state }) => sum + (states.includes(state) ? amount : 0), 0);
}

/** Gives up the youngest due refunds, as many as the payment has no money left for. Returns what is left. */
export function giveUp({ payment, refunds, setOff, add }: LockedRefunds): number {
  let left = payment.amount - setOff - sumOf(refunds, 'made');
  for (const refund of [...refunds]) {
    if (refund.state !== 'due') continue;
    if (refund.amount > left) refund.state = 'failed';
    else left -= refund.amount;
    if (refund.state !== 'failed' || !refund.credit || left <= 0) continue;
    add({ amount: left, state: 'due', reason: refund.reason, credit: refund.credit });
    left = 0;
  }
  return left;
}
