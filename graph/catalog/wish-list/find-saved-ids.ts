import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { visible } from '../products/product-row.ts';
import { MOST_SAVED } from './most-saved.ts';

const read = prepared<{ id: string }, [user: string]>(
  `select product_id as id from saved_products as saved
   where user_id = $1::uuid and exists (select from products where id = product_id and ${visible(false)})
   order by saved.created_at desc, product_id desc limit ${MOST_SAVED}`,
);

/** Ids of the products that an account saved and shoppers can see, the newest first. */
export async function findSavedIds(em: SqlEntityManager, user: string): Promise<string[]> {
  return (await read(em, user)).map(({ id }) => id);
}
