import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Cache } from '../core/cache-port.ts';
import { INVALIDATIONS } from '../core/in-invalidating-transaction.ts';
import type { Database } from './orm.ts';

/** NOTIFY channel on which a process checks that notifications arrive. */
const CHECKS = 'edits_are_heard';
/** Time limit of connecting, of a statement and of a notification. Milliseconds. */
const TIMEOUT_MS = 2_000;

interface FollowDeps {
  url: string;
  orm: Database;
  cache: Cache;
  logger: Logger;
  /** Interval of the checks that notifications arrive. Milliseconds. */
  every?: number;
}

/**
 * Clears the cache when any process edits the catalogue: LISTEN on a connection of its own receives the NOTIFY of
 * `inInvalidatingTransaction`. The cache is disabled until this process has received a notification of its own, and
 * whenever one does not arrive: after the connection is lost, until there is another, and behind a pooler that assigns
 * connections by transaction. Returns a function that stops it.
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
  let isEnabled: boolean | null = null;
  let stopping = false;
  let received = () => {};

  const setEnabled = (on: boolean, err?: unknown) => {
    if (stopping || isEnabled === on) return;
    isEnabled = on;
    cache.setEnabled(on);
    if (!on) logger.warn({ err }, 'edits by other processes are not heard: the cache is off');
  };

  const listen = async () => {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    const lose = (err?: Error) => {
      // The late end of a connection that was replaced says nothing about its successor.
      if (client && client !== opened) return;
      client = null;
      setEnabled(false, err);
    };
    opened.on('error', lose).on('end', lose);
    opened.on('notification', ({ channel, payload }) => {
      if (channel === INVALIDATIONS) cache.clear();
      else if (payload === own) received();
    });
    await opened.connect();
    client = opened;
    await opened.query(`listen ${INVALIDATIONS}; listen ${CHECKS}`);
  };

  const check = async () => {
    if (!client) await listen();
    const notification = Promise.withResolvers<void>();
    received = notification.resolve;
    const timeout = setTimeout(
      () => notification.reject(new Error('A notification to itself did not arrive.')),
      TIMEOUT_MS,
    );
    try {
      // Through the pool, as edits are: on the listening connection it would prove nothing. Both are awaited at once, since
      // with a database that hangs the time is up before the statement has ended.
      await Promise.all([
        orm.em.fork().execute(`select pg_notify('${CHECKS}', ?)`, [own]),
        notification.promise,
      ]);
      setEnabled(true);
    } finally {
      clearTimeout(timeout);
    }
  };

  let checking: Promise<void> | null = null;
  const checkOnce = () => {
    checking ??= check()
      .catch((err) => {
        setEnabled(false, err);
        client?.end();
        client = null;
      })
      .finally(() => {
        checking = null;
      });
  };
  checkOnce();
  const timer = setInterval(checkOnce, every);
  return async () => {
    stopping = true;
    clearInterval(timer);
    await checking;
    await client?.end();
  };
}
