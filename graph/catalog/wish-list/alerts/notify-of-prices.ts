import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../core/in-transaction.ts';
import { prepared } from '../../../core/prepared.ts';
import { withLease } from '../../../core/with-lease.ts';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { hasAvailable } from '../../products/available-units.ts';
import { visible } from '../../products/product-row.ts';

/** Most mails of a product at once; the others follow with the next run of the job. */
const AT_ONCE = 500;
/** After a mail, how long there is no other one of the product to the person. */
const PAUSE = 24 * 60 * 60_000;

interface Deps {
  em: SqlEntityManager;
  ports: { now: () => Date };
}

/** Notifies people of prices that have fallen, in one process at a time. */
export async function notifyOfPrices(
  { em, ports }: Deps,
  { stopped }: { stopped?: AbortSignal } = {},
): Promise<void> {
  await withLease(em, 'priceAlerts', async () => {
    for (const { id } of await readChanged(em.fork())) {
      if (stopped?.aborted) return;
      await notifyOf({ em, ports }, id);
    }
  });
}

/** Condition on the product `p`: it can be bought. */
const SOLD = `${visible(false)} and ${hasAvailable('p.id')}`;

/** Watched products that cost less than somebody waits for, or as much again as somebody was notified below. A loose index scan. */
const readChanged = prepared<{ id: string }, []>(
  `with recursive watched (id) as (
     (select product_id from saved_products where price is not null order by product_id limit 1)
     union all
     select (select product_id from saved_products where price is not null and product_id > watched.id order by product_id limit 1)
     from watched where watched.id is not null
   )
   select p.id from watched join products p on p.id = watched.id
   where p.price < (select max(below) from saved_products where product_id = p.id and price is not null) and ${SOLD}
     or exists (select from saved_products s where s.product_id = p.id and s.below < s.price and s.price <= p.price)`,
);

/** Who was notified gets another mail when it has cost as much as before and falls again. */
const restore = prepared<object, [product: string]>(
  `update saved_products as alert set below = alert.price from products p
   where p.id = $1::uuid and alert.product_id = p.id and alert.below < alert.price and alert.price <= p.price`,
);

/** An advisory lock per product, held until the transaction ends. */
export const lockAlertsOf = prepared<object, [product: string]>(
  `select pg_advisory_xact_lock(hashtextextended('price alerts ' || $1, 0))`,
);

const takeWaiting = prepared<
  { user: string; name: string; address: string },
  [product: string, now: Date, since: Date]
>(
  `with notified as (
     update saved_products as alert set notified_at = $2::timestamptz, below = p.price
     from products p
     where p.id = $1::uuid and ${SOLD} and alert.product_id = p.id and alert.user_id in (
       select user_id from saved_products join users on users.id = user_id
       where product_id = $1::uuid and below > p.price and (notified_at is null or notified_at <= $3::timestamptz)
         and users.email_verified_at is not null and users.deleted_at is null
       order by watched_at, user_id limit ${AT_ONCE}
     )
     returning alert.user_id
   )
   select users.id as "user", users.name, users.email as address from notified join users on users.id = notified.user_id`,
);

/**
 * Queues a mail to those who wait for a lower price of a product, the oldest alerts first, at most 500 at once and one a person and day. The
 * lock serialises processes: the lease of the job can expire.
 */
export function notifyOf({ em, ports }: Deps, product: string): Promise<void> {
  return inTransaction(em.fork(), async (em) => {
    await lockAlertsOf(em, product);
    await restore(em, product);
    const now = ports.now();
    const notified = await takeWaiting(em, product, now, new Date(now.getTime() - PAUSE));
    await queueMails(
      em,
      { ports },
      notified.map((to) => ({
        type: 'price.fell',
        to,
        data: { product },
        key: `${to.user} ${product} ${now.getTime()}`,
      })),
    );
  });
}
