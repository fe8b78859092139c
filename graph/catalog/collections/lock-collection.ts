import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireId } from '../../core/validation.ts';
import { Collection } from './collection.entity.ts';
import { notFound } from './find-collections.ts';

/** Edits of all collections wait for each other: two of one name, or address, would be told apart by nobody. */
export async function lockTable(em: SqlEntityManager): Promise<void> {
  await em.execute('lock table collections in share row exclusive mode');
}

/** The collection, locked, also against a promotion that is saved for it. Errors: NOT_FOUND. */
export async function lockCollection(em: SqlEntityManager, id: string): Promise<Collection> {
  // Before the row, as all edits do: otherwise two of them could wait for each other.
  await lockTable(em);
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const found = await em.findOne(Collection, requireId(id, 'Collection'), options);
  if (!found) throw notFound();
  return found;
}
