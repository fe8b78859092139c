import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { User } from '../user.entity.ts';

/** From when on the new address of each account counts that staff entered, null where none waits, in the order of `ids`. */
export async function findCountsAt(em: SqlEntityManager, ids: readonly string[]): Promise<(Date | null)[]> {
  const users = await em
    .fork()
    .find(User, { id: { $in: [...ids] }, newEmail: { $ne: null } }, { fields: ['newEmailCountsAt'] });
  const times = new Map(users.map(({ id, newEmailCountsAt }) => [id, newEmailCountsAt]));
  return ids.map((id) => times.get(id) ?? null);
}
