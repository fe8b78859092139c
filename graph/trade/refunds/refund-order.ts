import { creditedAmount } from '#money/credited-units';
import { formatMoney, moneyIn } from '#money/format-money';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { creditOrder, type WantedCredit } from './credit-order.ts';
import type { Creditable } from './find-creditable.ts';
import type { RefundOrderInput } from './refunds.inputs.ts';
import type { RequestedCredit } from './requested-credit.ts';
import { restock } from './restock.ts';
import { unitsOf } from './units-of.ts';

/**
 * Gives back money of a paid order: for shipped units, for its shipping, or as goodwill. Money that a provider has goes back by it, now or
 * as soon as it can; other money is due until staff confirm that they gave it back.
 *
 * Errors: NOT_FOUND; BAD_USER_INPUT when nothing is to be given back or a line is of another order; CONFLICT for an unpaid order, for units that are
 * not shipped or were credited before, and with `refundable` for more than is left of the payment;
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function refundOrder(ctx: Context, input: RefundOrderInput): Promise<OrderRow> {
  const order = await readOrder(ctx, requireId(input.orderId, 'Order'));
  const settings = moneyIn(order.currency, await moneySettings(ctx));
  const shown = (amount: number) => formatMoney(amount, settings);
  const decide = (state: Creditable) => decideRefund(state, input, shown);
  const { idempotencyKey: requestKey, reason, shippingAmount, goodwillAmount } = input;
  const request: RequestedCredit = {
    ...{ kind: 'refund', requestKey, reason: reason.trim(), shippingAmount, goodwillAmount },
    lines: input.lines.map(({ orderItemId: id, quantity: qty, restock: isRestocked }) => ({
      id,
      qty,
      isRestocked,
    })),
  };
  await creditOrder(ctx, order, request, decide, (em, _, { lines }) =>
    restock({ em, actor: ctx.actor }, lines),
  );
  return readOrder(ctx, order.id);
}

/** What is taken off, or throws why not. */
export function decideRefund(
  { refunds, lines, shippingLeft, left, refundable }: Creditable,
  input: RefundOrderInput,
  shown: (amount: number) => string,
): WantedCredit {
  if (!refunds)
    throw new DomainError('CONFLICT', 'This order is not paid, so there is nothing to give back.');
  const parts = unitsOf(lines, input.lines).map(({ line, units, input: { restock: isRestocked } }) => {
    const most = line.shipped + line.cancelled - line.credited;
    if (units > most) {
      const message = `Only ${most} of these units were shipped and not refunded. Cancel units that are not shipped.`;
      throw new DomainError('CONFLICT', message);
    }
    const amount = creditedAmount(line.total, line.qty, line.credited, units);
    return { id: line.id, item: line.item, qty: units, amount, isRestocked };
  });
  const { shippingAmount, goodwillAmount, reason } = input;
  if (shippingAmount > shippingLeft)
    throw new DomainError('CONFLICT', `Of the shipping, only ${shown(shippingLeft)} are left.`, {
      refundable: shippingLeft,
    });
  const amount = parts.reduce((total, part) => total + part.amount, shippingAmount + goodwillAmount);
  if (amount === 0) throw new DomainError('BAD_USER_INPUT', 'Choose what is given back.');
  const most = Math.min(left, refundable);
  if (amount > most)
    throw new DomainError('CONFLICT', `Of this order, only ${shown(most)} can be given back.`, {
      refundable: most,
    });
  return { kind: 'refund', lines: parts, shippingAmount, amount, reason: reason.trim() };
}
