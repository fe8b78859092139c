import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { fieldError } from '../../../core/validation.ts';
import { deleteOtherSessions } from '../sessions.ts';
import { raiseSession, withLockedFactors } from './lock-factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { Totp } from './totp.entity.ts';
import { useTotp } from './totp.ts';

/**
 * Switches two-step sign-in on with the first code of the app, ends all other sessions, and returns the recovery codes, which are
 * shown only this once. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, RATE_LIMITED; BAD_USER_INPUT
 * for a wrong code; CONFLICT when it is on.
 */
export function confirmTotp(ctx: Context, code: string): Promise<string[]> {
  return withLockedFactors(ctx, async (locked) => {
    const { em, user, before, now, record } = locked;
    if (before.totp) throw new DomainError('CONFLICT', 'Two-step sign-in is on already.');
    if (!(await useTotp(em, user.id, code, now)))
      throw fieldError(
        'code',
        'This code is wrong. Type the one that the app shows now, and check the clock of your device.',
      );
    await em.nativeUpdate(Totp, { user }, { confirmedAt: now });
    await deleteOtherSessions(ctx, em);
    await raiseSession(ctx, locked);
    await record('signin.method_added', 'totp');
    return replaceRecoveryCodes(em, user.id);
  });
}
