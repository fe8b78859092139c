import type { PersonalData } from '../../core/personal-data.ts';

/** A carrier tells by a tracking number who got a parcel, and where. */
export const fulfillmentData: PersonalData = {
  sections: {
    fulfillments: `select f.id, f.order_id, f.state, f.created_at as shipped_at, f.delivered_at, f.carrier, f.tracking_number, f.tracking_url,
        (select jsonb_agg(jsonb_build_object('order_line', order_line_id, 'qty', qty)) from fulfillment_lines where fulfillment_id = f.id) as lines
      from fulfillments f join orders o on o.id = f.order_id where o.owner_id = ?`,
  },
  async erase(em, { id }) {
    await em.execute(
      `update fulfillments set tracking_number = null, tracking_url = null
       from orders o where o.id = order_id and o.owner_id = ? and coalesce(tracking_number, tracking_url) is not null`,
      [id],
    );
  },
};
