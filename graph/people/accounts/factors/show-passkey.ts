import type { PasskeyInfo } from './authentication.types.ts';
import type { Passkey } from './passkey.entity.ts';

/** A passkey as its owner sees it. */
export function showPasskey({ credentialId: id, name, createdAt, lastUsedAt }: Passkey): PasskeyInfo {
  return { id, name, createdAt, lastUsedAt };
}
