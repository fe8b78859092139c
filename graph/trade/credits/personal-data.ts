import type { PersonalData } from '../../core/personal-data.ts';

/** What staff or a buyer typed as the reason of a credit may name somebody. */
export const creditData: PersonalData = {
  sections: {
    credits: `select c.*, (select jsonb_agg(to_jsonb(l) - 'credit_id') from credit_lines l where l.credit_id = c.id) as lines
      from credits c join orders o on o.id = c.order_id where o.owner_id = ?`,
  },
  async erase(em, { id }) {
    await em.execute(
      'update credits set reason = null from orders o where o.id = order_id and o.owner_id = ?',
      [id],
    );
  },
};
