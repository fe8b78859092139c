import { circuitBreaker } from './circuit-breaker.ts';

/** Milliseconds that anybody may keep a connection: longer than any single statement may take. */
const LEASE_MS = 15_000;

interface Client {
  release(error?: Error | boolean): void;
  connect(): Promise<void>;
  connection: { stream: { destroy(): void } };
  on(event: 'error', listener: () => void): void;
  once(event: 'end', listener: () => void): void;
  off(event: 'end', listener: () => void): void;
}

/** The part of a `pg` pool that is needed here. */
export interface Pool {
  connect(): Promise<Client>;
  options: object;
  Client: new (options: object) => Client;
}

/**
 * Makes a pool take connections back that nobody gives back. The query builder keeps a connection whose transaction
 * could not be rolled back, which is so whenever the server cuts it: after as many cuts as the pool has connections
 * nothing would ever be answered again. A connection that is lent for too long is taken back as well, and all of them
 * when the database does not answer at all; whoever waits on one gets an error.
 */
export function guardConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  const watch = circuitBreaker((signal) => answer(pool, signal));
  pool.connect = async () => {
    const waiting = watch();
    const connecting = connect();
    const client = await Promise.race([connecting, waiting.silent]).catch((error) => {
      waiting.end();
      connecting.then((late) => late.release(true)).catch(() => {});
      throw error;
    });
    const { release } = client;
    const takeBack = () => client.release(true);
    const lease = setTimeout(takeBack, LEASE_MS);
    waiting.silent.catch(takeBack);
    client.once('end', takeBack);
    client.release = (error) => {
      clearTimeout(lease);
      waiting.end();
      client.off('end', takeBack);
      // Whoever had it may still give it back.
      client.release = () => {};
      release.call(client, error);
    };
    return client;
  };
}

/** Resolves when the server takes a new connection, or refuses it. */
async function answer(pool: Pool, signal: AbortSignal): Promise<void> {
  const client = new pool.Client(pool.options);
  client.on('error', () => {});
  signal.addEventListener('abort', () => client.connection.stream.destroy());
  await client.connect().catch(() => {});
}
