import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ShopSettings } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';

/** Loaded with the first use: most shops' processes start without it. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256. */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** Whose passkeys these are: browsers give them to pages of this host alone. */
export function relyingParty({ url }: Pick<ShopSettings, 'url'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(url);
  return { rpID: hostname, origin };
}

type BrowserResponse = RegistrationResponseJSON | AuthenticationResponseJSON;

/** The browser's response, and the challenge that it says it answers. Errors: BAD_USER_INPUT for what is none. */
export function readResponse<Response extends BrowserResponse>(text: string) {
  try {
    const response = JSON.parse(text) as Response;
    const clientData = Buffer.from(response.response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(clientData) as { challenge: unknown };
    if (typeof response.id === 'string' && typeof challenge === 'string') return { response, challenge };
  } catch {
    // It is no JSON, or another one.
  }
  throw new DomainError('BAD_USER_INPUT', 'This is no response of a passkey.');
}
