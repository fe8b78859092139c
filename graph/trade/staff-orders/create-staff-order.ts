import { onBehalfOf, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { mailboxOf } from '../../core/email-address.ts';
import { consume } from '../../core/rate-limit.ts';
import { fieldError } from '../../core/validation.ts';
import type { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { customFieldsOf } from '../../platform/custom-fields/find-custom-fields.ts';
import { checkCustomFields } from '../../platform/custom-fields/set-custom-fields.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { refuseBlankAddress, staffKeyOf } from '../checkout/draft-checkout.ts';
import { hashRequest } from '../checkout/hash-request.ts';
import { keyReused } from '../checkout/start-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { storeOrderFields } from '../orders/set-order-fields.ts';
import { orderCart } from '../payments/order-cart.ts';
import { ensureCustomer } from './find-customer.ts';
import type { StaffOrderInput } from './staff-orders.inputs.ts';

/** Each mails somebody. */
const orders = { name: 'staff orders', most: 200, minutes: 60, what: 'orders' };

/**
 * Takes an order for a customer, who owns it and gets a mail with a payment link: an unpaid order like any other. Its items are
 * held for the customer, whose other hold ends. The same key returns the same order.
 *
 * Errors: those of `orderCart`; IDEMPOTENCY_KEY_REUSED for the same key with another order, also of another customer;
 * BAD_USER_INPUT for the own account, and as in `overridePrices`; RATE_LIMITED.
 */
export async function createStaffOrder(ctx: Context, input: StaffOrderInput): Promise<OrderRow> {
  const { id: agent, email: own } = requireViewer(ctx);
  if (mailboxOf(input.customer.email.trim()) === mailboxOf(own))
    throw fieldError('email', 'This is your own account. Order for yourself in the shop.');
  refuseBlankAddress(input);
  const staffKey = staffKeyOf(agent, input.idempotencyKey);
  const earlier = await ctx.em.findOne(Checkout, { staffKey }, { populate: ['user'] });
  if (earlier && earlier.requestHash !== hashRequest(input)) throw keyReused();
  const placed = earlier && (await ctx.em.findOne(Order, { checkout: earlier }, { fields: ['id'] }));
  const given = input.customFields ?? [];
  await checkCustomFields(ctx, 'order', given);
  if (placed) {
    await fillIn(ctx, placed.id, given);
    return readOrder(ctx, placed.id);
  }
  if (!earlier) await consume(ctx, orders, agent);
  const customer = earlier?.user ?? (await ensureCustomer(ctx, input));
  const order = await orderCart({ ...ctx, actor: onBehalfOf(ctx, customer) }, input);
  await fillIn(ctx, order.id, given);
  return order;
}

/** Gives an order the values that it has none of: the first attempt may have ended between order and values, or staff have changed some since. */
async function fillIn(ctx: Context, id: string, given: readonly CustomFieldInput[]): Promise<void> {
  if (given.length === 0) return;
  const has = new Set((await customFieldsOf(ctx, 'order', id)).map(({ key }) => key));
  const missing = given.filter(({ key }) => !has.has(key)).map(({ key, value }) => ({ key, value }));
  if (missing.length > 0) await storeOrderFields(ctx, id, missing);
}
