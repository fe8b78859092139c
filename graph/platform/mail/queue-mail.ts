import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { MailName } from '../../core/mailer.ts';
import { prepared } from '../../core/prepared.ts';
import { deletedEmail } from './deleted-email.ts';

/** Who gets a mail, as a SELECT of account, name, address and the prefix of its type for an `id`, which is its one `?`. */
export interface RecipientQuery {
  select: string;
  id: string;
}

/** A mail to be sent. */
export interface NewMail {
  /** One that a module declares in `mails`, but for the prefix of a `RecipientQuery`. */
  type: MailName;
  /** Who gets it; `user` is the id of an account or a guest. */
  to: RecipientQuery | { name: string; address: string; user?: string };
  /** Id of the order that it is about. */
  order?: string;
  /** Ids and numbers that the text needs. Never names, addresses or secrets. */
  data?: Record<string, unknown>;
  /** Before which it is not sent; at once without it. */
  dueAt?: Date;
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
  const { type, order = null, data = {}, key = null, dueAt = null } = mail;
  const [person, values] = recipient(mail.to);
  const insert = prepared<never, unknown[]>(
    `insert into mails (id, type, order_id, data, key, created_at, next_attempt_at, user_id, to_name, to_address)
     select $1::uuid, person.prefix || $2, $3::uuid, $4::jsonb, $5, $6::timestamptz, $7::timestamptz, person.id, name, address from (${person}) as person (id, name, address, prefix)
     where address not like '${deletedEmail('%')}'
     on conflict (type, key) where key is not null do nothing`,
  );
  await insert(em, v7(), type, order, JSON.stringify(data), key, source.ports.now(), dueAt, ...values);
}

/** A mail that comes once, to an address. */
type AddressedMail = Pick<NewMail, 'type' | 'data'> & {
  to: Exclude<NewMail['to'], RecipientQuery>;
  key: string;
};

const insertMany = prepared<never, [rows: string, now: Date]>(
  `insert into mails (id, type, data, key, created_at, user_id, to_name, to_address)
   select id, type, data, key, $2::timestamptz, user_id, name, address
   from jsonb_to_recordset($1::jsonb) as mail (id uuid, type text, data jsonb, key text, user_id uuid, name text, address text)
   where address not like '${deletedEmail('%')}'
   on conflict (type, key) where key is not null do nothing`,
);

/** The same for many mails, in one statement. */
export async function queueMails(
  em: SqlEntityManager,
  source: { ports: { now: () => Date } },
  mails: readonly AddressedMail[],
): Promise<void> {
  if (!em.isInTransaction()) throw new Error('Mails must be queued in the transaction of what causes them.');
  if (mails.length === 0) return;
  const rows = mails.map(({ type, to: { user, ...to }, data = {}, key }) => {
    return { id: v7(), type, data, key, user_id: user, ...to };
  });
  await insertMany(em, JSON.stringify(rows), source.ports.now());
}

function recipient(to: NewMail['to']): [string, unknown[]] {
  if ('select' in to) return [to.select.replace('?', '$8'), [to.id]];
  return [`select $8::uuid, $9::text, $10::text, ''`, [to.user ?? null, to.name, to.address]];
}
