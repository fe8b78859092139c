import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { permissionsOf, requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consume } from '../../../core/rate-limit.ts';
import type { EventName } from '../../../core/record-event.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { Session } from '../session.entity.ts';
import { currentHash, requireRecentSignIn } from '../sessions.ts';
import { User } from '../user.entity.ts';
import { type Factors, factorsOf } from './second-factor.ts';

const changes = { name: 'sign-in methods', most: 30, minutes: 60, what: 'changes of how you sign in' };

export interface LockedFactors {
  em: SqlEntityManager;
  user: User;
  /** What the account had before the change. */
  before: Factors;
  now: Date;
  /** Records that a method was added or removed, which is mailed to the owner. */
  record(type: EventName & `signin.${string}`, method: string): Promise<void>;
}

/**
 * Runs a change of how the viewer signs in, in a transaction that has locked the account. It needs a recent sign-in, and a
 * second factor where the account has one that counts: a password must not be enough to replace it.
 * Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, RATE_LIMITED.
 */
export async function withLockedFactors<T>(
  ctx: Context,
  change: (locked: LockedFactors) => Promise<T>,
): Promise<T> {
  const { id } = requireViewer(ctx);
  await consume(ctx, changes, id);
  return inTransaction(ctx.em.fork(), async (em) => {
    const user = await em.findOne(User, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
    await requireRecentSignIn(ctx, em);
    const before = await factorsOf(em, id);
    const counts = before.totp || (before.passkey && permissionsOf(user).length > 0);
    if (counts && ctx.actor.level === 'password') {
      const message = 'To change this, sign out and sign in with your passkey or the code of your app.';
      throw new DomainError('FORBIDDEN', message, { needs: 'SECOND_FACTOR' });
    }
    const record: LockedFactors['record'] = (type, method) =>
      recordEvent(em, ctx, { type, subject: id, data: { method } });
    return change({ em, user, before, now: ctx.ports.now(), record });
  });
}

/** The first factor of an account was proved in this session, which counts as strong from now on. */
export async function raiseSession(ctx: Context, { em, before }: LockedFactors): Promise<void> {
  if (before.totp || before.passkey) return;
  await em.nativeUpdate(Session, { tokenHash: currentHash(ctx) }, { level: 'strong' });
}

/** Without any factor no session is strong. */
export async function lowerSessions({ em, user }: LockedFactors): Promise<void> {
  const { totp, passkey } = await factorsOf(em, user.id);
  if (!totp && !passkey) await em.nativeUpdate(Session, { user }, { level: 'password' });
}
