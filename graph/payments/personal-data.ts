import type { PersonalData } from '../core/personal-data.ts';

/** Payments have no name and no address. */
export const paymentData: PersonalData = {
  sections: {
    payments: 'select p.* from payments p join checkouts c on c.id = p.checkout_id where c.user_id = ?',
  },
};
