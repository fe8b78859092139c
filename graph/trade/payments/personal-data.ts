import type { PersonalData } from '../../core/personal-data.ts';

/** Payments have no name and no address, but what staff typed as the reference of one that came by hand may have. */
export const paymentData: PersonalData = {
  sections: {
    payments: 'select p.* from payments p join checkouts c on c.id = p.checkout_id where c.user_id = ?',
    refunds:
      'select r.* from refunds r join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id where c.user_id = ?',
  },
  async erase(em, { id }) {
    await em.execute(
      `update payments p set reference = '' from checkouts c where c.id = p.checkout_id and c.user_id = ? and p.reference <> ''`,
      [id],
    );
  },
};
