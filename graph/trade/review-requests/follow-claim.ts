import { LockMode } from '@mikro-orm/core';
import { countModerated } from '../../catalog/reviews/rating.ts';
import { Review } from '../../catalog/reviews/review.entity.ts';
import { ReviewState } from '../../catalog/reviews/review-state.ts';
import { removeVote } from '../../catalog/reviews/votes/count-votes.ts';
import type { Follower } from '../../core/record-event.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Order } from '../orders/order.entity.ts';

/**
 * The reviews of guests become those of the account that has claimed their order, so that it changes them and does not write a second one.
 * One of a product that the account has reviewed itself is deleted: a person has one review of a product.
 */
export const followClaim: Follower<'order.claimed'> = async (em, { subject: order, data }) => {
  const guests = data?.guests ?? [];
  const written = await em.find(
    Review,
    { user: { $in: guests } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (written.length === 0) return;
  const account = (await em.findOneOrFail(Order, { id: order })).owner.id;
  for (const review of written.filter(({ user }) => user.id !== account)) {
    const product = review.product.id;
    if ((await em.count(Review, { product, user: account })) === 0) {
      em.assign(review, { user: em.getReference(User, account) });
      // Nobody votes for a review of one's own.
      await removeVote(em, review.id, account);
    } else {
      const { rating, state } = review;
      const before = { rating, state };
      await countModerated(em, product, { before, after: { rating, state: ReviewState.HIDDEN } });
      em.remove(review);
    }
    await em.flush();
  }
};
