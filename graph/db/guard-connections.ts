/** Milliseconds that anybody may keep a connection: longer than any single statement may take. */
const LEASE_MS = 15_000;

interface Client {
  release(error?: Error | boolean): void;
  once(event: 'end', listener: () => void): void;
  off(event: 'end', listener: () => void): void;
}

/** The part of a `pg` pool that is needed here. */
export interface Pool {
  connect(): Promise<Client>;
}

/**
 * Makes a pool take connections back that nobody gives back. The query builder keeps a connection whose transaction
 * could not be rolled back, which is so whenever the server cuts it: after as many cuts as the pool has connections
 * nothing would ever be answered again. A connection that is lent for too long, to a server that has frozen, is taken
 * back as well; whoever waits on it gets an error.
 */
export function guardConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = async () => {
    const client = await connect();
    const { release } = client;
    const takeBack = () => client.release(true);
    const lease = setTimeout(takeBack, LEASE_MS);
    client.once('end', takeBack);
    client.release = (error) => {
      clearTimeout(lease);
      client.off('end', takeBack);
      // Whoever had it may still give it back.
      client.release = () => {};
      release.call(client, error);
    };
    return client;
  };
}
