import type { PersonalData } from '../../core/personal-data.ts';

/** Payments have no name and no address, but the digits of a card, and what staff typed as the reference of one that came by hand may have. */
export const paymentData: PersonalData = {
  sections: {
    payments: 'select p.* from payments p join checkouts c on c.id = p.checkout_id where c.user_id = ?',
    authorizations:
      'select a.* from authorizations a join checkouts c on c.id = a.checkout_id where c.user_id = ?',
    refunds:
      'select r.* from refunds r join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id where c.user_id = ?',
  },
  async erase(em, { id }) {
    await em.execute(
      `update payments p set method = null, reference = left(p.reference, 0) from checkouts c where c.id = p.checkout_id and c.user_id = ?`,
      [id],
    );
    // What staff typed; the others are sentences of the shop.
    await em.execute(
      `update refunds r set reason = null from payments p join checkouts c on c.id = p.checkout_id
       where p.id = r.payment_id and c.user_id = ? and (r.credit_id is not null or r.is_reversal)`,
      [id],
    );
  },
};
