import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BlockKey } from './block-keys.ts';
import { BlockedBuyer } from './blocked-buyer.entity.ts';

/** The entries of the blocklist with some of these keys, newest first. */
export function findBlocks(em: SqlEntityManager, keys: readonly BlockKey[]): Promise<BlockedBuyer[]> {
  const $or = keys.map(({ kind, hash }) => ({ kind, hash }));
  return $or.length === 0
    ? Promise.resolve([])
    : em.fork().find(BlockedBuyer, { $or }, { orderBy: { id: 'desc' } });
}
