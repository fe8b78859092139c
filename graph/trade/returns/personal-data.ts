import type { PersonalData } from '../../core/personal-data.ts';

/** What a buyer and the shop wrote about a return, and its photos, may show somebody. Photos are JPEG files in Base64. */
export const returnData: PersonalData = {
  sections: {
    returns: `select r.id, r.order_id, r.kind, r.state, r.comment, r.answer, r.closing_reason, r.created_at, r.answered_at, r.received_at, r.closed_at,
        (select jsonb_agg(to_jsonb(l) - 'return_id') from return_lines l where l.return_id = r.id) as lines,
        (select jsonb_agg(encode(p.jpeg, 'base64')) from return_photos p where p.return_id = r.id) as photos
      from returns r join orders o on o.id = r.order_id where o.owner_id = ? order by r.id`,
  },
  async erase(em, { id }) {
    await em.execute(
      `delete from return_photos using returns r join orders o on o.id = r.order_id where r.id = return_id and o.owner_id = ?`,
      [id],
    );
    await em.execute(
      `update returns set comment = null, answer = null, closing_reason = null
       from orders o where o.id = order_id and o.owner_id = ?`,
      [id],
    );
  },
};
