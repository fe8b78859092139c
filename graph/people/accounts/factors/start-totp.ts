import { generateSecret, generateURI } from 'otplib';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { shopName } from '../../../platform/settings/shop-settings.ts';
import type { TotpSetup } from './authentication.types.ts';
import { withLockedFactors } from './lock-factors.ts';
import { Totp } from './totp.entity.ts';

/**
 * Makes a key for an authenticator app, which counts once `confirmTotp` has seen its first code. Errors: UNAUTHENTICATED,
 * REAUTHENTICATION_REQUIRED, FORBIDDEN, RATE_LIMITED; CONFLICT when the account has an app.
 */
export function startTotp(ctx: Context): Promise<TotpSetup> {
  return withLockedFactors(ctx, async ({ em, user, before }) => {
    if (before.totp)
      throw new DomainError('CONFLICT', 'Your account has an authenticator app. Remove it first.');
    const secret = generateSecret();
    await em.upsert(Totp, { user: user.id, secret, confirmedAt: null, lastStep: 0 });
    return {
      secret,
      uri: generateURI({ issuer: await shopName({ ...ctx, em }), label: user.email, secret }),
    };
  });
}
