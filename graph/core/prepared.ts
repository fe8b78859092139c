import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

const names = new Map<string, string>();

/**
 * A prepared statement, for what runs often. Its text has the values as $1, $2 …; each connection to PostgreSQL parses and
 * plans it once. Connections never forget it, so there must be few texts.
 */
export function prepared<Row, Values extends unknown[]>(
  text: string,
): (em: SqlEntityManager, ...values: Values) => Promise<Row[]> {
  if (!names.has(text)) names.set(text, `shop_${names.size}`);
  return async (em, ...values) =>
    (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

/** The name of a prepared statement by its text; undefined for other statements. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
