import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context, Reading } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CollectionMembers } from '../search/collection-port.ts';
import type { Collection } from './collection.entity.ts';
import { findCollection } from './find-collections.ts';
import { readRule } from './read-rule.ts';

const readIds = prepared<{ id: string }, [collection: string]>(
  'select product_id as id from collection_products where collection_id = $1 order by position',
);

/** What the collection with this slug has; `forStaff` also of one that is not published. Errors: NOT_FOUND. */
export async function collectionMembers(
  ctx: Context,
  slug: string,
  options?: { forStaff: boolean },
): Promise<CollectionMembers> {
  const { id, version, rule } = await findCollection(ctx, slug, options?.forStaff);
  const key = `${id} ${version}`;
  if (rule) return { key, condition: (await readRule(ctx, rule)).condition, ids: null };
  const read = async () => (await readIds(ctx.em, id)).map((row) => row.id);
  const ids = await cacheForGuests(ctx, cacheKey('products of collection', id), read);
  return { key, condition: sql`id = any(${ids}::uuid[])`, ids };
}

/** The condition on products of being in a collection. */
export async function isInCollection(
  reading: Reading,
  { id, rule }: Pick<Collection, 'id' | 'rule'>,
): Promise<RawBuilder<SqlBool>> {
  if (rule) return (await readRule(reading, rule)).condition;
  return sql`id = any(array(select product_id from collection_products where collection_id = ${id}::uuid))`;
}
