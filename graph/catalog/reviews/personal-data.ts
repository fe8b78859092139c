import type { PersonalData } from '../../core/personal-data.ts';

/** Deleting an account removes the name, also from answers, and its votes; reports lose what leads to it. */
export const reviewData: PersonalData = {
  sections: {
    reviews:
      'select product_id, name, rating, comment, created_at, state, answer, answered_at from reviews where user_id = ?',
    reviewVotes:
      'select review_id, created_at from review_votes where user_id = ? order by created_at, review_id',
    reviewReports:
      'select review_id, reason, text, created_at from review_reports where user_id = ? order by id',
  },
  async erase(em, { id }) {
    // What others wrote about them.
    await em.execute(
      'update review_reports set text = null from reviews where reviews.id = review_id and reviews.user_id = ?',
      [id],
    );
  },
};
