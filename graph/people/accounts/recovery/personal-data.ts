import type { PersonalData } from '../../../core/personal-data.ts';
import { Token } from '../tokens/token.entity.ts';

export const recoveryData: PersonalData = {
  sections: {
    links: 'select purpose, email_key as email, expires_at, used_at from tokens where user_id = ?',
  },
  async erase(em, { id }) {
    await em.nativeDelete(Token, { user: id });
  },
};
