import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { withLockedFactors } from './lock-factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/**
 * Replaces the recovery codes and returns the new ones. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN,
 * RATE_LIMITED; CONFLICT without two-step sign-in.
 */
export function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  return withLockedFactors(ctx, async ({ em, user, before, record }) => {
    if (!before.totp) throw new DomainError('CONFLICT', 'Two-step sign-in is off. Set up an app first.');
    await record('signin.method_added', 'recovery_codes');
    return replaceRecoveryCodes(em, user.id);
  });
}
