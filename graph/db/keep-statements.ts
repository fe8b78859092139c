import { preparedName } from '../core/prepared-read.ts';

type Done = (error: Error | null, result: unknown) => void;
type Query = (text: unknown, values?: unknown, done?: Done) => unknown;

/** The part of a `pg` pool that is needed here. */
export interface ConnectingPool {
  on(event: 'connect', listener: (client: { query: Query }) => void): void;
}

/**
 * Makes each connection of a pool keep the plans of prepared reads, for which the query builder has no word. Statements
 * are sent with a callback: what waits for a promise that `pg` makes is not freed before the whole heap is swept.
 */
export function keepStatements(pool: ConnectingPool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (text, values, done) => {
      if (typeof text !== 'string' || typeof values === 'function' || done) return query(text, values, done);
      const name = preparedName(text);
      return new Promise((resolve, reject) => {
        query(name ? { name, text } : text, values, (error, result) =>
          error ? reject(error) : resolve(result),
        );
      });
    };
  });
}
