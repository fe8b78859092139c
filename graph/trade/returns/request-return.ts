import { mayActFor, requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { mailShop } from '../messages/mail-shop.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { openReturn } from './open-return.ts';
import { Return, ReturnLine } from './return.entity.ts';
import { returnSettings } from './return-settings.ts';
import type { RequestReturnInput } from './returns.inputs.ts';

const ofBuyer = { name: 'return of buyer', most: 10, minutes: 60, what: 'returns' };
const ofNetwork = { ...ofBuyer, name: 'return of network', most: 30 };
const ofStaff = { ...ofBuyer, name: 'return of staff', most: 200 };

/**
 * Asks the shop to take shipped units back: for their buyer within the days that are set, for staff, who ask for a buyer, at any time. A
 * member of the staff returns own orders as their buyer. Errors: NOT_FOUND; CONFLICT where the shop takes nothing back; RATE_LIMITED after
 * 10 requests of a buyer or 30 of a network within an hour, of staff after 200; IDEMPOTENCY_KEY_REUSED; those of `openReturn`.
 */
export async function requestReturn(ctx: Context, input: RequestReturnInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  const { id: writer } = requireBuyer(ctx);
  const isFromBuyer = mayActFor(ctx.actor, order.owner);
  if (isFromBuyer) await consumeOfNetwork(ctx, ofNetwork);
  await consume(ctx, isFromBuyer ? ofBuyer : ofStaff, writer);
  const days = isFromBuyer ? await daysToReturn(ctx) : undefined;
  const comment = input.comment?.trim() || null;
  const { lines, idempotencyKey: requestKey } = input;
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCheckout(em, order.checkout.id);
    const earlier = await em.findOne(Return, { order: order.id, requestKey });
    if (!earlier) {
      const wanted = { order: order.id, kind: 'return', lines, comment, requestKey, days } as const;
      const { id } = await openReturn(em, ctx, wanted);
      if (isFromBuyer)
        await mailShop(em, ctx, { type: 'shop.return', order: order.id, data: { return: id }, key: id });
      return;
    }
    const units = await em.find(ReturnLine, { return: earlier });
    const own = units.map(({ orderLine, qty, reason }) => [orderLine.id, qty, reason]);
    const asked = lines.map(({ orderItemId, quantity, reason }) => [orderItemId, quantity, reason]);
    if (earlier.comment !== comment || JSON.stringify(own.sort()) !== JSON.stringify(asked.sort()))
      throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another return.');
  });
  return readOrder(ctx, order.id);
}

async function daysToReturn(ctx: Context): Promise<number> {
  const { returnDays } = await findSetting(ctx, returnSettings);
  if (returnDays === null)
    throw new DomainError(
      'CONFLICT',
      'This shop takes nothing back by itself. Write to it about what is wrong.',
    );
  return returnDays;
}
