import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeReturn } from './change-return.ts';
import { restock } from './restock.ts';
import { type Return, ReturnLine } from './return.entity.ts';
import type { ReceiveReturnInput } from './returns.inputs.ts';

/**
 * For staff: records what of a return came back, and adds what can be sold again to the stock, which its refund does not do once more. What
 * did not come can be returned later. Repeated with the same key it changes nothing. Errors: NOT_FOUND; BAD_USER_INPUT for a line that is
 * not of the return, is missing or named twice, and when nothing came back; CONFLICT for more units than were to be returned, and when it is
 * not approved or was received before; IDEMPOTENCY_KEY_REUSED.
 */
export function receiveReturn(ctx: Context, input: ReceiveReturnInput): Promise<OrderRow> {
  const { returnId, lines, idempotencyKey: receiptKey } = input;
  const isDone = async (em: SqlEntityManager, found: Return) => {
    if (found.receiptKey !== receiptKey) return false;
    const units = await em.find(ReturnLine, { return: found });
    const isSame = units.every(({ orderLine, receivedQty, isRestocked }) =>
      lines.some(
        ({ orderItemId, quantity, restock: wanted }) =>
          orderItemId === orderLine.id && quantity === receivedQty && wanted === isRestocked,
      ),
    );
    if (isSame && units.length === lines.length) return true;
    throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used to receive other items.');
  };
  return changeReturn(ctx, returnId, { state: 'received', isDone }, async (em, found) => {
    await receive(em, ctx, found, lines);
    return { receiptKey, receivedAt: ctx.ports.now() };
  });
}

async function receive(
  em: SqlEntityManager,
  { actor }: Context,
  found: Return,
  lines: ReceiveReturnInput['lines'],
): Promise<void> {
  const units = await em.find(ReturnLine, { return: found }, { populate: ['orderLine'] });
  const received = new Map(lines.map((line) => [line.orderItemId, line]));
  if (received.size < lines.length || units.length !== lines.length)
    throw new DomainError('BAD_USER_INPUT', 'Name each line of the return once.');
  if (lines.every(({ quantity }) => quantity === 0))
    throw new DomainError('BAD_USER_INPUT', 'Nothing came back. Close the return instead.');
  for (const unit of units) {
    const line = received.get(unit.orderLine.id);
    if (!line) throw new DomainError('BAD_USER_INPUT', 'This return has no such line.');
    if (line.quantity > unit.qty)
      throw new DomainError('CONFLICT', `Only ${unit.qty} of these units were to be returned.`);
    unit.receivedQty = line.quantity;
    unit.isRestocked = line.restock;
  }
  await em.flush();
  const stored = units.map(({ orderLine, receivedQty, isRestocked }) => {
    return { item: orderLine.variantId, qty: receivedQty!, isRestocked: isRestocked! };
  });
  await restock(
    { em, actor },
    stored.filter(({ qty }) => qty > 0),
  );
}
