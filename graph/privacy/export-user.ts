import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { normaliseEmail } from '../core/email-address.ts';
import { DomainError } from '../core/errors.ts';
import type { Ports } from '../core/ports.ts';

export interface ExportDeps {
  em: SqlEntityManager;
  ports: Pick<Ports, 'personalData'>;
}

/**
 * All data stored about a person except secrets, by section. Amounts are minor units. With `guests` also what was bought
 * without an account under the address, which need not have been its owner. Errors: NOT_FOUND.
 */
export async function exportUser(
  { em, ports }: ExportDeps,
  email: string,
  { guests: withGuests }: { guests: boolean },
): Promise<Record<string, unknown>> {
  const emailKey = normaliseEmail(email);
  const ids = (column: string) => `select id from users where ${column} = ?`;
  const people = await em.execute<{ id: string }[]>(
    withGuests ? `${ids('email_key')} union ${ids('guest_email_key')}` : ids('email_key'),
    withGuests ? [emailKey, emailKey] : [emailKey],
  );
  if (people.length === 0)
    throw new DomainError('NOT_FOUND', `There is no account with the e-mail address ${email}.`);
  return exportPeople(
    { em, ports },
    people.map(({ id }) => id),
  );
}

/** The same of an account, if it is among them, and of guests, by their ids. */
export async function exportPeople(
  { em, ports }: ExportDeps,
  wanted: readonly string[],
): Promise<Record<string, unknown>> {
  const among = 'id = any(?::uuid[]) order by id';
  const [account] = await em.execute<{ id: string }[]>(
    `select id, name, email, new_email, email_verified_at, cart_reminders_at, is_admin, permissions, created_at
     from users where kind = 'account' and ${among}`,
    [`{${wanted.join(',')}}`],
  );
  const guests = await em.execute<{ id: string }[]>(
    `select id, name, email, created_at from users where kind = 'guest' and ${among}`,
    [`{${wanted.join(',')}}`],
  );
  const exported: Record<string, unknown> = {
    account: account ?? null,
    ...(guests.length > 0 && { guests }),
  };
  const ids = [account, ...guests].flatMap((person) => person?.id ?? []);
  for (const [section, sql] of ports.personalData.flatMap(({ sections }) => Object.entries(sections))) {
    const rows: unknown[] = [];
    for (const id of ids) rows.push(...(await em.execute(sql, [id])));
    exported[section] = rows;
  }
  return exported;
}
