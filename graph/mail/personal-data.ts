import type { PersonalData } from '../core/personal-data.ts';

/** Mails without an account go to what somebody typed. */
const OF_PERSON = '(user_id = ? or user_id is null and lower(to_address) = ?)';

/** Without the texts: they are made of what the other sections hold, and may bear secrets. */
export const mailData: PersonalData = {
  sections: {
    mails: `select mails.id, type, order_id, to_address, to_name, subject, data, mails.created_at, sent_at, failed_at
      from mails join users on user_id = users.id or user_id is null and lower(to_address) = email_key
      where users.id = ?`,
  },
  async erase(em, { id, emailKey }) {
    await em.execute(`delete from mails where ${OF_PERSON} and sent_at is null`, [id, emailKey]);
    await em.execute(
      `update mails set to_address = '', to_name = '', subject = null, kept = null where ${OF_PERSON}`,
      [id, emailKey],
    );
  },
};
