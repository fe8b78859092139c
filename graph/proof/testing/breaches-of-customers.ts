import { an, type Breach } from './breach.ts';

/** What orders of a customer come to. */
export const breachesOfCustomers: Breach[] = [
  [
    'I36',
    "update customer_totals set net = net + 1 where currency <> ''",
    `${an('I36 customer')} its sums in INR are`,
  ],
  [
    'I36',
    "update customer_totals set last_order_at = last_order_at + interval '1 second' where currency = ''",
    `${an('I36 customer')} its sums in all currencies are`,
  ],
  [
    'I36',
    "delete from customer_totals where currency = ''",
    `${an('I36 customer')} its sums in all currencies are missing, not`,
  ],
  [
    'I36',
    "insert into customer_totals (key, currency, orders, paid_orders, net) values ('x', 'EUR', 1, 1, 1)",
    '^I36 customer unknown its sums in EUR are .* not none',
  ],
];
