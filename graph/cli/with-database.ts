import { lockFolder } from '../db/lock-folder.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/orm.ts';
import { readEnv } from '../server/env.ts';

/** Does `work` on the database that the settings name, brought up to date, and closes it. */
export async function withDatabase<T>(work: (orm: Database) => Promise<T>): Promise<T> {
  const env = readEnv();
  const unlock = env.DATABASE_URL ? () => {} : lockFolder(env.DATA_DIR);
  const orm = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await migrate(orm, env.DATABASE_URL);
    return await work(orm);
  } finally {
    await orm.close();
    unlock();
  }
}
