import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Lets one transaction at a time change manufacturers, before it locks a row of them. */
export const lockManufacturerTable = (em: SqlEntityManager) =>
  em.execute('lock table manufacturers in share row exclusive mode');
