import type { PersonalData } from '../../core/personal-data.ts';

/** What somebody declared stays with the order as units, for the money follows from it; name and address are erased. */
export const withdrawalData: PersonalData = {
  sections: {
    withdrawals: `select w.id, w.order_id, w.name, w.email, w.declared_at,
        (select jsonb_agg(to_jsonb(l) - 'withdrawal_id') from withdrawal_lines l where l.withdrawal_id = w.id) as lines
      from withdrawals w join orders o on o.id = w.order_id where o.owner_id = ? order by w.id`,
  },
  async erase(em, { id }) {
    await em.execute(
      `update withdrawals set name = null, email = null from orders o where o.id = order_id and o.owner_id = ?`,
      [id],
    );
    // Those to other addresses than the account's, whose texts name the person.
    const others = `type in ('withdrawal.copy', 'shop.withdrawal') and order_id in (select id from orders where owner_id = ?)`;
    await em.execute(`delete from mails where ${others} and sent_at is null`, [id]);
    await em.execute(
      `update mails set to_address = '', to_name = '', subject = null, kept = null where ${others}`,
      [id],
    );
  },
};
