import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PersonalData } from '../../core/personal-data.ts';
import type { Follower } from '../../core/record-event.ts';

/** Deleting an account removes the name, also from answers, its votes and its pictures; reports lose what leads to it. Pictures are JPEG files in Base64. */
export const reviewData: PersonalData = {
  sections: {
    reviews: `select product_id, name, rating, comment, created_at, state, answer, answered_at,
        (select jsonb_agg(encode(jpeg, 'base64')) from review_photos where review_id = reviews.id) as photos
      from reviews where user_id = ?`,
    reviewVotes:
      'select review_id, created_at from review_votes where user_id = ? order by created_at, review_id',
    reviewReports:
      'select review_id, reason, text, created_at from review_reports where user_id = ? order by id',
  },
  async erase(em, { id }) {
    await deletePhotosOf(em, id);
    // What others wrote about them.
    await em.execute(
      'update review_reports set text = null from reviews where reviews.id = review_id and reviews.user_id = ?',
      [id],
    );
  },
};

/** They may show the person, or their home. */
export const deletePhotos: Follower<'account.deleted'> = (em, { subject }) => deletePhotosOf(em, subject);

async function deletePhotosOf(em: SqlEntityManager, person: string): Promise<void> {
  await em.execute('delete from review_photos using reviews where reviews.id = review_id and user_id = ?', [
    person,
  ]);
}
