import { an, type Breach, order } from './breach.ts';

/** The paid order is delivered, and its buyer withdraws from its one unit, which comes back; all of which is right. */
const withdrawn = `update orders set shipped_at = now(), delivered_at = now() where id = ${order};
  insert into fulfillments (id, order_id, state, created_at, delivered_at)
    select gen_random_uuid(), ${order}, 'delivered', now(), now();
  insert into fulfillment_lines (fulfillment_id, order_line_id, qty)
    select f.id, line.id, 1 from fulfillments f join order_lines line using (order_id) where order_id = ${order};
  insert into withdrawal_terms (order_id, days, excluded_lines) values (${order}, 14, '{}')
    on conflict (order_id) do update set days = 14;
  insert into withdrawals (id, order_id, name, email, request_key, declared_at)
    select gen_random_uuid(), ${order}, 'Ada', 'ada@example.com', 'key', now() + interval '1 hour';
  insert into withdrawal_lines (withdrawal_id, order_line_id, qty, returned_qty)
    select w.id, line.id, 1, 1 from withdrawals w join order_lines line using (order_id);
  insert into returns (id, order_id, kind, state, request_key, created_at)
    select gen_random_uuid(), order_id, 'withdrawal', 'approved', 'withdrawal-' || id, now() from withdrawals;
  insert into return_lines (return_id, order_line_id, qty)
    select r.id, line.id, 1 from returns r join order_lines line using (order_id);
  insert into mails (id, type, data, key, created_at, to_name, to_address)
    select gen_random_uuid(), 'order.withdrawn', '{}', id, now(), 'Ada', 'ada@example.com' from withdrawals`;
const breach = (sql: string, said: string): Breach => ['I34', `${withdrawn}; ${sql}`, said];
const delivered = `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, data, at)
  select gen_random_uuid(), 'order.delivered', 'order', ${order}, ${order}, 'system', '{}', now()`;

/** What became of declarations of buyers. */
export const breachesOfWithdrawals: Breach[] = [
  breach('delete from withdrawal_lines', `${an('I34 withdrawal')} is from no units`),
  breach(
    `update withdrawal_terms set excluded_lines = array(select order_line_id from withdrawal_lines) where order_id = ${order}`,
    `${an('I34 withdrawal')} is from a line of another order, or without the right`,
  ),
  // The 14 days, a weekend at their end, and what time zones differ by, are 21 days at most.
  breach(
    `${delivered}; update withdrawals set declared_at = now() + interval '22 days'`,
    `${an('I34 withdrawal')} came when its time was over`,
  ),
  breach(
    `delete from return_lines; delete from returns; update withdrawal_lines set returned_qty = 0`,
    `${an('I34 withdrawal')} has units that are neither cancelled nor come back`,
  ),
  breach(
    `update withdrawal_lines set cancelled_qty = 1, returned_qty = 0`,
    `${an('I34 order line')} 1 units are cancelled by withdrawals, 0 in all`,
  ),
  breach(
    `update returns set state = 'cancelled'`,
    `${an('I34 withdrawal')} 1 units come back, its return says 0`,
  ),
  breach(`delete from mails where type = 'order.withdrawn'`, `${an('I34 withdrawal')} has no receipt`),
];
