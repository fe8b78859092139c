import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { User } from '../user.entity.ts';

/** Whether the address that each account shows its owner is confirmed, in the order of `ids`. */
export async function findVerified(em: SqlEntityManager, ids: readonly string[]): Promise<boolean[]> {
  const users = await em
    .fork()
    .find(
      User,
      { id: { $in: [...ids] }, emailVerifiedAt: { $ne: null }, newEmail: null },
      { fields: ['id'] },
    );
  const verified = new Set(users.map(({ id }) => id));
  return ids.map((id) => verified.has(id));
}
