import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { giveBackSold, holdAccepted } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isAllGivenBack } from '../payments/is-all-given-back.ts';
import { Payment } from '../payments/payment.entity.ts';
import { deriveOrderTimes } from './derive-order-times.ts';
import { readFulfillment } from './find-fulfillments.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import { MAILED_AS } from './fulfillment-mails.ts';
import type { UndoFulfillmentPayload } from './fulfillments.payloads.ts';
import { quantitiesOfOrder } from './line-quantities.ts';
import { partOf } from './part-event.ts';
import { undoableUntil } from './undoable-until.ts';

/**
 * Takes back that items were shipped, and drops the mail about it. They are open again, and what the order held before it holds again.
 * Errors: NOT_FOUND; CONFLICT when it is delivered, when its units were refunded, when its mail leaves or has left, and after 10 minutes.
 */
export async function undoFulfillment(ctx: Context, id: string): Promise<UndoFulfillmentPayload> {
  const order = await findOrder(ctx, (await readFulfillment(ctx, id)).order.id);
  await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    const fulfillment = await readFulfillment({ em }, id);
    if (fulfillment.state === 'delivered')
      throw new DomainError('CONFLICT', 'This was delivered, which cannot be undone.');
    if (undoableUntil(fulfillment) <= ctx.ports.now() || !(await dropMail(em, fulfillment.id)))
      throw new DomainError('CONFLICT', 'It is too late to undo this: the customer was told.');
    await em.nativeDelete(Fulfillment, fulfillment.id);
    const lines = await quantitiesOfOrder(em, order.id);
    if (lines.some(({ credited, cancelled, shipped }) => credited - cancelled > shipped))
      throw new DomainError('CONFLICT', 'Shipped items of this were refunded, so it cannot be undone.');
    if ((await em.count(Fulfillment, { order: order.id })) === 0)
      await giveBackShipped(em, checkout, order.id);
    const data = { ...partOf(order, fulfillment.id), lines: fulfillment.lines };
    await recordEvent(em, ctx, { type: 'fulfillment.undone', subject: order.id, order: order.id, data });
    await deriveOrderTimes(em, ctx, order);
  });
  return { order: await readOrder(ctx, order.id) };
}

/** Removes the mail of a fulfillment, if there is one. Returns whether nobody has begun to send it, which adds to its attempts. */
async function dropMail(em: SqlEntityManager, key: string): Promise<boolean> {
  await em.nativeDelete(Mail, { type: MAILED_AS, key, attempts: { attempts: 0 } });
  return (await em.count(Mail, { type: MAILED_AS, key })) === 0;
}

/** An order of which nothing is shipped any more holds what it did before, see `takeForGood`. */
async function giveBackShipped(
  em: SqlEntityManager,
  checkout: Checkout,
  order: OrderRow['id'],
): Promise<void> {
  const { paidAt, acceptedAt, authorizedUntil } = await readOrder({ em }, order);
  if (!paidAt && !acceptedAt && !authorizedUntil) return holdAccepted(checkout);
  const payment = await em.findOne(Payment, { order });
  if (payment && payment.amount > 0 && (await isAllGivenBack(em, order))) await giveBackSold(em, checkout);
}
