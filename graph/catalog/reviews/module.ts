import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { products } from '../products/module.ts';
import { Review } from './review.entity.ts';
import { ReviewsResolver } from './reviews.resolver.ts';

const events = {
  'review.written': eventType<{ rating: number }>('product', 'A review was written or changed.', {
    days: 90,
  }),
};

const errors = {
  ALREADY_REVIEWED: 400,
};

const failpoints = ['review.asked', 'review.rated', 'review.locked'] as const;

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
  uses: [accounts, products],
  entities: [Review],
  resolvers: [ReviewsResolver],
  events,
  errors,
  failpoints,
  personalData: [
    // Deleting the account removes the name.
    {
      sections: {
        reviews: 'select product_id, name, rating, comment, created_at from reviews where user_id = ?',
      },
    },
  ],
  needs: ['verifiedBuyer'],
});
