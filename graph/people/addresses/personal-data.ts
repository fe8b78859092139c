import type { PersonalData } from '../../core/personal-data.ts';

/** The address book is deleted with the account, so that there is nothing left to erase. */
export const addressData: PersonalData = {
  sections: { addresses: 'select * from addresses where user_id = ? order by id' },
};
