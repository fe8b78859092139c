import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Cents } from '#money/cents';
import { creditedAmount } from '#money/credited-units';
import { formatMoney, moneyIn } from '#money/format-money';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import { reservedBeside } from '../exchanges/find-reserved.ts';
import { lockExchange, payByExchange, requireRest, setOffOf } from '../exchanges/pay-by-exchange.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { creditReturn } from '../returns/credit-return.ts';
import { restock } from '../returns/restock.ts';
import { ReturnLine } from '../returns/return.entity.ts';
import { creditOrder, type WantedCredit } from './credit-order.ts';
import { type Creditable, type CreditableLine, refundableUnits } from './find-creditable.ts';
import type { RefundOrderInput } from './refunds.inputs.ts';
import type { RequestedCredit } from './requested-credit.ts';
import { unitsOf } from './units-of.ts';

/**
 * Gives back money of a paid order: for shipped units, for its shipping, or as goodwill. Money that a provider has goes back by it, now or
 * as soon as it can; other money is due until staff confirm that they gave it back. With `returnId` it is for units that the return brought back,
 * which is closed when all of them are refunded; their stock was changed when they were received.
 *
 * Errors: NOT_FOUND; BAD_USER_INPUT when nothing is to be given back or a line is of another order; CONFLICT for an unpaid order, for units that are
 * not shipped, were credited before or belong to a return, and with `refundable` for more than is left of the payment;
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function refundOrder(ctx: Context, given: RefundOrderInput): Promise<OrderRow> {
  const order = await readOrder(ctx, requireId(given.orderId, 'Order'));
  const input = await asReceived(ctx, given);
  const settings = moneyIn(order.currency, await moneySettings(ctx));
  const shown = (amount: number) => formatMoney(amount, settings);
  let exchange: Parameters<typeof payByExchange>[2] | null = null;
  const decide = async (state: Creditable, em: SqlEntityManager) => {
    const wanted = decideRefund(state, input, shown);
    const open = input.returnId ? await lockExchange(em, input.returnId) : null;
    exchange = open && { ...open, rest: await requireRest(em, open.order, shown) };
    return exchange ? decideSetOff(wanted, setOffOf(exchange.order), state, shown) : wanted;
  };
  const { idempotencyKey: requestKey, reason, shippingAmount, goodwillAmount, returnId } = input;
  const request: RequestedCredit = {
    kind: 'refund',
    requestKey,
    reason: reason.trim(),
    shippingAmount,
    goodwillAmount,
    isUnlimited: Boolean(returnId),
    return: returnId ?? null,
    lines: input.lines.map(({ orderItemId: id, quantity: qty, restock: isRestocked }) => ({
      id,
      qty,
      isRestocked,
    })),
  };
  await creditOrder(ctx, order, request, decide, async (em, _, { lines }) => {
    if (!returnId) return restock({ em, actor: ctx.actor }, lines);
    await creditReturn(em, ctx, returnId, lines);
    if (exchange) await payByExchange(em, ctx, exchange);
  });
  return readOrder(ctx, order.id);
}

/** The input whose units are restocked or not as they were when their return was received. */
async function asReceived({ em }: Context, input: RefundOrderInput): Promise<RefundOrderInput> {
  if (!input.returnId) return input;
  const units = await em.fork().find(ReturnLine, { return: requireId(input.returnId, 'Return') });
  const lines = input.lines.map((line) => {
    const unit = units.find(({ orderLine }) => orderLine.id === line.orderItemId);
    return { ...line, restock: unit?.isRestocked ?? false };
  });
  return { ...input, lines };
}

/** What is taken off, or throws why not. */
export function decideRefund(
  { refunds, lines, received, reserved, shippingLeft, left, refundable }: Creditable,
  input: RefundOrderInput,
  shown: (amount: number) => string,
): WantedCredit {
  if (!refunds)
    throw new DomainError('CONFLICT', 'This order is not paid, so there is nothing to give back.');
  if (input.returnId && !received.some((unit) => unit.return.id === input.returnId))
    throw new DomainError('CONFLICT', 'No items of this return wait for a refund. Load it again.');
  const parts = unitsOf(lines, input.lines).map(({ line, units, input: { restock: isRestocked } }) => {
    refuseAbove(line, units, input.returnId, received);
    if (isRestocked && !input.returnId && units > line.restockable)
      throw new DomainError(
        'CONFLICT',
        `Only ${line.restockable} of these units can be added to the stock: the others came back with a return. Refund them without that.`,
      );
    const amount = creditedAmount(line.total, line.qty, line.credited, units);
    return { id: line.id, item: line.item, qty: units, amount, isRestocked };
  });
  const { shippingAmount, goodwillAmount, reason } = input;
  if (shippingAmount > shippingLeft)
    throw new DomainError('CONFLICT', `Of the shipping, only ${shown(shippingLeft)} are left.`, {
      refundable: shippingLeft,
    });
  const wanted = parts.reduce((total, part) => total + part.amount, shippingAmount + goodwillAmount);
  const kept = reservedBeside(reserved, input.returnId);
  const most = Math.max(0, Math.min(left, refundable) - kept);
  // What came back is refunded by what is left, also when that is nothing: goodwill was given before, or it cost nothing.
  const isRest = parts.length > 0 && !!input.returnId && goodwillAmount === 0 && shippingAmount <= most;
  const amount = isRest ? Math.min(wanted, most) : wanted;
  if (amount === 0 && !isRest) throw new DomainError('BAD_USER_INPUT', 'Choose what is given back.');
  if (amount > most)
    throw new DomainError(
      'CONFLICT',
      `Of this order, only ${shown(most)} can be given back.${kept > 0 ? ` ${shown(kept)} are to pay the new order of an exchange: cancel that first to give them back.` : ''}`,
      { refundable: most },
    );
  return { kind: 'refund', lines: parts, shippingAmount, amount, reason: reason.trim() };
}

/**
 * The same refund, of which the new order of an exchange is paid, or throws why not. Units may come to one minor unit less each than when the exchange was agreed on, after
 * other units of their line were refunded: that is added as goodwill.
 */
export function decideSetOff(
  wanted: WantedCredit,
  setOffAmount: Cents,
  { left, refundable }: Pick<Creditable, 'left' | 'refundable'>,
  shown: (amount: number) => string,
): WantedCredit {
  const units = wanted.lines.reduce((sum, { qty }) => sum + qty, 0);
  if (units === 0)
    throw new DomainError('CONFLICT', 'Choose the returned units that pay the new order of the exchange.');
  const amount = Math.max(wanted.amount, Math.min(setOffAmount, wanted.amount + units, left, refundable));
  if (amount >= setOffAmount) return { ...wanted, amount, setOffAmount };
  throw new DomainError(
    'CONFLICT',
    `The returned items are to pay ${shown(setOffAmount)} of the new order of the exchange, and come to ${shown(wanted.amount)}. Cancel the new order, which gives back what its buyer paid, and refund the return then.`,
  );
}

function refuseAbove(
  line: CreditableLine,
  units: number,
  returnId: string | null | undefined,
  received: readonly ReturnLine[],
): void {
  const { id, pending } = line;
  const unit = received.find(({ return: { id: of }, orderLine }) => of === returnId && orderLine.id === id);
  const back = unit ? (unit.receivedQty ?? 0) - unit.creditedQty : 0;
  const most = returnId ? back : refundableUnits(line);
  if (units <= most) return;
  const message = returnId
    ? `Only ${most} of these units came back with this return and are not refunded.`
    : pending > 0
      ? `Only ${most} of these units were shipped, are not refunded and in no return. Refund the others by their return, or close it.`
      : `Only ${most} of these units were shipped and not refunded. Cancel units that are not shipped.`;
  throw new DomainError('CONFLICT', message);
}
