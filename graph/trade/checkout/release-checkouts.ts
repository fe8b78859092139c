import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Line } from '#money/line';
import { lockVariants } from '../../catalog/products/stock.ts';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { lockCounts, type Use } from '../promotions/lock-uses.ts';
import { Checkout } from './checkout.entity.ts';
import { giveBack } from './holds.ts';

/** What is going to be taken in the same transaction. */
interface Next {
  lines: readonly Line[];
  discounts: readonly Use[];
}

/** Gives back what locked checkouts hold. */
export async function releaseCheckouts(
  em: SqlEntityManager,
  source: EventSource,
  locked: readonly { id: string }[],
  { lines, discounts }: Next,
): Promise<void> {
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  const others = await em.find(Checkout, { id: { $in: ids } }, { orderBy: { id: 'asc' }, refresh: true });
  // All in one order, since what is released and what is taken are two rounds.
  await lockVariants(em, [...lines, ...others.flatMap((other) => other.lines)]);
  await lockCounts(em, [...discounts, ...others.flatMap((other) => other.discounts)]);
  for (const other of others) {
    await giveBack(em, other);
    await recordEvent(em, source, { type: 'checkout.cancelled', subject: other.id });
  }
}
