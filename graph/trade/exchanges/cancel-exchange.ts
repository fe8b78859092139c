import type { Follower } from '../../core/record-event.ts';
import { endOrder } from '../orders/end-order.ts';
import { Return } from '../returns/return.entity.ts';
import { lockExchange } from './pay-by-exchange.ts';

/** Cancels the new order of an exchange whose return is closed without a refund, as nothing is going to pay it. */
export const cancelExchange: Follower<'return.closed'> = async (em, { data }, source) => {
  const { return: id } = data!;
  // One that is closed by its refund has paid the new order.
  if (!(await em.count(Return, { id, closingReason: { $ne: null } }))) return;
  const open = await lockExchange(em, id);
  if (open) await endOrder(em, source, open.checkout);
};
