import type { PersonalData } from '../../../core/personal-data.ts';

/** The cart is deleted with the account, so that there is nothing left to erase. */
export const storedCartData: PersonalData = {
  sections: { cart: 'select lines, codes, updated_at from carts where user_id = ?' },
};
