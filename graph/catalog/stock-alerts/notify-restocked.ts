import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { withLease } from '../../core/with-lease.ts';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { visible } from '../products/product-row.ts';
import { NOTIFIED, PAUSE } from './lifetimes.ts';

/** Most mails for each unit that can be bought. */
const PER_UNIT = 5;

interface Deps {
  em: SqlEntityManager;
  ports: { now: () => Date };
}

/** Notifies the waiting addresses of variants that are back in stock, in one process at a time. */
export async function notifyRestocked(
  { em, ports }: Deps,
  { stopped }: { stopped?: AbortSignal } = {},
): Promise<void> {
  await withLease(em, 'stockAlerts', async () => {
    for (const { id } of await readRestocked(em.fork(), since(ports.now()))) {
      if (stopped?.aborted) return;
      await notifyOf({ em, ports }, id);
    }
  });
}

const since = (now: Date) => new Date(now.getTime() - PAUSE);

/** Condition on `stock_alerts`: of a variant that is sold out, confirmed and not notified. */
const WAITS = 'confirmed_at is not null and notified_at is null and below is null';

/** Condition on the variant `v`: it can be bought, and nobody was notified after `after`. */
const canNotify = (after: string) =>
  `v.deleted_at is null and v.count_in_stock > 0 and exists (select from products where id = v.product_id and ${visible(false)})
   and not exists (select from stock_alerts where variant_id = v.id and below is null and notified_at > ${after})`;

/** Variants that are waited for and back in stock. A loose index scan, since many alerts may wait for one variant. */
const readRestocked = prepared<{ id: string }, [after: Date]>(
  `with recursive wanted (id) as (
     (select variant_id from stock_alerts where ${WAITS} order by variant_id limit 1)
     union all
     select (select variant_id from stock_alerts where ${WAITS} and variant_id > wanted.id order by variant_id limit 1)
     from wanted where wanted.id is not null
   )
   select v.id from wanted join variants v on v.id = wanted.id where ${canNotify('$1::timestamptz')}`,
);

/** An advisory lock per variant, held until the transaction ends. */
export const lockAlertsOf = prepared<object, [variant: string]>(
  `select pg_advisory_xact_lock(hashtextextended('stock alerts ' || $1, 0))`,
);

interface Notified {
  id: string;
  address: string;
  name: string;
  user: string | null;
}

/** Of an account the mail goes to its present address. */
const takeWaiting = prepared<Notified, [variant: string, after: Date, now: Date, expiresAt: Date]>(
  `with notified as (
     update stock_alerts set notified_at = $3::timestamptz, expires_at = $4::timestamptz
     where ${WAITS} and id in (
       select id from stock_alerts where variant_id = $1::uuid and ${WAITS} order by id
       limit coalesce((select v.count_in_stock * ${PER_UNIT} from variants v where v.id = $1::uuid and ${canNotify('$2::timestamptz')}), 0)
     )
     returning id, email, user_id
   )
   select notified.id, coalesce(users.email, notified.email) as address, coalesce(users.name, '') as name, users.id as "user"
   from notified left join users on users.id = notified.user_id and users.deleted_at is null`,
);

/**
 * Queues one mail to each of the oldest alerts of a variant, at most five for each unit, unless some were notified within a day. The lock serialises
 * processes, so that the second one sees the rows of the first: the lease alone would not, since it can expire.
 */
export function notifyOf({ em, ports }: Deps, variant: string): Promise<void> {
  return inTransaction(em.fork(), async (em) => {
    await lockAlertsOf(em, variant);
    const now = ports.now();
    const expiresAt = new Date(now.getTime() + NOTIFIED);
    const notified = await takeWaiting(em, variant, since(now), now, expiresAt);
    await queueMails(
      em,
      { ports },
      notified.map(({ id, address, name, user }) => ({
        type: 'stock.back',
        to: { name, address, user: user ?? undefined },
        data: { alert: id },
        key: id,
      })),
    );
  });
}
