import type { PersonalData } from '../../core/personal-data.ts';

/**
 * What a person and the shop wrote to each other. Notes of staff are remarks of the shop, which may be about others as well: they are not
 * exported. They may name the person, so they are erased with the order's data.
 */
export const messageData: PersonalData = {
  sections: {
    orderMessages: `select m.id, m.order_id, m.is_from_buyer, m.text, m.created_at
      from order_messages m join orders o on o.id = m.order_id where o.owner_id = ? order by m.created_at`,
  },
  async erase(em, { id }) {
    for (const table of ['order_messages', 'order_notes'])
      await em.execute(`delete from ${table} using orders o where o.id = order_id and o.owner_id = ?`, [id]);
  },
};
