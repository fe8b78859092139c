import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { OPTIONAL_PARTS_REMOVED } from './personal-data.ts';

/** How long a checkout that was not bought keeps its address. */
export const KEPT_DAYS = 30;

/** Most checkouts that are changed by one statement. */
const BATCH = 1000;

/** Takes the address from checkouts that were not bought and ended long ago. Orders have a copy of their own. */
export async function forgetAddresses(em: SqlEntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  for (;;) {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `update checkouts set shipping_address = '', shipping_city = '', shipping_postal_code = '', ${OPTIONAL_PARTS_REMOVED}
       where id in (
         select id from checkouts where stock = 'released' and shipping_address <> '' and created_at < ?
         order by created_at limit ${BATCH} for update skip locked)`,
      [before],
      'run',
    );
    if (affectedRows < BATCH) return;
  }
}
