import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import type { FulfilledLine } from './fulfillments.types.ts';
import { quantitiesOfOrder } from './line-quantities.ts';

/** What is open of an order, whose checkout is locked. */
export async function openLines(em: SqlEntityManager, order: string): Promise<FulfilledLine[]> {
  const lines = await quantitiesOfOrder(em, order);
  return lines.filter(({ open }) => open > 0).map(({ id, open }) => ({ orderItemId: id, quantity: open }));
}

/** The same, or the part of it that is wanted. Errors: CONFLICT with `open` when that is more, or nothing is open. */
export async function wantedLines(
  em: SqlEntityManager,
  order: string,
  wanted: readonly FulfilledLine[] | null | undefined,
): Promise<readonly FulfilledLine[]> {
  const open = await openLines(em, order);
  if (open.length === 0) throw new DomainError('CONFLICT', 'Nothing of this order is open.', { open });
  if (!wanted) return open;
  const most = new Map(open.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  if (wanted.some(({ orderItemId, quantity }) => quantity > (most.get(orderItemId) ?? 0)))
    throw new DomainError('CONFLICT', 'Less of this order is open. Load it again.', { open });
  return wanted;
}
