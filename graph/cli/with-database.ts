import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { noCache } from '../core/cache.ts';
import type { Ports } from '../core/ports.ts';
import { lockFolder } from '../db/lock-folder.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { declared } from '../server/modules.ts';
import { openDatabase } from '../server/open-database.ts';

/** What a command works with. Its events are the system's. */
interface CommandDeps {
  em: SqlEntityManager;
  ports: Pick<Ports, 'now' | 'events' | 'personalData' | 'cache'>;
}

/** Does `work` on the database that the settings name, brought up to date, and closes it. */
export async function withDatabase<T>(work: (deps: CommandDeps) => Promise<T>): Promise<T> {
  const env = readEnv();
  const unlock = env.DATABASE_URL ? () => {} : lockFolder(env.DATA_DIR);
  const orm = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await migrate(orm, env.DATABASE_URL);
    const { events, personalData } = declared;
    const ports = { now: () => new Date(), events, personalData, cache: noCache };
    return await work({ em: orm.em.fork(), ports });
  } finally {
    await orm.close();
    unlock();
  }
}
