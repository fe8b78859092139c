import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { recordEvent } from '../../core/record-event.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Return, type ReturnKind, ReturnLine, type ReturnReason } from './return.entity.ts';
import { deliveredSince, type ReturnQuantities, returnQuantitiesOfOrder } from './return-quantities.ts';

/** Returns that an order has at most, but for withdrawals. */
const MOST = 50;

export interface WantedUnits {
  orderItemId: string;
  quantity: number;
  /** Left out for a withdrawal, which needs none. */
  reason?: ReturnReason;
}

export interface NewReturn {
  /** Id of the order. */
  order: string;
  kind: ReturnKind;
  lines: readonly WantedUnits[];
  comment?: string | null;
  /** Unique for an order. */
  requestKey: string;
  /** Days after the delivery of a unit in which it can be returned; left out: at any time. */
  days?: number;
}

/**
 * Opens a return in the transaction of the caller, who has locked the checkout of the order and knows that its actor may do it: a withdrawal
 * is approved already. Records `return.requested`. Errors: BAD_USER_INPUT for a line of another order or one that is named twice; CONFLICT
 * for units that were not shipped, are returned or refunded already or were delivered too long ago, and after 50 returns of an order unless
 * it is a withdrawal.
 */
export async function openReturn(
  em: SqlEntityManager,
  ctx: Context,
  { order, kind, lines, comment = null, requestKey, days }: NewReturn,
): Promise<Return> {
  if (kind === 'return' && (await em.count(Return, { order })) >= MOST)
    throw new DomainError('CONFLICT', `An order has at most ${MOST} returns.`);
  const now = ctx.ports.now();
  const since = days === undefined ? new Date(0) : deliveredSince(now, days);
  const quantities = await returnQuantitiesOfOrder(em, order, since);
  if (new Set(lines.map(({ orderItemId }) => orderItemId)).size < lines.length)
    throw new DomainError('BAD_USER_INPUT', 'Name each line once.');
  for (const wanted of lines) refuseUnits(quantities, wanted, days);
  const actor = ctx.actor.viewer?.id ?? ctx.actor.buyer?.id ?? null;
  const state = kind === 'withdrawal' ? 'approved' : 'requested';
  const opened = em.create(Return, { order, kind, state, comment, requestKey, actor, createdAt: now });
  for (const { orderItemId, quantity: qty, reason = null } of lines) {
    const orderLine = em.getReference(OrderLine, orderItemId);
    em.create(ReturnLine, { return: opened, orderLine, qty, reason });
  }
  await em.flush();
  const data = { return: opened.id, kind };
  await recordEvent(em, ctx, { type: 'return.requested', subject: order, order, data });
  return opened;
}

function refuseUnits(
  quantities: readonly ReturnQuantities[],
  { orderItemId, quantity }: WantedUnits,
  days: number | undefined,
): void {
  const line = quantities.find(({ id }) => id === orderItemId);
  if (!line) throw new DomainError('BAD_USER_INPUT', 'This order has no such line.');
  if (line.shipped === 0)
    throw new DomainError('CONFLICT', 'These items were not shipped. Cancel them instead.');
  if (quantity > line.returnable) {
    const message = `Only ${line.returnable} of these units were shipped, and neither returned nor refunded.`;
    throw new DomainError('CONFLICT', message);
  }
  if (quantity > line.recent)
    throw new DomainError(
      'CONFLICT',
      `Items can be returned for ${days} days after their delivery, which are over.`,
    );
}
