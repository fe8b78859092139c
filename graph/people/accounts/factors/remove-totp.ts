import type { Context } from '../../../core/context.ts';
import { lowerSessions, withLockedFactors } from './lock-factors.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { Totp } from './totp.entity.ts';

/**
 * Switches two-step sign-in off and deletes the recovery codes. True, also when it was off. Errors: UNAUTHENTICATED,
 * REAUTHENTICATION_REQUIRED, FORBIDDEN, RATE_LIMITED.
 */
export function removeTotp(ctx: Context): Promise<true> {
  return withLockedFactors<true>(ctx, async (locked) => {
    const { em, user, before, record } = locked;
    await em.nativeDelete(Totp, { user });
    await em.nativeDelete(RecoveryCode, { user });
    await lowerSessions(locked);
    if (before.totp) await record('signin.method_removed', 'totp');
    return true;
  });
}
