import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { withLease } from '../../core/with-lease.ts';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { visible } from '../products/product-row.ts';
import { NOTIFIED, PAUSE } from './lifetimes.ts';

/** How many people are told of each unit that can be bought. */
const PER_UNIT = 5;

interface Deps {
  em: SqlEntityManager;
  ports: { now: () => Date };
}

/** Mails those who wait for a variant that can be bought again, in one process at a time. */
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

/** Condition on `stock_alerts` of those who wait. */
const WAITS = 'confirmed_at is not null and notified_at is null';

/** Condition on the variant `v`, with the time since when nobody was told of it as `after`. */
const canBeTold = (after: string) =>
  `v.deleted_at is null and v.count_in_stock > 0 and exists (select from products where id = v.product_id and ${visible(false)})
   and not exists (select from stock_alerts where variant_id = v.id and notified_at > ${after})`;

/** Goes from variant to variant in the index of those who wait, however many wait for each. */
const readRestocked = prepared<{ id: string }, [after: Date]>(
  `with recursive wanted (id) as (
     (select variant_id from stock_alerts where ${WAITS} order by variant_id limit 1)
     union all
     select (select variant_id from stock_alerts where ${WAITS} and variant_id > wanted.id order by variant_id limit 1)
     from wanted where wanted.id is not null
   )
   select v.id from wanted join variants v on v.id = wanted.id where ${canBeTold('$1::timestamptz')}`,
);

/** Transactions that tell people of a variant wait for each other here until they end. */
export const lockAlertsOf = prepared<object, [variant: string]>(
  `select pg_advisory_xact_lock(hashtextextended('stock alerts ' || $1, 0))`,
);

interface Told {
  id: string;
  address: string;
  name: string;
  user: string | null;
}

/** Of an account the mail goes to its present address. */
const takeWaiting = prepared<Told, [variant: string, after: Date, now: Date, expiresAt: Date]>(
  `with told as (
     update stock_alerts set notified_at = $3::timestamptz, expires_at = $4::timestamptz
     where ${WAITS} and id in (
       select id from stock_alerts where variant_id = $1::uuid and ${WAITS} order by id
       limit coalesce((select v.count_in_stock * ${PER_UNIT} from variants v where v.id = $1::uuid and ${canBeTold('$2::timestamptz')}), 0)
     )
     returning id, email, user_id
   )
   select told.id, coalesce(users.email, told.email) as address, coalesce(users.name, '') as name, users.id as "user"
   from told left join users on users.id = told.user_id and users.deleted_at is null`,
);

/**
 * Queues one mail to each of those who wait longest for a variant, at most five for each unit, unless some were told within a day. The lock makes other
 * processes wait, which then see whom this one told: the lease alone would not do.
 */
export function notifyOf({ em, ports }: Deps, variant: string): Promise<void> {
  return inTransaction(em.fork(), async (em) => {
    await lockAlertsOf(em, variant);
    const now = ports.now();
    const expiresAt = new Date(now.getTime() + NOTIFIED);
    const told = await takeWaiting(em, variant, since(now), now, expiresAt);
    await queueMails(
      em,
      { ports },
      told.map(({ id, address, name, user }) => ({
        type: 'stock.back',
        to: { name, address, user: user ?? undefined },
        data: { alert: id },
        key: id,
      })),
    );
  });
}
