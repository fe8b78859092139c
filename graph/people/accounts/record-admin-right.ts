import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import type { User } from './user.entity.ts';

/** Records that an account has just become an admin's, or is no longer one. */
export function recordAdminRight(
  em: SqlEntityManager,
  source: EventSource,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
): Promise<void> {
  const data = { old: { isAdmin: !isAdmin }, new: { isAdmin } };
  return recordEvent(em, source, { type: 'permission.changed', subject: id, data });
}
