import { circuitBreaker } from './circuit-breaker.ts';

interface Client {
  release(error?: Error | boolean): void;
  connect(): Promise<void>;
  connection: { stream: { destroy(): void } };
  on(event: 'error', listener: () => void): void;
  once(event: 'end', listener: () => void): void;
  off(event: 'end', listener: () => void): void;
}

/** The part of a `pg` pool that is used here. */
export interface Pool {
  connect(): Promise<Client>;
  options: object;
  Client: new (options: object) => Client;
}

/**
 * Makes a pool destroy connections that are never released. The query builder does not release a connection whose
 * transaction could not be rolled back, as when the server closes it: after as many of these as the pool has connections
 * no query would ever run again. A connection that is used for too long is destroyed as well, and all of them when the
 * circuit breaker opens; statements that run on them reject.
 */
export function guardConnections(pool: Pool, longestUseMs: number): void {
  const connect = pool.connect.bind(pool);
  const beginCall = circuitBreaker((signal) => probe(pool, signal));
  pool.connect = async () => {
    const call = beginCall();
    const connecting = connect();
    const client = await Promise.race([connecting, call.opened]).catch((error) => {
      call.end();
      connecting.then((late) => late.release(true)).catch(() => {});
      throw error;
    });
    const { release } = client;
    const destroy = () => client.release(true);
    const lease = setTimeout(destroy, longestUseMs);
    call.opened.catch(destroy);
    client.once('end', destroy);
    client.release = (error) => {
      clearTimeout(lease);
      call.end();
      client.off('end', destroy);
      // The caller may still release a connection that was destroyed.
      client.release = () => {};
      release.call(client, error);
    };
    return client;
  };
}

/** Resolves when the server accepts or refuses a new connection. */
async function probe(pool: Pool, signal: AbortSignal): Promise<void> {
  const client = new pool.Client(pool.options);
  client.on('error', () => {});
  signal.addEventListener('abort', () => client.connection.stream.destroy());
  await client.connect().catch(() => {});
}
