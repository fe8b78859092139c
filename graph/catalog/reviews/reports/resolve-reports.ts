import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Follower } from '../../../core/record-event.ts';
import type { Review } from '../review.entity.ts';
import { ReviewReport } from './review-report.entity.ts';

/** Staff have decided about a locked review: its reports need no other answer. */
export async function resolveReports(em: SqlEntityManager, review: Review, now: Date): Promise<void> {
  await em.nativeUpdate(ReviewReport, { review, resolvedAt: null }, { resolvedAt: now });
  em.assign(review, { openReports: 0 });
}

/** Reports of a deleted account stay, without what leads to it. */
export const forgetReporter: Follower<'account.deleted'> = async (em, { subject }) => {
  await em.nativeUpdate(ReviewReport, { user: subject }, { user: null, text: null });
};
