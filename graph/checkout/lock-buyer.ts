import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Keeps an account from being deleted until the transaction ends. With `alone` it also keeps other transactions waiting
 * that lock it so. Lock an account before a checkout of it. Returns false when it is deleted already.
 */
export async function lockBuyer(
  em: SqlEntityManager,
  id: string,
  { alone }: { alone: boolean },
): Promise<boolean> {
  const rows = await em.execute(
    `select 1 from users where id = ? and deleted_at is null for ${alone ? 'no key update' : 'key share'}`,
    [id],
  );
  return rows.length > 0;
}
