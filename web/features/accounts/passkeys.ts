import { useSyncExternalStore } from 'react';
import * as t from '#messages/accounts';
import { UNREACHABLE } from '../../ui/unreachable.ts';

/** Loaded with the first use: most people sign in without. Rejects with a sentence for people. */
export const loadPasskeys = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new Error(UNREACHABLE);
  });

const never = () => () => {};

/** Whether the browser has passkeys: not in old ones, nor without HTTPS. False while the server renders. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );
}

/** What to say about a passkey that did not work. Null when the person closed the browser's dialog. */
export function passkeyProblem(error: Error): string | null {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null;
  if (error.name === 'InvalidStateError') return t.thisDeviceHasAPasskey;
  // Of the browser, such as for a host that is not the shop's own.
  if (error instanceof DOMException || error.name === 'WebAuthnError' || error.name === 'SecurityError')
    return t.thisBrowserCannotUseA;
  return error.message;
}
