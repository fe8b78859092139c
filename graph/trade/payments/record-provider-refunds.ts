import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Attempts } from '../../core/attempts.ts';
import type { ProviderRefund } from '../../core/payment-gateway.ts';
import { Order } from '../orders/order.entity.ts';
import { changeRefunds } from './change-refunds.ts';
import { giveUp, type LockedRefunds, sumOf } from './lock-refunds.ts';
import { Refund } from './refund.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/** A refund that the bank failed to make is not made again before this time is over. */
const FAILED_PAUSE_MS = 60 * 60_000;

/**
 * Writes down refunds of a payment that the provider has: of the shop, or of an admin in the provider's dashboard. `listed` is what
 * the provider reported just now. A refund that has failed stays so, unless the provider has made one that the shop had given up. Due
 * refunds for which too little is left are given up. What is left of a payment that pays no order, or one that was cancelled before it was paid, is due then. Returns the ids of refunds
 * that are left out, since they are recorded for another payment.
 */
export async function recordProviderRefunds(
  deps: SettleDeps,
  paymentId: string,
  reported: readonly ProviderRefund[],
): Promise<string[]> {
  const now = deps.ports.now();
  const ids = reported.map(({ id }) => id);
  const ofOthers = await deps.em
    .fork()
    .find(Refund, { providerRefundId: { $in: ids }, payment: { $ne: paymentId } });
  const taken = ofOthers.flatMap(({ providerRefundId }) => providerRefundId ?? []);
  const listed = reported.filter(({ id }) => !taken.includes(id));
  await changeRefunds(deps, paymentId, async (locked, em) => {
    const { payment, add } = locked;
    for (const refund of listed) {
      const { id: providerRefundId, amount, hasFailed } = refund;
      const row = findRow(locked, refund, listed);
      if (!row && !hasFailed) add({ providerRefundId, amount, state: 'made', madeAt: now });
      if (!row) continue;
      const isNew = row.state === 'due' || (row.state === 'failed' && row.providerRefundId === null);
      if (hasFailed) row.state = 'failed';
      else if (isNew) Object.assign(row, { state: 'made', madeAt: now });
      const { credit, reason } = row;
      // The dashboard gave back another amount than was due for a credit: less leaves a rest, more is for nothing that the shop knows.
      if (credit && amount < row.amount) add({ amount: row.amount - amount, state: 'due', reason, credit });
      if (amount > row.amount) row.credit = null;
      Object.assign(row, { providerRefundId, amount });
    }
    const left = giveUp(locked);
    if (left <= 0 || (payment.order && !(await isEnded(em, payment.order)))) return;
    const attempts = new Attempts();
    if (listed.some(({ hasFailed }) => hasFailed))
      attempts.nextAttemptAt = new Date(now.getTime() + FAILED_PAUSE_MS);
    add({ amount: left, state: 'due', reason: payment.refundReason, attempts });
  });
  return taken;
}

/** Whether an order was cancelled before it was paid in full: all that was paid of it goes back. */
const isEnded = async (em: SqlEntityManager, { id }: Pick<Order, 'id'>) =>
  (await em.count(Order, { id, paidAt: null, cancelledAt: { $ne: null } })) > 0;

/**
 * The row of a refund at the provider. One that was made elsewhere takes the place of a due refund that the provider cannot make any
 * more, as it does of a refund that was recorded without its id.
 */
function findRow(
  { payment, refunds, setOff }: LockedRefunds,
  { id, key, amount, hasFailed }: ProviderRefund,
  listed: readonly ProviderRefund[],
): Refund | undefined {
  const row = refunds.find((each) => each.providerRefundId === id) ?? refunds.find((each) => each.id === key);
  if (row || hasFailed) return row;
  const left = payment.amount - setOff - sumOf(refunds, 'made') - amount;
  return refunds.find(
    (each) =>
      each.providerRefundId === null &&
      (each.state === 'made' || (each.state === 'due' && each.amount > left)) &&
      !listed.some((other) => other.key === each.id),
  );
}
