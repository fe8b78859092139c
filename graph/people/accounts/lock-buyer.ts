import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';

const lockAlone = prepared<object, [id: string]>(
  'select from users where id = $1 and deleted_at is null for no key update',
);
const lockShared = prepared<object, [id: string]>(
  'select from users where id = $1 and deleted_at is null for key share',
);

/**
 * Keeps an account from being deleted until the transaction ends. With `alone` it also keeps other transactions waiting
 * that lock it so. Lock an account before a checkout of it. Returns false when it is deleted already.
 */
export async function lockBuyer(
  em: SqlEntityManager,
  id: string,
  { alone }: { alone: boolean },
): Promise<boolean> {
  return (await (alone ? lockAlone : lockShared)(em, id)).length > 0;
}
