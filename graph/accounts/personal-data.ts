import type { PersonalData } from '../core/personal-data.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

/** What stands for the e-mail address of a deleted account. No mail can ever be sent to this domain. */
export const deletedEmail = (id: string) => `${id}@deleted.invalid`;

export const accountData: PersonalData = {
  sections: {
    sessions: 'select created_at, last_seen_at, client, level from sessions where user_id = ?',
    signInFailures: `select address, failed_at from sign_in_failures
      where email_key = (select email_key from users where id = ?)`,
  },
  async erase(em, { emailKey }) {
    await em.nativeDelete(SignInFailure, { emailKey });
  },
};
