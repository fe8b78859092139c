import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { authenticationData } from './factors/personal-data.ts';
import type { User } from './user.entity.ts';

/**
 * A locked account whose address nobody had confirmed becomes the account of its mailbox's owner. A stranger may have made it: passkeys and
 * authenticator app are deleted, and followers remove what else counted for the account. Not so one that staff gave the address.
 */
export async function reclaimAccount(em: SqlEntityManager, source: EventSource, user: User): Promise<void> {
  if (user.isEmailFromStaff) return;
  await authenticationData.erase?.(em, user);
  await recordEvent(em, source, { type: 'account.reclaimed', subject: user.id });
}
