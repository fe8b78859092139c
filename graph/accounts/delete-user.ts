import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import type { Ports } from '../core/ports.ts';
import { lockManagedUser } from './lock-managed-user.ts';
import { hashPassword } from './password.ts';
import { Session } from './session.entity.ts';

export interface DeleteDeps {
  em: SqlEntityManager;
  ports: Pick<Ports, 'now' | 'cache'>;
}

const NAME = 'Deleted user';

/**
 * Takes everything from an account that tells who it was, and signs it out everywhere. Reviews stay without their
 * author's name, orders as they were placed. Errors: NOT_FOUND, CONFLICT for an admin's account.
 */
export async function deleteUser(ctx: DeleteDeps, id: string): Promise<boolean> {
  const passwordHash = await hashPassword(randomUUID());
  // Reviews show the name.
  await inInvalidatingTransaction(ctx, async (em) => {
    const user = await lockManagedUser(em, id);
    await failpoint('account.deletionLocked');
    // No mail can ever be sent to this domain.
    const email = `${user.id}@deleted.invalid`;
    em.assign(user, { name: NAME, email, emailKey: email, passwordHash, deletedAt: ctx.ports.now() });
    await em.nativeDelete(Session, { user });
    // By the table's name: reviews build on accounts, so accounts cannot import them.
    await em.execute('update reviews set name = ? where user_id = ?', [NAME, user.id]);
  });
  return true;
}
