import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { noCache } from '../core/cache.ts';
import type { Followers } from '../core/record-event.ts';
import { lockFolder } from '../db/lock-folder.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/orm.ts';
import { followers } from '../server/contributions.ts';
import { readEnv } from '../server/env.ts';

/** What a command works with. Its events are the system's. */
interface CommandDeps {
  em: SqlEntityManager;
  ports: { now: () => Date; followers: Followers; cache: typeof noCache };
}

/** Does `work` on the database that the settings name, brought up to date, and closes it. */
export async function withDatabase<T>(work: (deps: CommandDeps) => Promise<T>): Promise<T> {
  const env = readEnv();
  const unlock = env.DATABASE_URL ? () => {} : lockFolder(env.DATA_DIR);
  const orm = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await migrate(orm, env.DATABASE_URL);
    return await work({ em: orm.em.fork(), ports: { now: () => new Date(), followers, cache: noCache } });
  } finally {
    await orm.close();
    unlock();
  }
}
