import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { shopName } from '../../../platform/settings/shop-settings.ts';
import { issueChallenge } from './challenges.ts';
import { withLockedFactors } from './lock-factors.ts';
import { Passkey } from './passkey.entity.ts';
import { loadWebauthn, relyingParty, supportedAlgorithmIDs } from './webauthn.ts';

/** Of one account. */
export const MOST_PASSKEYS = 10;

/**
 * Options with which the browser makes a passkey for the viewer, as JSON. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED,
 * FORBIDDEN, RATE_LIMITED; CONFLICT when the account has ten.
 */
export function startPasskey(ctx: Context): Promise<string> {
  return withLockedFactors(ctx, async ({ em, user, now }) => {
    const { generateRegistrationOptions } = await loadWebauthn();
    const passkeys = await em.find(Passkey, { user });
    if (passkeys.length >= MOST_PASSKEYS) throw tooManyPasskeys();
    const options = await generateRegistrationOptions({
      rpName: await shopName({ ...ctx, em }),
      rpID: relyingParty(ctx.settings).rpID,
      userID: new TextEncoder().encode(user.id),
      userName: user.email,
      userDisplayName: user.name,
      challenge: Buffer.from(await issueChallenge(em, 'new_passkey', user, now), 'base64url'),
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  });
}

export function tooManyPasskeys(): DomainError {
  return new DomainError('CONFLICT', `An account can have ${MOST_PASSKEYS} passkeys. Remove one first.`);
}
