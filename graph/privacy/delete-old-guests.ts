import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A session ends within 30 days: an earlier guest cannot come back. Milliseconds. */
const KEPT_MS = 31 * 24 * 60 * 60_000;

/** Guests without an order, of long ago. */
const OLD = `kind = 'guest' and deleted_at is null and created_at < ?
  and not exists (select from orders where owner_id = users.id)`;

/** Removes the guests who bought nothing: their rows, or where a checkout needs the row, name and e-mail address. */
export async function deleteOldGuests(em: SqlEntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await em.execute(
    `with gone as (
       delete from users where ${OLD} and not exists (select from checkouts where user_id = users.id) returning id
     )
     update mails set user_id = null where user_id in (select id from gone)`,
    [before],
  );
  await em.execute(
    `with gone as (
       update users set name = 'Guest', email = id || '@deleted.invalid', guest_email_key = null, deleted_at = ?
       where ${OLD} and not exists (select from checkouts where user_id = users.id and stock = 'held')
       returning id
     )
     update redemptions set buyer_email_key = null, n = null where user_id in (select id from gone)`,
    [now, before],
  );
}
