import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { savePastCustomers, savePastOrders } from '../../../trade/past-orders/save-past.ts';
import { type ChunkResult, emptyResult } from '../chunk-result.ts';
import type { RowProblem } from '../import.entity.ts';
import type { HistoryUnit } from './read-history.ts';

/** Writes customers or orders of a file, each with all of its rows or not at all. */
export async function historyChunk(
  em: SqlEntityManager,
  units: readonly HistoryUnit[],
): Promise<ChunkResult> {
  const result = emptyResult();
  const good = units.filter(({ problems }) => problems.length === 0);
  for (const unit of units) {
    if (unit.problems.length === 0) continue;
    result.failed += unit.rows.length;
    result.problems.push(...problemsOf(unit));
  }
  const saved = [
    ...(await savePastCustomers(
      em,
      good.flatMap((unit) => ('customer' in unit ? unit.customer : [])),
    )),
    ...(await savePastOrders(
      em,
      good.flatMap((unit) => ('order' in unit ? unit.order : [])),
    )),
  ];
  for (const [index, outcome] of saved.entries()) result[outcome] += good[index]!.rows.length;
  return result;
}

/** A row without a problem of its own names the row that has one. */
function problemsOf({ rows, problems }: HistoryUnit): RowProblem[] {
  const wrong = new Set(problems.map(({ row }) => row));
  const message = `Row ${problems[0]!.row} of the same order has an error, so that none of its rows was imported.`;
  const others = rows.filter((row) => !wrong.has(row));
  return [
    ...problems,
    ...others.map((row): RowProblem => ({ row, field: null, code: 'BAD_USER_INPUT', message })),
  ];
}
