import type { Context } from '../../../core/context.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { requireCookies } from '../sessions.ts';
import { issueChallenge } from './challenges.ts';
import { loadWebauthn, relyingParty } from './webauthn.ts';

/** The sign-in screen asks once each time it opens. */
const requests = {
  name: 'passkey challenge',
  most: 300,
  minutes: 60,
  what: 'requests to sign in by passkey',
};

/** Options with which the browser asks for a passkey of this shop, as JSON. Errors: RATE_LIMITED, FORBIDDEN. */
export async function startPasskeySignIn(ctx: Context): Promise<string> {
  requireCookies(ctx);
  await consumeOfNetwork(ctx, requests);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.settings).rpID,
    challenge: Buffer.from(await issueChallenge(ctx.em, 'passkey', null, ctx.ports.now()), 'base64url'),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}
