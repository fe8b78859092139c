import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { findWithdrawn, withdrawnError } from '../orders/refuse-withdrawn.ts';
import type { FulfilledLine } from './fulfillments.types.ts';
import { quantitiesOfOrder } from './line-quantities.ts';

/** What is open of an order, whose checkout is locked. */
export async function openLines(em: SqlEntityManager, order: string): Promise<FulfilledLine[]> {
  const lines = await quantitiesOfOrder(em, order);
  return lines.filter(({ open }) => open > 0).map(({ id, open }) => ({ orderItemId: id, quantity: open }));
}

/** The same, or the part of it that is wanted. Errors: CONFLICT with `open` when that is more, or nothing is open; CONFLICT for units that the buyer has withdrawn from. */
export async function wantedLines(
  em: SqlEntityManager,
  ctx: Pick<Context, 'ports'>,
  order: string,
  wanted: readonly FulfilledLine[] | null | undefined,
): Promise<readonly FulfilledLine[]> {
  const open = await openLines(em, order);
  if (open.length === 0) throw new DomainError('CONFLICT', 'Nothing of this order is open.', { open });
  const lines = wanted ?? open;
  const most = new Map(open.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  if (lines.some(({ orderItemId, quantity }) => quantity > (most.get(orderItemId) ?? 0)))
    throw new DomainError('CONFLICT', 'Less of this order is open. Load it again.', { open });
  const withdrawn = await findWithdrawn(em, ctx, order);
  const left = (id: string) => (most.get(id) ?? 0) - (withdrawn.get(id) ?? 0);
  if (lines.some(({ orderItemId, quantity }) => quantity > left(orderItemId))) throw withdrawnError();
  return lines;
}
