import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvents } from '../../core/record-event.ts';

/** Locks the guests with an address, in the order of their ids, and returns these. Orders that are being paid do not wait. */
export async function lockGuests(em: SqlEntityManager, emailKey: string): Promise<string[]> {
  const guests = await em.execute<{ id: string }[]>(
    `select id from users where guest_email_key = ? and kind = 'guest' and deleted_at is null order by id for no key update`,
    [emailKey],
  );
  return guests.map(({ id }) => id);
}

/**
 * Gives the orders of locked guests to the account that has proved to own their address. What is being bought at this moment stays
 * with its guest, who goes on undisturbed; the next sign-in claims it.
 */
export async function moveOrders(
  em: SqlEntityManager,
  source: EventSource,
  guests: readonly string[],
  account: string,
): Promise<void> {
  if (guests.length === 0) return;
  const from = guests.map(() => '?').join(', ');
  const placed = await em.execute<{ id: string }[]>(
    `select c.id from checkouts c join orders o on o.checkout_id = c.id where o.owner_id in (${from}) order by c.id for update of c`,
    [...guests],
  );
  if (placed.length === 0) return;
  const checkouts = placed.map(({ id }) => id);
  const those = checkouts.map(() => '?').join(', ');
  // A key is unique for each buyer, and no key of a client has a colon.
  await em.execute(
    `update checkouts set user_id = ?, idempotency_key = idempotency_key || ':' || id where id in (${those})`,
    [account, ...checkouts],
  );
  const orders = await em.execute<{ id: string; checkout: string }[]>(
    `update orders set owner_id = ? where checkout_id in (${those}) returning id, checkout_id as checkout`,
    [account, ...checkouts],
  );
  await em.execute(`update redemptions set user_id = ? where checkout_id in (${those})`, [
    account,
    ...checkouts,
  ]);
  await em.execute(
    `update tokens set user_id = ? where purpose in ('order', 'payment') and user_id in (${from})`,
    [account, ...guests],
  );
  await em.execute(`update mails set user_id = ? where user_id in (${from})`, [account, ...guests]);
  await recordEvents(
    em,
    source,
    orders.map(({ id, checkout }) => ({
      type: 'order.claimed',
      subject: id,
      order: id,
      data: { guests: [...guests], checkout },
    })),
  );
}
