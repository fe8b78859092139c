import { describeEnum } from '../../core/describe-enum.ts';

export const ReviewSort = {
  NEWEST: 'newest',
  HIGHEST: 'highest',
  LOWEST: 'lowest',
  HELPFUL: 'helpful',
} as const;
export type ReviewSort = (typeof ReviewSort)[keyof typeof ReviewSort];

describeEnum('ReviewSort', ReviewSort, 'The order of the reviews of a product.', {
  NEWEST: 'Newest first.',
  HIGHEST: 'Most stars first; of the same number, newest first.',
  LOWEST: 'Fewest stars first; of the same number, newest first.',
  HELPFUL: 'Those first that most people found helpful; of the same number, newest first.',
});

const newest = 'review.created_at desc, review.id desc';

/** Each ends with the id, so that no two reviews change places between pages. */
export const reviewOrders: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: newest,
  [ReviewSort.HIGHEST]: `review.rating desc, ${newest}`,
  [ReviewSort.LOWEST]: `review.rating, ${newest}`,
  [ReviewSort.HELPFUL]: `review.helpful_count desc, ${newest}`,
};
