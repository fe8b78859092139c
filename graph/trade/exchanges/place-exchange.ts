import type { RequiredEntityData } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { acceptHeld, Refused, take } from '../checkout/holds.ts';
import { copyCheckout } from '../orders/copy-checkout.ts';
import { Order } from '../orders/order.entity.ts';
import { exchangeSettings } from './exchange-settings.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Until when the items of an exchange are kept that is made now. */
export async function dueAt(ctx: Context): Promise<Date> {
  const { exchangeDays } = await findSetting(ctx, exchangeSettings);
  return new Date(ctx.ports.now().getTime() + exchangeDays * DAY_MS);
}

/**
 * Makes the unpaid order of a drafted checkout in the transaction of the caller and takes its stock, until its days are over. Returns its id. Errors:
 * OUT_OF_STOCK, PRICE_CHANGED, CODE_INVALID.
 */
export async function placeExchange(ctx: Context, draft: RequiredEntityData<Checkout>): Promise<string> {
  const { em } = ctx;
  const checkout = em.create(Checkout, draft);
  await em.flush();
  try {
    await take(em, checkout);
  } catch (error) {
    throw error instanceof Refused ? error.reason : error;
  }
  const order = await copyCheckout(em, ctx, checkout);
  acceptHeld(checkout);
  const now = ctx.ports.now();
  const paymentDueAt = await dueAt(ctx);
  await em.nativeUpdate(Order, { id: order }, { acceptedAt: now, paymentDueAt });
  await em.flush();
  const data = { kind: checkout.paymentChoice.kind };
  await recordEvent(em, ctx, { type: 'order.accepted', subject: order, order, data });
  return order;
}
