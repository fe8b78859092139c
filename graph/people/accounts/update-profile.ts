import { LockMode } from '@mikro-orm/core';
import { accountActor, requireViewer } from '../../core/actor.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { refuseFullMailbox } from '../../platform/mail/mail-budget.ts';
import type { UpdateProfileInput } from './accounts.inputs.ts';
import { refuseTakenEmail } from './email-taken.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { Session } from './session.entity.ts';
import { deleteOtherSessions, requireRecentSignIn, startSession } from './sessions.ts';
import { setEmail } from './set-email.ts';
import { User } from './user.entity.ts';

const changes = { minutes: 60, what: 'changes of a profile' };
const changesOfPerson = { ...changes, name: 'profile of person', most: 20 };
const changesOfAddress = { ...changes, name: 'profile from address', most: 60 };

/**
 * Changes the viewer's own account. Absent fields and an empty password change nothing. Another e-mail address or a new
 * password needs a recent sign-in and ends the other sessions; a new password also replaces the session of the request.
 * Where mails are sent, another address counts when its link was used. One that staff entered goes on waiting until the owner answers; a new
 * password takes it back.
 *
 * Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED.
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const { id } = requireViewer(ctx);
  const { name, email, password } = input;
  if (password) requireGoodPassword(password, ctx.settings);
  await consume(ctx, changesOfPerson, id);
  await consumeOfNetwork(ctx, changesOfAddress);
  const passwordHash = password ? await hashPassword(password, ctx) : undefined;
  await failpoint('account.profileRead');
  const change = inTransaction(ctx.em, async (em) => {
    const user = await em.findOne(User, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // The account was deleted meanwhile.
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
    const isMoving = email && normaliseEmail(email) !== normaliseEmail(user.newEmail ?? user.email);
    if (isMoving && normaliseEmail(email) !== user.emailKey) await refuseFullMailbox({ ...ctx, em }, email);
    if (passwordHash || isMoving) {
      await requireRecentSignIn(ctx, em);
      if (passwordHash) await em.nativeDelete(Session, { user: id });
      else await deleteOtherSessions(ctx, em);
    }
    const before = { name: user.name, email: user.newEmail ?? user.email };
    const shown = { name: name?.trim() ?? before.name, email: email ?? before.email };
    const changed = changedFields(before, shown);
    em.assign(user, { name: shown.name, passwordHash: passwordHash ?? user.passwordHash });
    if (changed.includes('email'))
      await setEmail(em, user, shown.email, { atOnce: !ctx.settings.sendsMails });
    if (changed.length > 0)
      await recordEvent(em, ctx, { type: 'account.updated', subject: id, data: { changed } });
    if (passwordHash) await recordEvent(em, ctx, { type: 'password.changed', subject: id });
    return user;
  });
  const user = await refuseTakenEmail(change);
  if (passwordHash) await startSession(ctx, user, ctx.actor.level);
  else ctx.actor = accountActor(user, ctx.actor.level, ctx.settings);
  return user;
}
