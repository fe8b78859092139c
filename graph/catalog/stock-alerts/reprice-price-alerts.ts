import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';

/** Multiplies the prices that alerts wait below by a rate: for a change of the currency, in its transaction. */
export async function repricePriceAlerts(em: SqlEntityManager, rate: number): Promise<void> {
  await em.execute(
    `update stock_alerts set below = least(round(below * ?::numeric), ${MAX_CENTS}) where below is not null`,
    [rate],
  );
}
