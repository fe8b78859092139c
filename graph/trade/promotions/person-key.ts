import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { mailboxOf } from '../../core/email-address.ts';
import { prepared } from '../../core/prepared.ts';

/** Who wants to use a promotion. */
export interface Person {
  id: string;
  /** Null where it says nothing of who it is, as of staff who order for a customer. */
  network: string | null;
}

const readPerson = prepared<{ email: string; kind: string; isProven: boolean }, [id: string]>(
  'select email, kind, email_verified_at is not null as "isProven" from users where id = $1',
);

/**
 * Whose uses of a promotion count together, besides those of the account itself: those of a mailbox whose owner has confirmed it. A guest
 * may have typed the address of somebody else: it counts in its own network alone, so that nobody learns from elsewhere what
 * the owner has used, nor uses it up. Hashed, since it outlives the network.
 */
export async function readPersonKey(em: SqlEntityManager, { id, network }: Person): Promise<string> {
  const [person] = await readPerson(em, id);
  // Staff quote an order for a guest who is made with it.
  if (!person) return id;
  const { email, kind, isProven } = person;
  if (kind === 'account') return isProven ? digest(mailboxOf(email)) : id;
  return network === null ? id : digest(`${mailboxOf(email)} ${network}`);
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
