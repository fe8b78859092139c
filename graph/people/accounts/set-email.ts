import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { normaliseEmail } from '../../core/email-address.ts';
import { emailTaken } from './email-taken.ts';
import { voidLinks } from './tokens/void-links.ts';
import { User } from './user.entity.ts';

/** From when on an address counts that staff entered, so that the owner can cancel it before. Milliseconds. */
const STAFF_DELAY = 24 * 60 * 60_000;

/**
 * Gives a locked account an e-mail address: at once, or when its owner has confirmed it, which for one that staff entered at `staffAt`
 * is a day later at the earliest. Errors: EMAIL_TAKEN; at once it is `refuseTakenEmail` that finds it.
 */
export async function setEmail(
  em: SqlEntityManager,
  user: User,
  email: string,
  { atOnce, staffAt }: { atOnce: boolean; staffAt?: Date },
): Promise<void> {
  const emailKey = normaliseEmail(email);
  if (emailKey === user.emailKey) {
    em.assign(user, { email, newEmail: null, newEmailCountsAt: null });
  } else if (!staffAt && user.newEmail && emailKey === normaliseEmail(user.newEmail)) {
    // Another spelling is no other address: one that staff entered goes on waiting.
    em.assign(user, { newEmail: email });
  } else if (atOnce) {
    em.assign(user, {
      email,
      emailKey,
      newEmail: null,
      newEmailCountsAt: null,
      emailVerifiedAt: null,
      isEmailFromStaff: staffAt !== undefined,
    });
  } else {
    if ((await em.count(User, { emailKey })) > 0) throw emailTaken();
    const newEmailCountsAt = staffAt ? new Date(staffAt.getTime() + STAFF_DELAY) : null;
    em.assign(user, { newEmail: email, newEmailCountsAt });
  }
}

/** Takes the new address of a locked account back, with the links that confirm it and answer for it. */
export async function dropNewEmail(em: SqlEntityManager, user: User, now: Date): Promise<void> {
  em.assign(user, { newEmail: null, newEmailCountsAt: null });
  await voidLinks(em, user.id, ['verify', 'new_email'], now);
}
