import { preparedName } from '../core/prepared-read.ts';

/** The part of a `pg` pool that is needed here. */
export interface ConnectingPool {
  on(event: 'connect', listener: (client: { query(...args: unknown[]): unknown }) => void): void;
}

/** Makes each connection of a pool keep the plans of prepared reads, for which the query builder has no word. */
export function keepStatements(pool: ConnectingPool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (text, ...rest) => {
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      return query(name ? { name, text } : text, ...rest);
    };
  });
}
