import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { products } from '../products/module.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { deletePhotos, reviewData } from './personal-data.ts';
import { PhotosResolver } from './photos/photos.resolver.ts';
import { ReviewPhoto } from './photos/review-photo.entity.ts';
import type { ReportReason } from './reports/report-reason.ts';
import { ReportsResolver } from './reports/reports.resolver.ts';
import { forgetReporter } from './reports/resolve-reports.ts';
import { ReviewReport } from './reports/review-report.entity.ts';
import { Review } from './review.entity.ts';
import { reviewSettings } from './review-settings.ts';
import type { ReviewState } from './review-state.ts';
import { ReviewsResolver } from './reviews.resolver.ts';
import { removeVotes } from './votes/count-votes.ts';
import { ReviewVote } from './votes/review-vote.entity.ts';
import { VotesResolver } from './votes/votes.resolver.ts';

const events = {
  'review.written': eventType<{ rating: number }>('product', 'A review was written or changed.', {
    days: 90,
  }),
  'review.moderated': eventType<{ review: string; old: ReviewState; new: ReviewState }>(
    'product',
    (data) => `A review was ${data.new === 'waiting' ? 'put back to those that wait' : data.new}.`,
    { saysAll: true },
  ),
  'review.answered': eventType<{ review: string; isAnswered: boolean }>(
    'product',
    ({ isAnswered }) => (isAnswered ? 'A review was answered.' : 'The answer to a review was removed.'),
    { saysAll: true },
  ),
  'review.reported': eventType<{ review: string; reason: ReportReason }>(
    'product',
    'A review was reported.',
    {
      days: 90,
    },
  ),
  'review.photo_deleted': eventType<{ review: string }>('product', 'A picture of a review was deleted.', {
    saysAll: true,
  }),
  'review.kept': eventType<{ review: string; reports: number }>(
    'product',
    'Staff kept a review that was reported.',
    { saysAll: true },
  ),
};

const errors = {
  ALREADY_REVIEWED: 400,
};

const failpoints = [
  'review.asked',
  'review.rated',
  'review.locked',
  'review.moderated',
  'review.voted',
  'review.photoEncoded',
  'review.photoLocked',
] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /** The SQL expression of orders that reviews select as `verifiedBuyer`. */
    verifiedBuyer: string;
  }
}

export const reviews = defineModule({
  name: 'reviews',
  uses: [settings, accounts, products, uploads],
  entities: [Review, ReviewVote, ReviewReport, ReviewPhoto],
  resolvers: [ReviewsResolver, ModerationResolver, VotesResolver, ReportsResolver, PhotosResolver],
  settings: [reviewSettings],
  events,
  errors,
  failpoints,
  follows: { 'account.deleted': [removeVotes, forgetReporter, deletePhotos] },
  personalData: [reviewData],
  needs: ['verifiedBuyer'],
});
