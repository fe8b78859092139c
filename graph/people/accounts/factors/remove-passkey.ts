import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { isCleanText } from '../../../core/validation.ts';
import { lowerSessions, withLockedFactors } from './lock-factors.ts';
import { Passkey } from './passkey.entity.ts';

/**
 * Removes a passkey of the viewer. Returns true. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN,
 * RATE_LIMITED; NOT_FOUND, also for a passkey of somebody else.
 */
export function removePasskey(ctx: Context, credentialId: string): Promise<true> {
  return withLockedFactors<true>(ctx, async (locked) => {
    const { em, user, record } = locked;
    const removed = isCleanText(credentialId) ? await em.nativeDelete(Passkey, { credentialId, user }) : 0;
    if (removed === 0) throw new DomainError('NOT_FOUND', 'Passkey not found.');
    await lowerSessions(locked);
    await record('signin.method_removed', 'passkey');
    return true;
  });
}
