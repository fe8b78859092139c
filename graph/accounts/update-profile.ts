import { LockMode } from '@mikro-orm/core';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { requireViewer } from '../core/viewer.ts';
import type { UpdateProfileInput } from './accounts.inputs.ts';
import { normaliseEmail, refuseTakenEmail } from './email.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { Session } from './session.entity.ts';
import { startSession } from './sessions.ts';
import { User } from './user.entity.ts';

/**
 * Changes the viewer's own account; what is absent stays, and so does an empty password. A new password ends every
 * session of the account and starts a new one for this browser.
 *
 * Errors: UNAUTHENTICATED, BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED.
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const { id } = requireViewer(ctx);
  const { name, email, password } = input;
  if (password) requireGoodPassword(password, ctx.settings.minPasswordLength);
  const passwordHash = password ? await hashPassword(password) : undefined;
  await failpoint('account.profileRead');
  const change = ctx.em.transactional(async (em) => {
    const user = await em.findOne(User, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // Deleted while this was under way.
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
    if (name) user.name = name.trim();
    if (email) em.assign(user, { email, emailKey: normaliseEmail(email) });
    if (passwordHash) {
      user.passwordHash = passwordHash;
      await em.nativeDelete(Session, { user: id });
    }
    return user;
  });
  const user = await refuseTakenEmail(change);
  if (passwordHash) await startSession(ctx, user);
  ctx.viewer = user;
  return user;
}
