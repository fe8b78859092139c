import type { PersonalData } from '../../core/personal-data.ts';

export const promotionData: PersonalData = {
  sections: {
    redemptions: `select promotion_id, code_key, checkout_id, buyer_email_key, amount, created_at, released_at
      from redemptions where user_id = ?`,
  },
  async erase(em, { id }) {
    await em.execute(
      'update redemptions set buyer_email_key = null, n = null where user_id = ? and buyer_email_key is not null',
      [id],
    );
  },
};
