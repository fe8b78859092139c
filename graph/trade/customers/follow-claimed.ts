import type { Follower } from '../../core/record-event.ts';
import { moveValues } from './set-customer-fields.ts';

/** What staff wrote about guests becomes that of the account that has their orders from now on: guests without an order are deleted. */
export const followClaimed: Follower<'order.claimed'> = async (em, { subject, data }) => {
  const values = [subject, `{${data!.guests.join(',')}}`];
  const claimed = 'from orders where orders.id = ? and user_id = any(?::uuid[])';
  await em.execute(`update customer_notes set user_id = orders.owner_id ${claimed}`, values);
  await em.execute(
    `insert into customer_tags (id, user_id, tag, key)
     select gen_random_uuid(), orders.owner_id, tag, key from customer_tags, orders
     where orders.id = ? and user_id = any(?::uuid[]) on conflict do nothing`,
    values,
  );
  await em.execute('delete from customer_tags where user_id = any(?::uuid[])', [values[1]]);
  const [order] = await em.execute<{ owner: string }[]>('select owner_id as owner from orders where id = ?', [
    subject,
  ]);
  if (order) await moveValues(em, order.owner, values[1]!);
};
