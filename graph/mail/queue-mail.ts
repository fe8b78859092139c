import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { deletedEmail } from '../accounts/personal-data.ts';
import { prepared } from '../core/prepared.ts';

/**
 * A mail to be sent. It goes to `to`; without it to the buyer of the order, else to the person. Its type gets the prefix
 * `guest.` for somebody without an account.
 */
export interface NewMail {
  /** One that a module declares in `mails`. */
  type: string;
  /** Id of an account or a guest. */
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
  const insert = prepared<never, unknown[]>(
    `insert into mails (id, type, order_id, data, key, created_at, user_id, to_name, to_address)
     select $1::uuid, person.prefix || $2, $3::uuid, $4::jsonb, $5, $6::timestamptz, person.id, name, address from (${person}) as person (id, name, address, prefix)
     where address not like '${deletedEmail('%')}'
     on conflict (type, key) where key is not null do nothing`,
  );
  await insert(em, v7(), type, order, JSON.stringify(data), key, source.ports.now(), ...values);
}

const PREFIX = `case kind when 'guest' then 'guest.' else '' end`;

/** A SELECT of id, name and address of who gets the mail, and the prefix of its type. */
function recipient({ user, to, order }: NewMail): [string, unknown[]] {
  if (to) return [`select $7::uuid, $8::text, $9::text, ''`, [user ?? null, to.name, to.address]];
  if (order) {
    const buyer = `select owner_id, customer_name, customer_email, ${PREFIX} from orders join users on users.id = owner_id`;
    return [`${buyer} where orders.id = $7`, [order]];
  }
  return [`select id, name, email, ${PREFIX} from users where id = $7`, [user ?? null]];
}
