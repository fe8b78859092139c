import { describeEnum } from '../../core/describe-enum.ts';

/** Whether shoppers see a review. Rating and number of reviews of a product count those that are shown. */
export const ReviewState = { SHOWN: 'shown', HIDDEN: 'hidden', WAITING: 'waiting' } as const;
export type ReviewState = (typeof ReviewState)[keyof typeof ReviewState];

/**
 * What a review is once its author has changed it. One that is not shown waits, as does each where reviews wait: otherwise a change would undo
 * what staff decided.
 */
export const stateAfterChange = (state: ReviewState, reviewsWait: boolean): ReviewState =>
  !reviewsWait && state === ReviewState.SHOWN ? ReviewState.SHOWN : ReviewState.WAITING;

describeEnum('ReviewState', ReviewState, 'Whether shoppers see a review.', {
  SHOWN: 'Everybody sees it, and it counts in the rating of its product.',
  HIDDEN: 'Staff have hidden it. Its author alone sees it, and it does not count.',
  WAITING: 'It waits for the approval of staff. Its author alone sees it, and it does not count.',
});
