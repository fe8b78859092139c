import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { guardConnections, type Pool } from './guard-connections.ts';
import { type ConnectingPool, keepStatements } from './keep-statements.ts';
import { ForwardGenerator, migrations, nextNumber } from './migrations.ts';

/** Both engines run the same SQL; the rest of the code uses this type alone. */
export type Database = MikroORM;

const shared = {
  metadataProvider: ReflectMetadataProvider,
  extensions: [Migrator],
  // A command that only asks the server needs none.
  discovery: { warnWhenNoEntities: false },
  // Reads right after a write must see it.
  preferReadReplicas: false,
  forceUtcTimezone: true,
  validateRequired: true,
  migrations: {
    migrationsList: migrations,
    path: 'graph/db/migrations',
    fileName: (_timestamp: string, name?: string) => `${nextNumber()}-${name}`,
    generator: ForwardGenerator,
    snapshot: true,
    snapshotName: '.snapshot',
    snapshotOnMigrate: false,
  },
} satisfies Options;

/** Similarity of a name to a mistyped keyword from which it matches, 0 to 1; the operator `<%` reads it. */
const TYPO_TOLERANCE = 0.5;

async function setTypoTolerance(connection: unknown): Promise<void> {
  await (connection as DatabaseConnection).executeQuery(
    CompiledQuery.raw(`set pg_trgm.word_similarity_threshold = ${TYPO_TOLERANCE}`),
  );
}

/** Time limits on PostgreSQL, in milliseconds. The first is for connecting and for a free connection. */
const limits = (patience: number) => ({
  connectionTimeoutMillis: patience * 8_000,
  statement_timeout: patience * 10_000,
  lock_timeout: patience * 8_000,
  idle_in_transaction_session_timeout: patience * 15_000,
  onPoolCreated(pool: ConnectingPool & Pool) {
    keepStatements(pool);
    // Longer than a single statement may take.
    guardConnections(pool, patience * 15_000);
  },
});

export interface DatabaseOptions {
  /** The entity classes of all modules. */
  entities: Options['entities'];
  url?: string;
  /** Most connections to PostgreSQL. */
  connections?: number;
  /** How many times as long as the shop waits for connections, statements, locks and transactions; 1 by default, Infinity for no time limits. */
  patience?: number;
  dataDir?: string;
  /** Data that PGlite in memory starts with, from `dumpDataDir`. */
  dump?: Blob;
  /** A PGlite that is running, which the caller closes. */
  pglite?: () => Promise<PGlite>;
  /** Receives the messages of the database layer: migrations, lost connections. */
  log?: (message: string) => void;
}

/**
 * Connects to the PostgreSQL at `url`, or opens PGlite (PostgreSQL in this process) in `dataDir`; without either,
 * PGlite in memory.
 */
export async function connectDatabase(given: DatabaseOptions): Promise<Database> {
  const { entities, url, dataDir, dump, pglite, log = () => {}, connections = 10, patience = 1 } = given;
  const options = { ...shared, entities, logger: log, colors: false, onCreateConnection: setTypoTolerance };
  if (url) {
    const pool = { min: 0, max: connections };
    // The ORM reads host, port, user and database of an address alone. The driver reads all of it, such as `sslmode`.
    const driverOptions = { connectionString: url, ...(Number.isFinite(patience) && limits(patience)) };
    return MikroORM.init({ ...options, clientUrl: url, pool, driverOptions });
  }
  const folder = dataDir && join(dataDir, 'pglite');
  if (folder) makePrivate(folder, log);
  const orm = await PgliteORM.init({
    ...options,
    dbName: dataDir ? 'postgres' : 'memory://',
    driverOptions: {
      extensions: { pg_trgm },
      ...(pglite && { pglite }),
      // The ORM copies the options deeply, which a Blob does not survive.
      ...(folder ? { dataDir: folder } : { loadDataDir: dump && { arrayBuffer: () => dump.arrayBuffer() } }),
    },
  });
  return orm as unknown as Database;
}

/** Makes a folder private to the user of this process, also one that an earlier version has made. */
function makePrivate(folder: string, log: (message: string) => void): void {
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Of another owner, or on a file system without permissions: the shop starts all the same.
    log(`${folder} cannot be made private: ${(error as Error).message}`);
  }
}
