import { preparedName } from '../core/prepared.ts';

type Done = (error: Error | null, result: unknown) => void;
type Query = (text: unknown, values?: unknown, done?: Done) => unknown;

/** The part of a `pg` pool that is used here. */
export interface ConnectingPool {
  on(event: 'connect', listener: (client: { query: Query }) => void): void;
}

/**
 * Makes each connection of a pool prepare the statements of `prepared`, which the query builder does not support.
 * Statements are sent with a callback: with the promise that `pg` makes, their memory is not freed before a major
 * garbage collection.
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
