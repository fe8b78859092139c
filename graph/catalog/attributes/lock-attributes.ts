import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Edits of attributes, and deletions of the categories that they name, wait for each other. */
export async function lockAttributes(em: SqlEntityManager): Promise<void> {
  await em.execute('lock table attributes in share row exclusive mode');
}
