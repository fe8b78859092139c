import { prepared } from '../../core/prepared.ts';
import type { Follower } from '../../core/record-event.ts';

/** SQL of the ids of the lines of the order `orders` that are in a category, or below one, without a right of withdrawal. */
export const EXCLUDED_LINES = `array(
  with recursive excluded as (
    select id from categories where no_withdrawal
    union select below.id from categories below join excluded on below.parent_id = excluded.id
  )
  select line.id from order_lines line join products on products.id = line.product_id
  where line.order_id = orders.id and products.category_id in (select id from excluded))`;

/** Planned once: it is on the way of every order, also where the shop offers no withdrawals. */
const insertTerms = prepared<never, [order: string]>(
  `insert into withdrawal_terms (order_id, days, excluded_lines)
   select orders.id, (value ->> 'withdrawalDays')::int, ${EXCLUDED_LINES} from settings cross join orders
   where key = 'withdrawals' and value ->> 'withdrawalDays' is not null and orders.id = $1 on conflict (order_id) do nothing`,
);

/** Keeps what the shop offers when an order is placed: later changes of the settings and the categories do not reach it. */
export const keepTerms: Follower<'order.placed'> = async (em, { subject: order }) => {
  await insertTerms(em, order);
};
