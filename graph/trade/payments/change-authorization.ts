import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { type Follower, recordEvent } from '../../core/record-event.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { payableUntil } from '../orders/cancel-unpaid-orders.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { Authorization } from './authorization.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

const IS_RESERVED = `state in ('open', 'capturing')`;

/**
 * SQL of when a capture is due that is to be made from a moment on, given twice; null is at once. It leaves the last 15 minutes of a
 * reservation for a run of the queue and for trying again after its first two pauses.
 */
const DUE_AT = `case when ?::timestamptz is not null then least(?::timestamptz, expires_at - interval '15 minutes') end`;

/** Why a payment cannot pay a locked checkout whose money another one reserves; else null. */
export async function reservedRefusal(
  em: SqlEntityManager,
  { id, paymentChoice }: Checkout,
  paymentId: string,
): Promise<DomainError | null> {
  if (!isCapturedOnShipment(paymentChoice)) return null;
  const others = { checkout: id, id: { $ne: paymentId }, state: { $in: ['open', 'capturing'] } } as const;
  if ((await em.count(Authorization, others)) === 0) return null;
  return new DomainError('CONFLICT', 'The money of this order is reserved already, by another payment.');
}

/**
 * Lets the reserved money of an order be captured from a moment on, and in time before the reservation ends; null is at once. Call it under
 * the lock of the checkout. Nothing happens to an order without reserved money.
 */
export async function dueCapture(em: SqlEntityManager, order: string, from: Date | null): Promise<void> {
  await em.execute(
    `update authorizations set state = 'capturing', attempts = 0, next_attempt_at = ${DUE_AT}, last_error = null
     where order_id = ? and (state = 'open' or state = 'capturing' and attempts = 0 and ?::timestamptz is null)`,
    [from, from, order, from],
  );
}

/**
 * Puts a capture off, or calls it off without a moment: what was shipped is not shipped after all. Call it under the lock of the
 * checkout. Errors: CONFLICT when the provider may have been asked already.
 */
export async function postponeCapture(em: SqlEntityManager, order: string, from: Date | null): Promise<void> {
  const due = await em.execute<{ attempts: number }[]>(
    `update authorizations set state = case when ?::timestamptz is null then 'open' else state end,
       next_attempt_at = case when attempts = 0 then ${DUE_AT} else next_attempt_at end
     where order_id = ? and state = 'capturing' returning attempts`,
    [from, from, from, order],
  );
  if (due.some(({ attempts }) => attempts > 0))
    throw new DomainError('CONFLICT', 'It is too late to undo this: the money of the order is being taken.');
}

/** The money of an order that is cancelled is released, and never captured. */
export const releaseCancelled: Follower<'order.cancelled'> = async (em, { subject: order }) => {
  await em.execute(
    `with released as (
       update authorizations set state = 'voiding', attempts = 0, next_attempt_at = null, last_error = null
       where order_id = ? and ${IS_RESERVED} returning order_id
     )
     update orders set authorized_until = null from released where orders.id = released.order_id`,
    [order],
  );
};

/** Records, in the transaction that records a payment, that reserved money was captured; `isPaid` says whether it pays the order. */
export async function closeCaptured(deps: SettleDeps, paymentId: string, isPaid: boolean): Promise<void> {
  const { em } = deps;
  const [closed] = await em.execute<{ order: string }[]>(
    `update authorizations set state = 'captured', last_error = null where id = ? and state <> 'captured' returning order_id as "order"`,
    [paymentId],
  );
  if (!closed) return;
  if (isPaid) await em.execute('update orders set authorized_until = null where id = ?', [closed.order]);
  else await unreserve(deps, closed.order);
}

/**
 * Records that the provider no longer reserves money: its time is over, its bank or somebody in the dashboard released it, or the shop did.
 * The order is an unpaid one then, which is cancelled unless it is paid in time. A second call changes nothing.
 */
export async function endAuthorization(deps: SettleDeps, id: string): Promise<void> {
  const found = await deps.em.fork().findOne(Authorization, id, { fields: ['checkout'] });
  if (!found) return;
  await inTransaction(deps.em.fork(), async (em) => {
    await lockCheckout(em, found.checkout.id);
    const row = await em.findOneOrFail(Authorization, id);
    const { state, amount, currency } = row;
    if (state !== 'open' && state !== 'capturing' && state !== 'voiding') return;
    row.state = state === 'voiding' ? 'voided' : 'expired';
    await em.flush();
    if (row.state === 'expired') await unreserve({ ...deps, em }, row.order.id);
    const subject = { subject: row.order.id, order: row.order.id };
    const type = row.state === 'voided' ? 'payment.voided' : 'payment.expired';
    await recordEvent(em, deps, { type, ...subject, data: { payment: id, amount, currency } });
  });
}

/** An order that is neither cancelled nor paid has as long to be paid as a new one. */
async function unreserve(deps: SettleDeps, order: string): Promise<void> {
  const { unpaidOrderDays } = await findSetting(deps, checkoutSettings);
  await deps.em.execute(
    `update orders set authorized_until = null,
       payment_due_at = case when cancelled_at is null and paid_at is null then ? else payment_due_at end where id = ?`,
    [payableUntil(deps.ports.now(), unpaidOrderDays), order],
  );
}
