import type { PersonalData } from '../../core/personal-data.ts';

/** Deleting the account removes the name. */
export const reviewData: PersonalData = {
  sections: {
    reviews: 'select product_id, name, rating, comment, created_at from reviews where user_id = ?',
  },
};
