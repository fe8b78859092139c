import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from '../lock-folder.ts';
import { connectDatabase } from '../orm.ts';
import { type BackupSource, DUMP } from './backup.ts';
import { connectionOf, runTool } from './run-tool.ts';

/**
 * Restores a backup while the shop does not run. Without `force` it throws when there is data already; with it, the
 * folders there are renamed to `replaced-…` in `dataDir`, and the tables of PostgreSQL are replaced in one transaction.
 * Throws an Error of one sentence, before anything was replaced.
 */
export async function restore(
  { databaseUrl, dataDir }: BackupSource,
  file: string,
  force: boolean,
): Promise<void> {
  const source = resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  const work = mkdtempSync(join(dataDir, '.restore-'));
  try {
    await runTool('tar', ['-xzf', source, '-C', work]);
    requireSameEngine(existsSync(join(work, DUMP)), databaseUrl !== '');
    const parts = ['pglite', 'uploads'];
    const taken = parts.filter((name) => isFilled(join(dataDir, name)));
    if (taken.length > 0 && !force) {
      throw new Error(`${resolve(dataDir)} holds a shop already: choose another DATA_DIR, or add --force.`);
    }
    if (databaseUrl) await restorePostgres(databaseUrl, join(work, DUMP), force);
    if (taken.length > 0) setAside(dataDir, taken);
    for (const part of parts.filter((name) => existsSync(join(work, name)))) {
      rmSync(join(dataDir, part), { recursive: true, force: true });
      renameSync(join(work, part), join(dataDir, part));
    }
  } finally {
    rmSync(work, { recursive: true });
    unlock();
  }
}

function requireSameEngine(isDump: boolean, isPostgres: boolean): void {
  if (isDump && !isPostgres) throw new Error('This is a backup of a PostgreSQL database: set DATABASE_URL.');
  if (!isDump && isPostgres) {
    throw new Error('This is a backup of the built-in database: it cannot be restored to DATABASE_URL.');
  }
}

async function restorePostgres(url: string, dump: string, force: boolean): Promise<void> {
  const orm = await connectDatabase({ url, connections: 1, entities: [] });
  try {
    const [found] = await orm.em.execute<{ tables: number; others: number }[]>(
      `select (select count(*)::int from information_schema.tables where table_schema = 'public') as tables,
         (select count(*)::int from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
    );
    if (found?.others) throw new Error('Somebody is connected to the database: stop the shop first.');
    if (found?.tables && !force) {
      throw new Error('The database holds tables already: choose an empty one, or add --force.');
    }
  } finally {
    await orm.close();
  }
  const replace = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '--single-transaction'];
  const connection = connectionOf(url);
  await runTool('pg_restore', [...replace, '-d', connection.PGDATABASE ?? 'postgres', dump], connection);
}

function isFilled(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function setAside(dataDir: string, parts: string[]): void {
  const kept = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(kept);
  for (const part of parts) renameSync(join(dataDir, part), join(kept, part));
}
