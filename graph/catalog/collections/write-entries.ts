import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { ChangedValues } from '../../core/changed-values.ts';
import { distinctIds, fieldError } from '../../core/validation.ts';
import { visible } from '../products/product-row.ts';

/** Replaces the products of a locked collection, and notes whether that changes anything. Errors: BAD_USER_INPUT for an unknown product. */
export async function writeEntries(
  em: SqlEntityManager,
  collection: string,
  productIds: readonly string[],
  data: ChangedValues,
): Promise<void> {
  const ids = distinctIds(productIds);
  const [known] = ids.every((id) => isUuid(id))
    ? await em.execute<{ count: number }[]>(
        `select count(*)::int as count from products where id = any(?::uuid[]) and ${visible(true)}`,
        [`{${ids}}`],
      )
    : [];
  if (known?.count !== ids.length)
    throw fieldError(
      'productIds',
      'One of the products was deleted meanwhile. Take it out, then save again.',
    );
  const before = (
    await em.execute<{ id: string }[]>(
      'select product_id as id from collection_products where collection_id = ? order by position',
      [collection],
    )
  ).map(({ id }) => id);
  if (before.join() === ids.join()) return;
  await em.execute('delete from collection_products where collection_id = ?', [collection]);
  // In the order of ids, as edits of several products lock them.
  await em.execute(
    `insert into collection_products (collection_id, product_id, position)
     select ?::uuid, id, place - 1 from unnest(?::uuid[]) with ordinality as given (id, place) order by id`,
    [collection, `{${ids}}`],
  );
  data.changed.push('products');
  data.old.products = before.length;
  data.new.products = ids.length;
}
