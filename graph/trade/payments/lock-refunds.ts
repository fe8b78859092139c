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
  const { order, currency } = payment;
  const credits = order ? await em.find(Credit, { order: order.id, setOffAmount: { $gt: 0 } }) : [];
  const setOff = credits.reduce((sum, { setOffAmount }) => sum + setOffAmount, 0);
  const add: LockedRefunds['add'] = (refund) =>
    refunds.push(em.create(Refund, { payment, order, currency, createdAt: now, ...refund }));
  return { payment, refunds, setOff, add };
}

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
