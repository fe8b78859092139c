import { mayActFor, Permission, requireBuyer, requirePermission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { mailMessage } from './message-mails.ts';
import type { SendOrderMessageInput } from './messages.inputs.ts';
import { OrderMessage } from './order-message.entity.ts';
import { writeOnce } from './write-once.ts';

const ofBuyer = { name: 'message of buyer', most: 10, minutes: 60, what: 'messages' };
const ofNetwork = { ...ofBuyer, name: 'message of network', most: 30 };
const ofStaff = { ...ofBuyer, name: 'message of staff', most: 200 };

/**
 * Writes a message about an order: of its buyer to the shop, of staff to the buyer, which answers the ones before. Both are mailed. A
 * member of the staff writes about an own order as its buyer, unless `asStaff` says otherwise. Returns the order. Errors: NOT_FOUND;
 * FORBIDDEN for `asStaff` without ORDERS; RATE_LIMITED after 10 messages of a buyer or 30 of a network within an hour, of staff after
 * 200; those of `writeOnce`.
 */
export async function sendOrderMessage(ctx: Context, input: SendOrderMessageInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  const { id: writer } = requireBuyer(ctx);
  if (input.asStaff) requirePermission(ctx, Permission.Orders);
  const isFromBuyer = !input.asStaff && mayActFor(ctx.actor, order.owner);
  if (isFromBuyer) await consumeOfNetwork(ctx, ofNetwork);
  await consume(ctx, isFromBuyer ? ofBuyer : ofStaff, writer);
  await writeOnce(ctx, OrderMessage, { ...input, orderId: order.id }, async (em, text) => {
    if (!isFromBuyer)
      await em.nativeUpdate(OrderMessage, { order: order.id, awaitsAnswer: true }, { awaitsAnswer: false });
    const message = em.create(OrderMessage, {
      order: order.id,
      text,
      isFromBuyer,
      awaitsAnswer: isFromBuyer,
      requestKey: input.idempotencyKey,
      createdAt: ctx.ports.now(),
    });
    await em.flush();
    await mailMessage(em, ctx, message);
    const data = { message: message.id, isFromBuyer };
    await recordEvent(em, ctx, { type: 'message.sent', subject: order.id, order: order.id, data });
  });
  return readOrder(ctx, order.id);
}
