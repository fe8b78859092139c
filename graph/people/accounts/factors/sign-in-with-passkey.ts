import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { requireCookies, startSession } from '../sessions.ts';
import type { User } from '../user.entity.ts';
import type { PasskeyInput } from './authentication.types.ts';
import { useChallenge } from './challenges.ts';
import { Passkey } from './passkey.entity.ts';
import { loadWebauthn, readResponse, relyingParty } from './webauthn.ts';

/** Per network. A signature cannot be guessed: this bounds the work that wrong ones cause. */
const attempts = { name: 'passkey', most: 60, minutes: 15, what: 'attempts to sign in by passkey' };

/**
 * Signs in with a passkey, which needs no second step: its device has verified the person. Errors: TOKEN_INVALID for a challenge
 * that is unknown, used or expired; WRONG_CREDENTIALS for a passkey that is unknown, removed or not valid here;
 * BAD_USER_INPUT, RATE_LIMITED, FORBIDDEN.
 */
export async function signInWithPasskey(ctx: Context, input: PasskeyInput): Promise<User> {
  requireCookies(ctx);
  await consumeOfNetwork(ctx, attempts);
  const { response, challenge } = readResponse<AuthenticationResponseJSON>(input.response);
  const now = ctx.ports.now();
  await useChallenge(ctx.em, 'passkey', challenge, null, now);
  const passkey = await ctx.em.findOne(
    Passkey,
    { credentialId: response.id, user: { deletedAt: null } },
    { populate: ['user'], refresh: true },
  );
  if (!passkey) throw refused();
  const counter = await verifiedCounter(ctx, passkey, response, challenge);
  // A counter that does not grow is that of a copy. Devices that do not count always say 0.
  const used = await ctx.em.nativeUpdate(
    Passkey,
    { credentialId: passkey.credentialId, counter: counter === 0 ? 0 : { $lt: counter } },
    { counter, lastUsedAt: now },
  );
  if (used === 0) throw refused();
  await startSession(ctx, passkey.user, 'strong');
  return passkey.user;
}

async function verifiedCounter(
  { settings }: Context,
  { credentialId: id, publicKey, counter }: Passkey,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { rpID: expectedRPID, origin: expectedOrigin } = relyingParty(settings);
  const credential = { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  // It throws for most of what is not valid.
  const result = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => null);
  if (!result?.verified) throw refused();
  return result.authenticationInfo.newCounter;
}

function refused(): DomainError {
  return new DomainError(
    'WRONG_CREDENTIALS',
    'This passkey is not known here, or was removed. Try another one, or your password.',
  );
}
