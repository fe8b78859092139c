import type { PersonalData } from '../core/personal-data.ts';

/** A link that somebody asked for before signing in was mailed to the address that was typed, without an account. */
const OF_PERSON = (id: string, emailKey: string) =>
  `m.user_id = ${id} or (m.user_id is null and m.to_address = ${emailKey})`;

/** Without the texts: they are made of what the other sections hold, and may bear secrets. */
export const mailData: PersonalData = {
  sections: {
    mails: `select m.id, type, order_id, to_address, to_name, data, m.created_at, sent_at, failed_at
      from mails m join users u on u.id = ? where ${OF_PERSON('u.id', 'u.email_key')}`,
  },
  async erase(em, { id, emailKey }) {
    await em.execute(`delete from mails m where (${OF_PERSON('?', '?')}) and sent_at is null`, [
      id,
      emailKey,
    ]);
    await em.execute(
      `update mails m set to_address = '', to_name = '', kept = null where ${OF_PERSON('?', '?')}`,
      [id, emailKey],
    );
  },
};
