import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';

/** Multiplies the prices that alerts are compared with by a rate: for a change of the currency, in its transaction. */
export async function repriceAlerts(em: SqlEntityManager, rate: number): Promise<void> {
  const times = (column: string) => `least(round(${column} * ?::numeric), ${MAX_CENTS})`;
  await em.execute(`update saved_products set price = ${times('price')}, below = ${times('below')}`, [
    rate,
    rate,
  ]);
}
