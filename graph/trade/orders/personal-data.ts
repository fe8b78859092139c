import type { PersonalData } from '../../core/personal-data.ts';
import { deletedEmail } from '../../platform/mail/deleted-email.ts';
import { addressNeeded, ERASED, ERASED_ADDRESS } from '../checkout/personal-data.ts';
import { heldError } from './refuse-held.ts';

/** Why staff set a price, and that they hold an order for review, are notes of the shop, which the customer does not see. */
export const orderData: PersonalData = {
  sections: {
    orders: `select shown.*, (select jsonb_agg(to_jsonb(l) - 'price_override' order by l.position) from order_lines l where l.order_id = o.id) as lines
      from orders o, jsonb_populate_record(o, '{"held_at": null, "hold_reason": null}') shown where o.owner_id = ?`,
    orderCustomFields: `select o.number, f.label, v.value from orders o
      join custom_values v on v.subject_id = o.id join custom_fields f on f.id = v.field_id
      where o.owner_id = ? and f.subject = 'order' and f.deleted_at is null order by o.number, f.position, f.id`,
  },
  async refusal(em, { id }) {
    const undelivered = await em.execute(
      'select 1 from orders where owner_id = ? and delivered_at is null and cancelled_at is null and coalesce(paid_at, accepted_at, authorized_until) is not null',
      [id],
    );
    if (undelivered.length > 0) return addressNeeded();
    const held = await em.execute('select 1 from orders where owner_id = ? and held_at is not null', [id]);
    return held.length > 0 ? heldError() : null;
  },
  async erase(em, { id }) {
    await em.execute(
      `update orders set ${ERASED_ADDRESS}, customer_name = '${ERASED}', customer_email = ?, tags = '{}' where owner_id = ?`,
      [deletedEmail(id), id],
    );
    await em.execute(
      'delete from custom_values where subject_id in (select orders.id from orders where owner_id = ?)',
      [id],
    );
  },
};
