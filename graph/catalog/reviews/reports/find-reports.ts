import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnsOf, type RowOf } from '../../../core/columns-of.ts';
import { MOST_READ } from './reports.types.ts';
import { ReviewReport } from './review-report.entity.ts';

export type ReportRow = RowOf<ReviewReport, 'user'>;

const read = columnsOf(ReviewReport, 'user').read<[ids: readonly string[]]>(
  `from unnest($1::uuid[]) as wanted (review) cross join lateral (
     select * from review_reports where review_id = wanted.review and resolved_at is null
     order by user_id is null, id limit ${MOST_READ}
   ) as report order by user_id is null, id`,
);

/** The open reports of each review, those of accounts first, then the oldest, so that many later ones hide none. In the order of the ids. */
export async function findReports(em: SqlEntityManager, ids: readonly string[]): Promise<ReportRow[][]> {
  const byReview = Map.groupBy(await read(em, ids), ({ review }) => review.id);
  return ids.map((id) => byReview.get(id) ?? []);
}
