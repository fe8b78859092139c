import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../../core/prepared.ts';
import { MOST_SAVED } from '../most-saved.ts';

const read = prepared<{ id: string }, [user: string]>(
  `select product_id as id from saved_products where user_id = $1::uuid and price is not null order by watched_at desc limit ${MOST_SAVED}`,
);

/** Ids of the products whose prices an account watches, the newest alert first. */
export async function findPriceAlerts(em: SqlEntityManager, user: string): Promise<string[]> {
  return (await read(em, user)).map(({ id }) => id);
}
