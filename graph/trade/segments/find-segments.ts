import type { Context } from '../../core/context.ts';
import { Segment } from './segment.entity.ts';

/** All segments, by name. */
export function findSegments({ em }: Pick<Context, 'em'>): Promise<Segment[]> {
  return em.fork().find(Segment, {}, { orderBy: { nameKey: 'asc' } });
}
