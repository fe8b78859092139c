import { an, type Breach, order } from './breach.ts';

/** Ships the one unit of the order, refunds it, and returns it; all of which is right. */
const returned = `insert into fulfillments (id, order_id, state, created_at)
    select gen_random_uuid(), o.id, 'shipped', now() from orders o where id = ${order};
  insert into fulfillment_lines (fulfillment_id, order_line_id, qty)
    select f.id, line.id, 1 from fulfillments f join order_lines line using (order_id) where order_id = ${order};
  insert into returns (id, order_id, kind, state, request_key, created_at)
    select gen_random_uuid(), ${order}, 'return', 'received', 'key', now();
  insert into return_lines (return_id, order_line_id, qty, received_qty)
    select r.id, line.id, 1, 1 from returns r join order_lines line using (order_id)`;

/** What comes back. */
export const breachesOfReturns: Breach[] = [
  [
    'I30',
    `${returned};
     delete from fulfillment_lines`,
    `${an('I30 order line')} 0 units are shipped, 1 come back`,
  ],
  [
    'I30',
    `${returned};
     update return_lines set credited_qty = 1`,
    `${an('I30 order line')} 1 units are credited by returns, 0 in all`,
  ],
  [
    'I30',
    `${returned};
     update returns set order_id = (select id from orders where id <> ${order} limit 1)`,
    `${an('I30 return')} has a line of another order`,
  ],
  [
    'I30',
    `${returned};
     update returns set state = 'approved'`,
    `${an('I30 return')} is approved, its units say otherwise`,
  ],
];
