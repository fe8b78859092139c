import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { products } from '../products/module.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { Review } from './review.entity.ts';
import { reviewSettings } from './review-settings.ts';
import type { ReviewState } from './review-state.ts';
import { ReviewsResolver } from './reviews.resolver.ts';

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
};

const errors = {
  ALREADY_REVIEWED: 400,
};

const failpoints = ['review.asked', 'review.rated', 'review.locked', 'review.moderated'] as const;

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
  uses: [settings, accounts, products],
  entities: [Review],
  resolvers: [ReviewsResolver, ModerationResolver],
  settings: [reviewSettings],
  events,
  errors,
  failpoints,
  personalData: [
    // Deleting the account removes the name, also from answers.
    {
      sections: {
        reviews:
          'select product_id, name, rating, comment, created_at, state, answer, answered_at from reviews where user_id = ?',
      },
    },
  ],
  needs: ['verifiedBuyer'],
});
