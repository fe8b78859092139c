import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { clientName } from '../client-name.ts';
import type { PasskeyInfo, PasskeyInput } from './authentication.types.ts';
import { useChallenge } from './challenges.ts';
import { raiseSession, withLockedFactors } from './lock-factors.ts';
import { Passkey } from './passkey.entity.ts';
import { showPasskey } from './show-passkey.ts';
import { MOST_PASSKEYS, tooManyPasskeys } from './start-passkey.ts';
import { loadWebauthn, readResponse, relyingParty, supportedAlgorithmIDs } from './webauthn.ts';

/**
 * Adds the passkey that the browser made, named after the browser. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED,
 * FORBIDDEN, RATE_LIMITED; TOKEN_INVALID for a challenge that is unknown, used or expired; BAD_USER_INPUT for a response that is
 * not valid here; CONFLICT when the account has ten, or the passkey is known.
 */
export async function addPasskey(ctx: Context, input: PasskeyInput): Promise<PasskeyInfo> {
  const { response, challenge } = readResponse<RegistrationResponseJSON>(input.response);
  const credential = await verifyNew(ctx, response, challenge);
  return withLockedFactors(ctx, async (locked) => {
    const { em, user, now, record } = locked;
    await useChallenge(em, 'new_passkey', challenge, user, now);
    if ((await em.count(Passkey, { user })) >= MOST_PASSKEYS) throw tooManyPasskeys();
    if (await em.count(Passkey, { credentialId: credential.id }))
      throw new DomainError('CONFLICT', 'This passkey was added before. Use another device or security key.');
    const passkey = em.create(Passkey, {
      credentialId: credential.id,
      user,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 10),
      name: clientName(ctx.userAgent) ?? 'Passkey',
      createdAt: now,
    });
    await em.flush();
    await raiseSession(ctx, locked);
    await record('signin.method_added', 'passkey');
    return showPasskey(passkey);
  });
}

async function verifyNew(
  { settings }: Context,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { rpID: expectedRPID, origin: expectedOrigin } = relyingParty(settings);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, supportedAlgorithmIDs };
  // It throws for most of what is not valid.
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(() => ({
    registrationInfo: undefined,
  }));
  if (!registrationInfo) {
    throw new DomainError('BAD_USER_INPUT', 'This passkey cannot be used here. Please try again.');
  }
  return registrationInfo.credential;
}
