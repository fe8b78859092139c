import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

const names = new Map<string, string>();

/**
 * A read that is made all the time. Its text, with values as $1, $2 …, is written once: nothing builds it anew, and each
 * connection to PostgreSQL parses and plans it once. As many are kept there as are made here, so make them at the start.
 */
export function preparedRead<Row, Values extends unknown[]>(
  text: string,
): (em: SqlEntityManager, ...values: Values) => Promise<Row[]> {
  names.set(text, `read_${names.size}`);
  return async (em, ...values) =>
    (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

/** The name under which a connection keeps this statement, if it is to be kept. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
