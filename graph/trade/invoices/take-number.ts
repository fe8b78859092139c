import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';

const count = prepared<{ last: number }, [series: string]>(
  `insert into invoice_series (name, last) values ($1, 1)
   on conflict (name) do update set last = invoice_series.last + 1 returning last`,
);

/**
 * The next number of a pattern such as "{year}-{n}". Until the transaction ends, others wait who need one of the same series: when it is
 * rolled back the number is free again, so that none is missing. Take it as late as possible.
 */
export async function takeNumber(em: SqlEntityManager, pattern: string, year: string) {
  const series = pattern.replaceAll('{year}', year);
  const [{ last: position }] = (await count(em, series)) as [{ last: number }];
  return { series, position, number: series.replace('{n}', String(position)) };
}
