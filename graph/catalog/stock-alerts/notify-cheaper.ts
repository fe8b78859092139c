import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { withLease } from '../../core/with-lease.ts';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { AVAILABLE } from '../products/available-units.ts';
import { visible } from '../products/product-row.ts';
import { NOTIFIED, PAUSE } from './lifetimes.ts';

/** Most mails of a run; the others follow with the next one. */
const AT_ONCE = 500;

interface Deps {
  em: SqlEntityManager;
  ports: { now: () => Date };
}

/** Of an account the mail goes to its present address. */
const takeWaiting = prepared<
  { id: string; address: string; name: string; user: string | null },
  [now: Date, since: Date, expiresAt: Date]
>(
  `with cheaper as (
     select distinct on (alert.email_key, v.product_id) alert.id from stock_alerts alert join variants v on v.id = alert.variant_id
     where alert.confirmed_at is not null and alert.notified_at is null and alert.below is not null and v.price < alert.below
       and v.deleted_at is null and ${AVAILABLE} > 0
       and exists (select from products where id = v.product_id and ${visible(false)})
       and not exists (
         select from stock_alerts earlier join variants other on other.id = earlier.variant_id
         where earlier.email_key = alert.email_key and earlier.below is not null and earlier.notified_at > $2::timestamptz
           and other.product_id = v.product_id
       )
     order by alert.email_key, v.product_id, alert.id limit ${AT_ONCE}
   ), notified as (
     update stock_alerts set notified_at = $1::timestamptz, expires_at = $3::timestamptz
     where notified_at is null and id in (select id from cheaper)
     returning id, email, user_id
   )
   select notified.id, coalesce(users.email, notified.email) as address, coalesce(users.name, '') as name, users.id as "user"
   from notified left join users on users.id = notified.user_id and users.deleted_at is null`,
);

/** Queues one mail to each price alert whose variant costs less by now and can be bought: one a day to an address about a product. */
export async function notifyCheaper({ em, ports }: Deps): Promise<void> {
  await withLease(em, 'guestPriceAlerts', () =>
    inTransaction(em.fork(), async (em) => {
      const now = ports.now();
      const at = (ms: number) => new Date(now.getTime() + ms);
      const notified = await takeWaiting(em, now, at(-PAUSE), at(NOTIFIED));
      await queueMails(
        em,
        { ports },
        notified.map(({ id, address, name, user }) => ({
          type: 'price.lower',
          to: { name, address, user: user ?? undefined },
          data: { alert: id },
          key: id,
        })),
      );
    }),
  );
}
