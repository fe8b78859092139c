import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { type EventSource, recordEvents } from '../../core/record-event.ts';
import { PROVES_BUYER } from '../orders/buyer-history.ts';

/** Locks the guests with an address, in the order of their ids, and returns these. Orders that are being paid do not wait. */
export async function lockGuests(em: SqlEntityManager, emailKey: string): Promise<string[]> {
  const guests = await em.execute<{ id: string }[]>(
    `select id from users where guest_email_key = ? and kind = 'guest' and deleted_at is null order by id for no key update`,
    [emailKey],
  );
  return guests.map(({ id }) => id);
}

/**
 * Gives orders of locked guests to the account that has proved to own their address: those that were paid, those
 * that staff took, and all of `known`, the guest of the browser that signed in. What is being bought at this moment stays with its guest, who goes on undisturbed; the next sign-in claims it.
 */
export async function claimPaidOrders(
  em: SqlEntityManager,
  source: EventSource,
  { guests, known, account }: { guests: readonly string[]; known?: string; account: string },
): Promise<void> {
  const placed = await em.execute<{ id: string }[]>(
    `select c.id from checkouts c join orders on orders.checkout_id = c.id
     where orders.owner_id = any(?::uuid[]) and (${PROVES_BUYER} or c.staff_key is not null or orders.owner_id = ?::uuid) order by c.id for update of c`,
    [list(guests), known ?? null],
  );
  const checkouts = placed.map(({ id }) => id);
  const orders = await move(em, checkouts, { from: guests, to: account });
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

/** Gives the unpaid orders of a locked account to a new guest, who may be a stranger to its address. */
export async function detachUnpaidOrders(
  em: SqlEntityManager,
  { ports }: EventSource,
  account: string,
): Promise<void> {
  const unpaid = await em.execute<{ id: string }[]>(
    `select c.id from checkouts c left join orders on orders.checkout_id = c.id
     where c.user_id = ? and (${PROVES_BUYER}) is not true order by c.id for update of c`,
    [account],
  );
  if (unpaid.length === 0) return;
  const guest = v7();
  await em.execute(
    `insert into users (id, kind, name, email, guest_email_key, created_at)
     select ?, 'guest', name, email, email_key, ? from users where id = ?`,
    [guest, ports.now(), account],
  );
  const checkouts = unpaid.map(({ id }) => id);
  await move(em, checkouts, { from: [account], to: guest });
}

/** Ids as a value of `uuid[]`. */
const list = (ids: readonly string[]) => `{${ids}}`;

/** Gives locked checkouts to another buyer, with their orders and what belongs to these. */
async function move(
  em: SqlEntityManager,
  checkouts: readonly string[],
  { from, to }: { from: readonly string[]; to: string },
): Promise<{ id: string; checkout: string }[]> {
  if (checkouts.length === 0) return [];
  // A key is unique for each buyer, and no key of a client has a colon.
  await em.execute(
    `update checkouts set user_id = ?, idempotency_key = idempotency_key || ':' || id where id = any(?::uuid[])`,
    [to, list(checkouts)],
  );
  const orders = await em.execute<{ id: string; checkout: string }[]>(
    `update orders set owner_id = ? where checkout_id = any(?::uuid[]) returning id, checkout_id as checkout`,
    [to, list(checkouts)],
  );
  await em.execute(`update redemptions set user_id = ? where checkout_id = any(?::uuid[])`, [
    to,
    list(checkouts),
  ]);
  const ids = orders.map(({ id }) => id);
  await em.execute(
    `update tokens set user_id = ? where purpose in ('order', 'payment', 'review', 'review_stop') and order_id = any(?::uuid[])`,
    [to, list(ids)],
  );
  await em.execute(
    `update mails set user_id = ? where order_id = any(?::uuid[]) and user_id = any(?::uuid[])`,
    [to, list(ids), list(from)],
  );
  return orders;
}
