import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { creditedAmount, lineTotal } from '#money/credited-units';
import { onBehalfOf, Permission, requirePermission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { quantitiesOfOrder } from '../fulfillments/line-quantities.ts';
import { findOrderLines, type OrderLineRow } from '../orders/find-order-lines.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Return, ReturnLine } from '../returns/return.entity.ts';
import { decideSetOff } from './decide-set-off.ts';
import { draftExchange, hashExchange, isSame } from './draft-exchange.ts';
import { Exchange } from './exchange.entity.ts';
import type { ExchangeReturnInput } from './exchanges.inputs.ts';
import { findLeft } from './find-left.ts';
import { placeExchange } from './place-exchange.ts';

/**
 * For staff: orders other variants for the buyer of a return, at current prices, or the same ones as they were paid, without shipping, to be paid with what the returned units
 * cost, and with `amountDue` by the buyer when they cost more. Their stock is held until a day, on which the new order is cancelled unless the buyer paid and the units were refunded for it. Returns the order of the return.
 * The same key makes no other order. Errors: FORBIDDEN without ORDERS; NOT_FOUND; BAD_USER_INPUT for a line that is not of the return, and for no variant of its product; CONFLICT for a withdrawal,
 * a return that is not approved or was exchanged before, for more units than come back, and with `amountDue` when the buyer would have to pay another rest; OUT_OF_STOCK;
 * PRICE_CHANGED; IDEMPOTENCY_KEY_REUSED.
 */
export async function exchangeReturn(ctx: Context, input: ExchangeReturnInput): Promise<OrderRow> {
  requirePermission(ctx, Permission.Orders);
  const returned = await ctx.em.fork().findOne(Return, requireId(input.returnId, 'Return'));
  if (!returned) throw new DomainError('NOT_FOUND', 'Return not found.');
  const order = await findOrder(ctx, returned.order.id);
  if (await isDone(ctx.em.fork(), input)) return order;
  const [sold = []] = await findOrderLines(ctx.em, [order.id]);
  const { owner, customerName: name, customerEmail: email } = order;
  const behalf = { ...ctx, actor: onBehalfOf(ctx, { id: owner.id, name, email }) };
  const draft = await draftExchange(behalf, { order, sold, input });
  await failpoint('exchange.priced');
  await inTransaction(ctx.em.fork(), async (em) => {
    const isThere = await lockBuyer(em, owner.id, { alone: true });
    await lockCheckout(em, order.checkout.id);
    if (await isDone(em, input)) return;
    const current = await readOrder({ em }, order.id);
    if (!isThere || current.owner.id !== owner.id)
      throw new DomainError('CONFLICT', 'This order belongs to another account now. Load it again.');
    const worth = await worthOf(em, { order: current, sold, input });
    const exchanged = await placeExchange(
      { ...behalf, em },
      {
        ...draft,
        setOffPrice: await decideSetOff({ ...ctx, em }, { ...draft, ...worth, agreed: input.amountDue }),
      },
    );
    em.create(Exchange, { return: returned.id, order: exchanged, requestKey: input.idempotencyKey });
    await em.flush();
    await recordEvent(em, ctx, {
      type: 'return.exchanged',
      subject: order.id,
      order: order.id,
      data: { return: returned.id, newOrder: exchanged },
    });
    await failpoint('exchange.placed');
  });
  return readOrder(ctx, order.id);
}

/** Whether the same request was made before. Errors: IDEMPOTENCY_KEY_REUSED; CONFLICT when the return was exchanged by another one. */
async function isDone(em: SqlEntityManager, input: ExchangeReturnInput): Promise<boolean> {
  const earlier = await em.findOne(Exchange, { return: input.returnId }, { populate: ['order'] });
  if (!earlier) return false;
  if (earlier.requestKey !== input.idempotencyKey)
    throw new DomainError('CONFLICT', 'This return was exchanged already. Load it again.');
  const { requestHash } = await em.findOneOrFail(Checkout, earlier.order.checkout.id);
  if (requestHash === hashExchange(input)) return true;
  throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another exchange.');
}

interface Exchanging {
  order: OrderRow;
  sold: readonly OrderLineRow[];
  input: ExchangeReturnInput;
}

/**
 * What the units that are exchanged come to as a credit, in minor units, under the lock of their checkout: at most what is left of the order. Tax is rounded anew for
 * the same units as a part of their line: their refund can add a minor unit for each.
 */
async function worthOf(em: SqlEntityManager, { order, sold, input }: Exchanging) {
  const { kind, state } = await em.findOneOrFail(Return, input.returnId);
  if (kind !== 'return' || (state !== 'approved' && state !== 'received') || !order.paidAt)
    throw new DomainError(
      'CONFLICT',
      'Only an approved return of a paid order that is no withdrawal can be exchanged. Load it again.',
    );
  const units = await em.find(ReturnLine, { return: input.returnId });
  const quantities = await quantitiesOfOrder(em, order.id);
  const wanted = Map.groupBy(input.lines, ({ orderItemId }) => orderItemId);
  let worth = 0;
  for (const [id, lines] of wanted) {
    const unit = units.find(({ orderLine }) => orderLine.id === id);
    if (!unit) throw new DomainError('BAD_USER_INPUT', 'This return has no such line.');
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const most = (unit.receivedQty ?? unit.qty) - unit.creditedQty;
    if (quantity > most)
      throw new DomainError('CONFLICT', `Only ${most} of these units come back with this return.`);
    const line = sold.find((each) => each.id === id)!;
    const { credited } = quantities.find((each) => each.id === id)!;
    worth += creditedAmount(lineTotal(line, order.pricesIncludeTax), line.qty, credited, quantity);
  }
  const left = await findLeft(em, order.id);
  const same = input.lines.filter((line) => isSame(line, sold));
  const rounding = same.reduce((sum, { quantity }) => sum + quantity, 0);
  return { worth: Math.min(worth, left), worthAtMost: Math.min(worth + rounding, left) };
}
