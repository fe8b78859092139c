import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { SNAPSHOT } from '../../core/bounded-read.ts';

/** Reads the rows of a statement, whose values are `?`. Rejects once what it belongs to was aborted. */
export type ReadSql = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** Time limits of a connection of its own: of connecting, and of a statement that never ends. Milliseconds. */
const CONNECTING = 8_000;
const STATEMENT = 30 * 60_000;

/** Values stay out of the text: a database that has seen a statement need not plan it again. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}

export function readerOf(em: SqlEntityManager, signal?: AbortSignal): ReadSql {
  return async <Row extends object>(text: string, values: readonly unknown[]) => {
    signal?.throwIfAborted();
    const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(numbered(text), [...values]));
    return rows;
  };
}

/**
 * Reads one moment of the database on a connection of its own, for longer than the pool allows. PGlite has one connection, which it
 * reads on.
 */
export async function readOnOwnConnection<T>(
  em: SqlEntityManager,
  signal: AbortSignal,
  read: (sql: ReadSql) => Promise<T>,
): Promise<T> {
  const connectionString = databaseUrl(em);
  if (!connectionString) return em.transactional((tx) => read(readerOf(tx, signal)), { ...SNAPSHOT });
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECTING,
    statement_timeout: STATEMENT,
    keepAlive: true,
  });
  client.on('error', () => {});
  // The statement that runs rejects.
  const close = () => void client.end();
  signal.addEventListener('abort', close);
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    return await read(async (text, values) => {
      signal.throwIfAborted();
      return (await client.query(numbered(text), [...values])).rows;
    });
  } finally {
    signal.removeEventListener('abort', close);
    await client.end();
  }
}

/** The address of PostgreSQL; undefined for PGlite. */
export function databaseUrl({ config }: SqlEntityManager): string | undefined {
  return config.get('driver') === PostgreSqlDriver ? config.get('clientUrl') : undefined;
}
