import type { PersonalData } from '../../core/personal-data.ts';

/** Notes of staff are remarks of the shop, which may be about others as well: they are not exported, as those about orders. */
export const customerData: PersonalData = {
  sections: {
    customerTags: 'select tag from customer_tags where user_id = ? order by key',
    customerCustomFields: `select f.label, v.value from custom_values v join custom_fields f on f.id = v.field_id
      where v.subject_id = ? and f.subject = 'customer' and f.deleted_at is null order by f.position, f.id`,
  },
  async erase(em, { id }) {
    for (const table of ['customer_notes', 'customer_tags'])
      await em.execute(`delete from ${table} where user_id = ?`, [id]);
    await em.execute('delete from custom_values where subject_id = ?', [id]);
  },
};
