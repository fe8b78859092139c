import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../core/record-event.ts';
import { Return, ReturnLine } from './return.entity.ts';

/** The units of received returns of an order, whose checkout is locked, that are to be refunded. */
export const findReceived = (em: SqlEntityManager, order: string): Promise<ReturnLine[]> =>
  em.find(ReturnLine, { return: { order, state: 'received' } }, { populate: ['return'] });

/** Counts units of a received return as credited, under the lock of the checkout, and closes it as soon as all that came back are. */
export async function creditReturn(
  em: SqlEntityManager,
  ctx: Context,
  id: string,
  units: readonly { id: string; qty: number }[],
): Promise<void> {
  const lines = await em.find(ReturnLine, { return: id });
  for (const line of lines) line.creditedQty += units.find((each) => each.id === line.orderLine.id)?.qty ?? 0;
  await em.flush();
  if (lines.some(({ receivedQty, creditedQty }) => creditedQty !== receivedQty)) return;
  const found = await em.findOneOrFail(Return, id);
  em.assign(found, { state: 'closed', closedAt: ctx.ports.now() });
  await em.flush();
  const order = found.order.id;
  const data = { return: id, kind: found.kind };
  await recordEvent(em, ctx, { type: 'return.closed', subject: order, order, data });
}
