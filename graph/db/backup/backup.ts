import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockFolder } from '../lock-folder.ts';
import { connectionOf, runTool } from './run-tool.ts';

/** Where the data of a shop is stored. */
export interface BackupSource {
  /** PostgreSQL; empty for the built-in database in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
}

/** Name of the database in a backup of PostgreSQL; one of the built-in database has the folder `pglite` instead. */
export const DUMP = 'database.dump';

/**
 * Writes database and uploaded pictures to one tar file, which only its owner may read. PostgreSQL may be in use
 * meanwhile: the dump is a snapshot, and pictures are copied after it, so that none of its pictures is missing. With the
 * built-in database the shop must not run, which its lock ensures. Throws an Error of one sentence.
 */
export async function backUp({ databaseUrl, dataDir }: BackupSource, file: string): Promise<void> {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${target} exists already: choose another name.`);
  mkdirSync(dirname(target), { recursive: true });
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir);
  // Written beside the target and renamed at the end, so that an incomplete backup never has the name of one.
  const work = mkdtempSync(join(dirname(target), '.backup-'));
  try {
    const folders = databaseUrl ? ['uploads'] : ['pglite', 'uploads'];
    const parts = folders.filter((name) => existsSync(join(dataDir, name)));
    if (!databaseUrl && !parts.includes('pglite'))
      throw new Error(`There is no shop in ${resolve(dataDir)}.`);
    const inFolder = parts.flatMap((name) => ['-C', resolve(dataDir), name]);
    if (databaseUrl) await runTool('pg_dump', ['-Fc', '-f', join(work, DUMP)], connectionOf(databaseUrl));
    await runTool('tar', [
      '-czf',
      join(work, 'backup'),
      ...(databaseUrl ? ['-C', work, DUMP] : []),
      ...inFolder,
    ]);
    chmodSync(join(work, 'backup'), 0o600);
    renameSync(join(work, 'backup'), target);
  } finally {
    rmSync(work, { recursive: true });
    unlock();
  }
}
