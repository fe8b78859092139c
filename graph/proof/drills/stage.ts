import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { MikroORM } from '@mikro-orm/postgresql';
import { findBinaries, whyNoPostgres } from '../testing/find-postgres.ts';
import { COMPILED, ServerProcess } from '../testing/server-process.ts';
import { type PrivatePostgres, startPostgres } from '../testing/start-postgres.ts';
import type { DrillOptions } from './drill.ts';

/** The environment of a drill: a folder, a database, and the built shop, which is not started yet. */
export interface Stage {
  folder: string;
  shop: ServerProcess;
  /** Settings with which a shop, or one of its commands, finds this database. */
  settings: Record<string, string>;
  /** Null on PGlite. */
  postgres: PrivatePostgres | null;
  /** Rows of a statement. On PGlite the shop must not run. */
  query<T extends object>(sql: string): Promise<T[]>;
  /**
   * The broken invariants, as reported by the shop's command; `acknowledged` are ids of orders. On PGlite the shop must
   * not run.
   */
  brokenInvariants(acknowledged: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** SQL condition: the checkout with this id is none of the demo orders, which were never bought here. */
export const notOfDemo = (checkout: string) =>
  `not exists (select from checkouts demo where demo.id = ${checkout} and demo.idempotency_key like 'demo-%')`;

/** Creates a stage. Its files are in a new folder of `parent`, or in temporary folders. */
export async function openStage(
  options: Pick<DrillOptions, 'engine' | 'seeded' | 'settings'>,
  parent?: string,
): Promise<Stage> {
  const folder = mkdtempSync(join(parent ?? tmpdir(), 'citron-drill-'));
  const onPostgres = options.engine === 'postgres';
  const why = onPostgres && whyNoPostgres();
  if (why) throw new Error(why);
  const data = options.seeded?.[options.engine];
  const postgres = onPostgres
    ? await startPostgres(findBinaries()!, { fsync: 'on' }, { parent, data })
    : null;
  if (data && !postgres) cpSync(data, folder, { recursive: true });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  // Empty, so that the settings of a developer's .env do not apply.
  const settings = { ...options.settings, DATABASE_URL: postgres?.url ?? '' };
  const shop = await ServerProcess.at(folder, settings);
  return {
    folder,
    shop,
    settings,
    postgres,
    query: (sql) => (postgres ? queryPostgres(postgres.url, sql) : queryPglite(folder, sql)),
    brokenInvariants: (acknowledged) => brokenInvariants(folder, settings, acknowledged),
    async close() {
      await shop.kill();
      await postgres?.stop();
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

/** The same, for drills that are about PostgreSQL. Rejects when the engine is PGlite. */
export async function openPostgresStage(
  options: Pick<DrillOptions, 'engine' | 'seeded' | 'settings'>,
): Promise<Stage & { postgres: PrivatePostgres }> {
  if (options.engine !== 'postgres') throw new Error('This drill is for PostgreSQL alone.');
  const stage = await openStage(options);
  return { ...stage, postgres: stage.postgres! };
}

async function queryPostgres<T extends object>(url: string, sql: string): Promise<T[]> {
  const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  try {
    return await orm.em.getConnection().execute<T[]>(sql);
  } finally {
    await orm.close();
  }
}

async function queryPglite<T extends object>(folder: string, sql: string): Promise<T[]> {
  const database = await PGlite.create(join(folder, 'pglite'), { extensions: { pg_trgm } });
  try {
    return (await database.query<T>(sql)).rows;
  } finally {
    await database.close();
  }
}

/** As many ids as a command line surely takes. */
const MOST_IDS = 10_000;

async function brokenInvariants(
  folder: string,
  settings: Record<string, string>,
  acknowledged: readonly string[],
): Promise<string[]> {
  for (let from = 0; from === 0 || from < acknowledged.length; from += MOST_IDS) {
    const ids = acknowledged.slice(from, from + MOST_IDS);
    const env = { ...COMPILED, PATH: process.env.PATH, DATA_DIR: folder, ...settings };
    try {
      await promisify(execFile)(process.execPath, ['dist/graph/check-invariants.js', ...ids], { env });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return [`The invariants: ${stdout}${stderr}`];
    }
  }
  return [];
}
