import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ledgerTables } from '../../trade/ledger/ledger-tables.ts';
import { silentLedger } from '../../trade/ledger/provider-ledger.ts';
import { readBreakdown } from '../../trade/reports/read-breakdown.ts';
import { ReportDimension } from '../../trade/reports/report-dimension.ts';
import { type DaysToStore, storeDays } from '../../trade/reports/store-days.ts';
import { discardChanged } from '../../trade/reports/store-missing-days.ts';

/** What orders were paid with and got back, as the ledger has it: minor units of each currency. What pays an exchange was paid before. */
export function ledgerSums(em: SqlEntityManager) {
  const { sql, params } = ledgerTables(silentLedger, new Date());
  return em.execute<{ currency: string; paid: number; refunded: number }[]>(
    `${sql} select currency, sum(amount)::double precision as paid, sum(refunded_amount)::double precision as refunded
     from recorded where order_id is not null and id not like 'exchange\\_%' group by 1 order by 1`,
    params,
  );
}

/** Stores the sums of days, after those that no longer count were discarded. */
export async function storeSums(
  em: SqlEntityManager,
  { zone, first, count }: Omit<DaysToStore, 'byCategory'>,
): Promise<void> {
  await discardChanged(em, zone);
  for (const byCategory of [false, true])
    if (!(await storeDays(em, { zone, first, count, byCategory })))
      throw new Error('Something of these days is being changed.');
}

/** The reports whose rows do not come to what the ledger has, of orders that were paid within a year. */
export async function unequalReports(em: SqlEntityManager): Promise<string[]> {
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const period = { previousFrom: day(-3), previousTo: day(-3), from: day(-2), to: day(365) };
  const unequal: string[] = [];
  for (const { currency, paid, refunded } of await ledgerSums(em))
    for (const by of Object.values(ReportDimension)) {
      const { rows } = await readBreakdown({ em }, { by, period, zone: 'Europe/Berlin', currency });
      const found = [
        rows.reduce((sum, row) => sum + row.paid, 0),
        rows.reduce((sum, row) => sum + row.refunded, 0),
      ];
      const wanted = [by === 'RETURN_REASON' ? 0 : paid, refunded];
      if (String(found) !== String(wanted)) unequal.push(`${by}: ${found} ${currency} instead of ${wanted}`);
    }
  return unequal;
}
