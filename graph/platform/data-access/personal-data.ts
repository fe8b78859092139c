import type { PersonalData } from '../../core/personal-data.ts';

/** What staff looked at. It names nobody, so it stays for its year when one of them is erased. */
export const dataAccessData: PersonalData = {
  sections: {
    dataAccesses: `select subject_type, subject_id, day, at from data_accesses where actor_id = ? order by at`,
  },
};
