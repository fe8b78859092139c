import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { type Follower, recordEvent } from '../../core/record-event.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { payableUntil } from '../orders/cancel-unpaid-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { Authorization } from './authorization.entity.ts';
import { Capture } from './capture.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

const IS_RESERVED = `state in ('open', 'capturing')`;
/** Of an authorization `a`. */
const IS_SETTLED_IN_PART = `(a.released > 0 or exists (select from payments p where p.id = a.id and p.order_id = a.order_id))`;

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
  const others = await em.execute<object[]>(
    `select from authorizations a where checkout_id = ? and id <> ? and (${IS_RESERVED} or ${IS_SETTLED_IN_PART})`,
    [id, paymentId],
  );
  if (others.length === 0) return null;
  return new DomainError('CONFLICT', 'The money of this order is reserved already, by another payment.');
}

/** Whether a part of an order is cancelled or captured whose money was reserved, so that its total is not to be paid any more. No statement for other orders. */
export async function isSettledInPart(
  em: SqlEntityManager,
  { id, paymentChoice }: Pick<OrderRow, 'id' | 'paymentChoice'>,
): Promise<boolean> {
  if (!isCapturedOnShipment(paymentChoice)) return false;
  const parts = await em.execute<object[]>(
    `select from authorizations a where order_id = ? and ${IS_SETTLED_IN_PART}`,
    [id],
  );
  return parts.length > 0;
}

/** Refuses to take the total of such an order. Errors: CONFLICT. */
export async function refuseSettledInPart(...order: Parameters<typeof isSettledInPart>): Promise<void> {
  if (await isSettledInPart(...order))
    throw new DomainError(
      'CONFLICT',
      'A part of this order is paid or cancelled, so its total cannot be paid any more. What is not shipped can be ordered again.',
    );
}

/**
 * Lets the reserved money of an order be captured from a moment on, and in time before the reservation ends; null is at once. With `takesAll` all of it is,
 * shipped or not. Call it under the lock of the checkout. Nothing happens to an order without reserved money.
 */
export async function dueCapture(
  em: SqlEntityManager,
  order: string,
  from: Date | null,
  { takesAll = false } = {},
): Promise<void> {
  await em.execute(
    `update authorizations set takes_all = takes_all or ?, state = 'capturing', attempts = 0, next_attempt_at = ${DUE_AT}, last_error = null
     where order_id = ? and (state = 'open' or state = 'capturing' and (? or attempts = 0 and ?::timestamptz is null))`,
    [takesAll, from, from, order, takesAll, from],
  );
}

/**
 * Puts a capture off, or calls it off without a moment: what was shipped is not shipped after all. Call it under the lock of the
 * checkout. What staff want captured, shipped or not, stays due. Errors: CONFLICT when the provider may have been asked already.
 */
export async function postponeCapture(em: SqlEntityManager, order: string, from: Date | null): Promise<void> {
  const due = await em.execute<{ attempts: number }[]>(
    `update authorizations set state = case when ?::timestamptz is null then 'open' else state end,
       next_attempt_at = case when attempts = 0 then ${DUE_AT} else next_attempt_at end
     where order_id = ? and state = 'capturing' and not takes_all
     returning attempts + (select count(*) from captures where authorization_id = authorizations.id and state = 'asked')::int as attempts`,
    [from, from, from, order],
  );
  if (due.some(({ attempts }) => attempts > 0))
    throw new DomainError('CONFLICT', 'It is too late to undo this: the money of the order is being taken.');
}

/** The money of an order that is cancelled is released, and never captured. */
export const releaseCancelled: Follower<'order.cancelled'> = async (em, { subject: order }, { ports }) => {
  await em.execute(
    `with released as (
       update authorizations set state = 'voiding', attempts = 0, next_attempt_at = null, last_error = null
       where order_id = ? and ${IS_RESERVED} returning order_id
     )
     update orders set authorized_until = null from released where orders.id = released.order_id`,
    [order],
  );
  // A part that was captured in the dashboard; what was paid in full is given back by its cancellation.
  await em.execute(
    `insert into refunds (id, payment_id, order_id, amount, currency, state, created_at)
     select gen_random_uuid(), p.id, p.order_id, p.amount - given.amount, p.currency, 'due', ?
     from payments p join orders o on o.id = p.order_id,
       lateral (select coalesce(sum(amount), 0) as amount from refunds where payment_id = p.id and state <> 'failed') as given
     where p.order_id = ? and o.paid_at is null and p.amount > given.amount`,
    [ports.now(), order],
  );
};

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
    await em.nativeUpdate(Capture, { authorization: id, state: 'asked' }, { state: 'refused' });
    await em.flush();
    const [captured] = await em.execute<{ amount: number }[]>('select amount from payments where id = ?', [
      id,
    ]);
    if (row.state === 'expired') await unreserve({ ...deps, em }, row.order.id);
    const subject = { subject: row.order.id, order: row.order.id };
    const type = row.state === 'voided' ? 'payment.voided' : 'payment.expired';
    const data = { payment: id, amount: amount - (captured?.amount ?? 0), currency };
    await recordEvent(em, deps, { type, ...subject, data });
  });
}

/** An order that is neither cancelled nor paid has as long to be paid as a new one. */
export async function unreserve(deps: SettleDeps, order: string): Promise<void> {
  const { unpaidOrderDays } = await findSetting(deps, checkoutSettings);
  await deps.em.execute(
    `update orders set authorized_until = null,
       payment_due_at = case when cancelled_at is null and paid_at is null then ? else payment_due_at end where id = ?`,
    [payableUntil(deps.ports.now(), unpaidOrderDays), order],
  );
}
