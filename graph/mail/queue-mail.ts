import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { deletedEmail } from '../accounts/personal-data.ts';

/** A mail to be sent. It goes to `to`; without it to the buyer of the order, else to the account. */
export interface NewMail {
  /** One of `mailTypes` in `graph/server/contributions.ts`. */
  type: string;
  /** Id of an account. */
  user?: string;
  to?: { name: string; address: string };
  /** Id of the order that it is about. */
  order?: string;
  /** Ids and numbers that the text needs. Never names, addresses or secrets. */
  data?: Record<string, unknown>;
  /** With it the mail comes once: a second one of the type with the same key is not queued. */
  key?: string;
}

/**
 * Writes a mail that is due, in the transaction of what causes it. Nothing is written for a deleted account. Throws an Error
 * outside of a transaction.
 */
export async function queueMail(
  em: SqlEntityManager,
  source: { ports: { now: () => Date } },
  mail: NewMail,
): Promise<void> {
  if (!em.isInTransaction())
    throw new Error(`${mail.type} must be queued in the transaction of what causes it.`);
  const { type, order = null, data = {}, key = null } = mail;
  const [person, values] = recipient(mail);
  await em.execute(
    `insert into mails (id, type, order_id, data, key, created_at, user_id, to_name, to_address)
     select ?::uuid, ?, ?::uuid, ?::jsonb, ?, ?::timestamptz, person.* from (${person}) as person (id, name, address)
     where address not like '${deletedEmail('%')}'
     on conflict (type, key) where key is not null do nothing`,
    [v7(), type, order, JSON.stringify(data), key, source.ports.now(), ...values],
  );
}

/** A SELECT of id, name and address of who gets the mail. */
function recipient({ user, to, order }: NewMail): [string, unknown[]] {
  if (to) return ['select ?::uuid, ?::text, ?::text', [user ?? null, to.name, to.address]];
  if (order) return ['select owner_id, customer_name, customer_email from orders where id = ?', [order]];
  return ['select id, name, email from users where id = ?', [user ?? null]];
}
