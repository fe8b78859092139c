import type { PersonalData } from '../../core/personal-data.ts';
import { Presence } from './presence.entity.ts';

/** What staff have open at the moment. */
export const presenceData: PersonalData = {
  sections: {
    presences:
      'select subject_type, subject_id, expires_at from presences where user_id = ? order by expires_at',
  },
  erase: async (em, { id }) => void (await em.nativeDelete(Presence, { userId: id })),
};
