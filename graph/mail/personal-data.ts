import type { PersonalData } from '../core/personal-data.ts';

/** Without the texts: they are made of what the other sections hold, and may bear secrets. */
export const mailData: PersonalData = {
  sections: {
    mails: `select id, type, order_id, to_address, to_name, data, created_at, sent_at, failed_at
      from mails where user_id = ?`,
  },
  async erase(em, { id }) {
    await em.execute('delete from mails where user_id = ? and sent_at is null', [id]);
    await em.execute(`update mails set to_address = '', to_name = '', kept = null where user_id = ?`, [id]);
  },
};
