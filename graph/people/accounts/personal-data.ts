import { CONFIRMED_KEY, type PersonalData } from '../../core/personal-data.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

/** Mails without an account go to what somebody typed. */
const MAILS_OF_PERSON = '(user_id = ? or user_id is null and lower(to_address) = ?)';

export const accountData: PersonalData = {
  sections: {
    sessions: 'select created_at, last_seen_at, client, level from sessions where user_id = ?',
    signInFailures: `select address, failed_at from sign_in_failures
      join users on sign_in_failures.email_key = ${CONFIRMED_KEY} where users.id = ?`,
    // Without the texts: they are made of what the other sections hold, and may bear secrets.
    mails: `select mails.id, type, order_id, to_address, to_name, subject, data, mails.created_at, sent_at, failed_at
      from mails join users on user_id = users.id or user_id is null and lower(to_address) = ${CONFIRMED_KEY}
      where users.id = ?`,
  },
  async erase(em, { id, emailKey }) {
    await em.nativeDelete(SignInFailure, { emailKey });
    await em.execute(`delete from mails where ${MAILS_OF_PERSON} and sent_at is null`, [id, emailKey]);
    await em.execute(
      `update mails set to_address = '', to_name = '', subject = null, kept = null where ${MAILS_OF_PERSON}`,
      [id, emailKey],
    );
  },
};
