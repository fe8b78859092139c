import { sql } from 'kysely';
import type { Reading } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { Collection } from './collection.entity.ts';
import { isInCollection } from './collection-members.ts';

const readSome = prepared<Pick<Collection, 'id' | 'rule'>, [ids: readonly string[]]>(
  'select id, rule from collections where id = any($1::uuid[])',
);

/** Which of these collections each of the products is in now, whether they are published or not. In two statements. */
export async function collectionsOf(
  reading: Reading,
  products: readonly string[],
  ids: readonly string[],
): Promise<string[][]> {
  const collections = await readSome(reading.em, ids);
  if (collections.length === 0 || products.length === 0) return products.map(() => []);
  const conditions = await Promise.all(collections.map((each) => isInCollection(reading, each)));
  const columns = conditions.map((condition, at) => sql`(${condition}) as ${sql.id(String(at))}`);
  const { rows } = await sql<Record<string, boolean> & { product: string }>`
    select id as product, ${sql.join(columns)} from products where id = any(${products}::uuid[])`.execute(
    reading.em.getKysely(),
  );
  const byProduct = new Map(rows.map((row) => [row.product as string, row]));
  return products.map((product) =>
    collections.flatMap(({ id }, at) => (byProduct.get(product)?.[at] ? [id] : [])),
  );
}

const lockSome = prepared<object, [ids: readonly string[]]>(
  'select from collections where id = any($1::uuid[]) order by id for key share',
);

/** How many of these collections there are; until the transaction ends nobody deletes one. */
export async function lockCollections(em: Reading['em'], ids: readonly string[]): Promise<number> {
  return (await lockSome(em, ids)).length;
}
