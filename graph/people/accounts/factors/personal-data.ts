import type { PersonalData } from '../../../core/personal-data.ts';

/** Without secrets and keys. */
export const authenticationData: PersonalData = {
  sections: {
    passkeys: 'select name, transports, created_at, last_used_at from passkeys where user_id = ?',
    authenticatorApps: 'select confirmed_at from totp where user_id = ?',
    recoveryCodes: 'select used_at from recovery_codes where user_id = ?',
  },
  async erase(em, { id }) {
    for (const table of ['passkeys', 'totp', 'recovery_codes', 'challenges'])
      await em.execute(`delete from ${table} where user_id = ?`, [id]);
  },
};
