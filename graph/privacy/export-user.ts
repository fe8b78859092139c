import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { normaliseEmail } from '../accounts/email.ts';
import { DomainError } from '../core/errors.ts';
import { personalData } from './personal-data.ts';

/** All data stored about a person except secrets, by section. Amounts are minor units. Errors: NOT_FOUND. */
export async function exportUser(em: SqlEntityManager, email: string): Promise<Record<string, unknown>> {
  const [account] = await em.execute<{ id: string }[]>(
    'select id, name, email, new_email, email_verified_at, is_admin, permissions, created_at from users where email_key = ?',
    [normaliseEmail(email)],
  );
  if (!account) throw new DomainError('NOT_FOUND', `There is no account with the e-mail address ${email}.`);
  const exported: Record<string, unknown> = { account };
  for (const [section, sql] of personalData.flatMap(({ sections }) => Object.entries(sections))) {
    exported[section] = await em.execute(sql, [account.id]);
  }
  return exported;
}
