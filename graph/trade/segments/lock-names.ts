import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fieldError } from '../../core/validation.ts';
import { Segment } from './segment.entity.ts';

/** Lets one transaction at a time change segments, before it locks a row of them. */
export const lockSegmentTable = (em: SqlEntityManager) =>
  em.execute('lock table segments in share row exclusive mode');

/** Two segments of one name would be told apart by nobody; and 50 are counted. Both under one lock. */
export async function lockNames(
  em: SqlEntityManager,
  typed: string,
  own?: string,
): Promise<{ name: string; nameKey: string }> {
  const name = typed.trim();
  const nameKey = name.toLowerCase();
  await lockSegmentTable(em);
  const taken = await em.count(Segment, { nameKey, ...(own && { id: { $ne: own } }) });
  if (taken > 0) throw fieldError('name', 'Another segment has this name.');
  return { name, nameKey };
}
