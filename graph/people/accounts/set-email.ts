import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { normaliseEmail } from '../../core/email-address.ts';
import { emailTaken } from './email-taken.ts';
import { User } from './user.entity.ts';

/**
 * Gives a locked account an e-mail address: at once, or when its owner has confirmed it. Errors: EMAIL_TAKEN; at once it is
 * `refuseTakenEmail` that finds it.
 */
export async function setEmail(
  em: SqlEntityManager,
  user: User,
  email: string,
  { atOnce, byStaff = false }: { atOnce: boolean; byStaff?: boolean },
): Promise<void> {
  const emailKey = normaliseEmail(email);
  if (emailKey === user.emailKey) {
    em.assign(user, { email, newEmail: null });
  } else if (atOnce) {
    em.assign(user, { email, emailKey, newEmail: null, emailVerifiedAt: null, isEmailFromStaff: byStaff });
  } else {
    if ((await em.count(User, { emailKey })) > 0) throw emailTaken();
    user.newEmail = email;
  }
}
