import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { INVALIDATIONS } from '../core/in-invalidating-transaction.ts';
import type { Cache } from '../core/ports.ts';
import type { Database } from './orm.ts';

const CHECKS = 'edits_are_heard';
/** How long a connection, and a word on it, may take. Milliseconds. */
const PATIENCE = 2_000;

interface FollowDeps {
  url: string;
  orm: Database;
  cache: Cache;
  logger: Logger;
  /** How often it is checked that edits are heard. Milliseconds. */
  every?: number;
}

/**
 * Forgets what this process keeps of the catalogue when any process edits it, which PostgreSQL tells over a connection
 * of its own. Nothing is kept before a word of this process was heard there, nor when one is not: after the connection
 * is lost, until there is another, and behind a pooler that lends connections by the transaction. Answers a function
 * that stops it.
 */
export function followInvalidations({
  url,
  orm,
  cache,
  logger,
  every = 5_000,
}: FollowDeps): () => Promise<void> {
  const own = randomUUID();
  let client: Client | null = null;
  let isKeeping: boolean | null = null;
  let stopping = false;
  let heard = () => {};

  const keep = (on: boolean, err?: unknown) => {
    if (stopping || isKeeping === on) return;
    isKeeping = on;
    cache.setEnabled(on);
    if (!on) logger.warn({ err }, 'edits by other processes are not heard: nothing of the catalogue is kept');
  };

  const listen = async () => {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    const lose = (err?: Error) => {
      // One that was given up, which a database that woke lets go only now, says nothing of the one after it.
      if (client && client !== opened) return;
      client = null;
      keep(false, err);
    };
    opened.on('error', lose).on('end', lose);
    opened.on('notification', ({ channel, payload }) => {
      if (channel === INVALIDATIONS) cache.clear();
      else if (payload === own) heard();
    });
    await opened.connect();
    client = opened;
    await opened.query(`listen ${INVALIDATIONS}; listen ${CHECKS}`);
  };

  const check = async () => {
    if (!client) await listen();
    const word = Promise.withResolvers<void>();
    heard = word.resolve;
    const timeout = setTimeout(() => word.reject(new Error('A word to itself was not heard.')), PATIENCE);
    try {
      // Through the pool, as edits go: said on the listening connection it would prove nothing. Both are awaited at once,
      // since a database that hangs lets the time run out before it has taken the word.
      await Promise.all([orm.em.fork().execute(`select pg_notify('${CHECKS}', ?)`, [own]), word.promise]);
      keep(true);
    } finally {
      clearTimeout(timeout);
    }
  };

  let checking: Promise<void> | null = null;
  const checkInTurn = () => {
    checking ??= check()
      .catch((err) => {
        keep(false, err);
        client?.end();
        client = null;
      })
      .finally(() => {
        checking = null;
      });
  };
  checkInTurn();
  const timer = setInterval(checkInTurn, every);
  return async () => {
    stopping = true;
    clearInterval(timer);
    await checking;
    await client?.end();
  };
}
