import { isDeepStrictEqual } from 'node:util';
import { Permission, requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireWhole, type ShippingAddress, toAddress } from '../../people/addresses/shipping-address.ts';
import { refuseBlocked } from '../blocklist/refuse-blocked.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { findRules } from '../tax/find-rules.ts';
import { addressRefusal } from './address-refusal.ts';
import { destinationRefusal, exemptRefusal } from './destination-refusal.ts';
import type { UpdateOrderAddressInput } from './order-addresses.inputs.ts';

/** Each mails the buyer. */
const limit = { name: 'order addresses', most: 20, minutes: 60, what: 'changes of addresses' };

/**
 * Changes where an order and its bill go, for its buyer and for staff with ORDERS, before any of it is shipped. Prices stay as they were
 * agreed: a place with another tax or another price of shipping is refused. Nothing changes when it is the same address.
 *
 * Errors: NOT_FOUND; BAD_USER_INPUT for an address that is not whole; CONFLICT with the reason; PURCHASE_REFUSED; RATE_LIMITED.
 */
export async function updateOrderAddress(ctx: Context, input: UpdateOrderAddressInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  const isFetched = order.shippingMethod?.kind === 'pickup';
  const shipping = toAddress(
    isFetched ? input.shippingAddress : requireWhole(input.shippingAddress, 'shippingAddress'),
  );
  const billing = input.billingAddress && toAddress(requireWhole(input.billingAddress, 'billingAddress'));
  await consume(ctx, limit, requireBuyer(ctx).id);
  if (!ctx.actor.can(Permission.Orders)) await refuseBlocked(ctx, order.customerEmail, [shipping, billing]);
  const rules = await findRules(ctx, { isFresh: true });
  await inTransaction(ctx.em.fork(), async (em) => {
    // Shipping and holding lock it too.
    const checkout = await lockCheckout(em, order.checkout.id);
    const current = await readOrder({ em }, order.id);
    const refusal =
      addressRefusal(ctx, current) ??
      exemptRefusal(current, { shipping, billing }) ??
      (isFetched ? null : destinationRefusal(rules, current, shipping));
    if (refusal) throw new DomainError('CONFLICT', refusal);
    const stored = await em.findOneOrFail(Order, order.id);
    const next = { shipping, billing: billing === undefined ? stored.billingAddress : billing };
    if (isSame(stored.shippingAddress, shipping) && isSame(stored.billingAddress, next.billing)) return;
    for (const terms of [stored, checkout]) {
      Object.assign(terms.shippingAddress, next.shipping);
      terms.billingAddress = next.billing;
    }
    await em.flush();
    await recordEvent(em, ctx, { type: 'order.address_changed', subject: order.id, order: order.id });
  });
  return readOrder(ctx, order.id);
}

const isSame = (one: ShippingAddress | null, other: ShippingAddress | null) =>
  isDeepStrictEqual(one && { ...one }, other && { ...other });
