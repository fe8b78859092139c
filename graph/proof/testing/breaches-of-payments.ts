import { an, type Breach, due, order, payment } from './breach.ts';

/** Takes the one unit of the order off, for what it cost. */
const credit = `insert into credits (id, order_id, kind, amount, shipping_amount, currency, request_key, created_at)
    select gen_random_uuid(), o.id, 'refund', 5749, 0, currency, 'key', now() from orders o where id = ${order};
  insert into credit_lines (credit_id, order_line_id, qty, amount, is_restocked)
    select c.id, line.id, 1, line.price - line.discount + line.tax, false from credits c join order_lines line using (order_id)`;

/** Says that the money of the order was reserved. */
const reserve = (id: string, state: string) =>
  `insert into authorizations (id, provider, checkout_id, order_id, amount, currency, state, expires_at, created_at)
     select ${id}, 'razorpay', checkout_id, id, total_price, currency, '${state}', now(), now() from orders where id = ${order}`;

/** Payments, and what the provider has of them. */
export const breachesOfPayments: Breach[] = [
  [
    'I3',
    `alter table payments drop constraint payments_order_id_unique;
     update payments set order_id = ${order} where order_id is null`,
    `${an('I3 order')} is paid by 2 payments`,
  ],
  [
    'I3',
    `alter table checkouts drop constraint checkouts_payment_provider_provider_order_id_unique;
     update checkouts set provider_order_id = 'order_1' where provider_order_id is not null`,
    'I3 provider order order_1 has \\d checkouts',
  ],
  [
    'I3',
    `alter table payments drop constraint payments_pkey cascade;
     insert into payments (id, checkout_id, amount, currency, created_at)
       select id, checkout_id, amount, currency, created_at from payments where id = ${payment}`,
    `${an('I3 payment')} is recorded 2 times`,
  ],
  ['I4', `delete from payments where id = ${payment}`, `${an('I4 order')} no payment is recorded for it`],
  [
    'I4',
    `update payments set amount = 1 where id = ${payment}`,
    `${an('I4 order')} its total is \\d+, payment \\S+ is 1`,
  ],
  [
    'I4',
    `update payments set currency = 'USD' where id = ${payment}`,
    `${an('I4 order')} payment \\S+ was made in USD`,
  ],
  [
    'I4',
    `update payments set checkout_id = (select id from checkouts where stock = 'held' limit 1) where id = ${payment}`,
    `${an('I4 order')} payment \\S+ was made for another checkout`,
  ],
  [
    'I4',
    `update orders set owner_id = (select id from users where is_admin) where id = ${order}`,
    `${an('I4 order')} its checkout is of another account`,
  ],
  [
    'I4',
    `delete from sandbox_payment where id = ${payment}`,
    `${an('I4 order')} the provider does not know payment`,
  ],
  [
    'I4',
    `update sandbox_payment set status = 'failed' where id = ${payment}`,
    `${an('I4 order')} at the provider, payment \\S+ is failed, \\d+ INR with 0 refunded`,
  ],
  [
    'I4',
    `update payments set recorded_by_id = (select id from users where is_admin) where id = ${payment}`,
    `${an('I4 order')} payment \\S+ is not one of the shop`,
  ],
  [
    'I5',
    `update sandbox_payment set status = 'captured', amount_refunded = 0 where id = ${due}`,
    `${an('I5 payment')} counts as refunded, but the provider refunded 0 of \\d+`,
  ],
  [
    'I5',
    `update refunds set state = 'due', made_at = null where payment_id = ${due};
     update payments set created_at = now() - interval '1 hour' where id = ${due};
     update sandbox_payment set status = 'captured', amount_refunded = 0 where id = ${due}`,
    `${an('I5 payment')} \\d+ INR pays no order, and its refund is not made`,
  ],
  [
    'I5',
    `insert into sandbox_payment (id, status, amount, amount_refunded, currency, method, created_at)
       values ('pay_1', 'captured', 500, 0, 'INR', 'card', now() - interval '1 hour')`,
    'I5 payment pay_1 500 INR captured, but the shop has no record of it',
  ],
  [
    'I20',
    `insert into refunds (id, payment_id, order_id, amount, currency, state, created_at)
       select gen_random_uuid(), id, order_id, amount / 2 + 1, currency, state, now()
       from payments, unnest(array['due', 'made']) state where id = ${payment}`,
    `${an('I20 payment')} is \\d+, its refunds come to \\d+`,
  ],
  [
    'I20',
    `insert into refunds (id, payment_id, amount, currency, state, created_at)
       select gen_random_uuid(), id, amount, currency, 'due', now() from payments where id = ${payment}`,
    `${an('I20 payment')} has a refund of another order`,
  ],
  [
    'I20',
    `update refunds set is_reversal = true where payment_id = ${due}`,
    `${an('I20 payment')} has a reversal of \\d+ of \\d+`,
  ],
  [
    'I20',
    `update refunds set state = 'failed' where payment_id = ${due}`,
    `${an('I20 payment')} is \\d+, its refunds come to 0`,
  ],
  ...[
    ['qty', 'qty + 1', '2 of 1 units are credited'],
    ['amount', 'amount + 1', '1 units are credited with 5750'],
  ].map(
    ([column, value, problem]): Breach => [
      'I29',
      `${credit};
       update credit_lines set ${column} = ${value}`,
      `${an('I29 order line')} ${problem}`,
    ],
  ),
  [
    'I29',
    `${credit};
     update credits set amount = 999999`,
    `${an('I29 order')} costs \\d+, its credits come to 999999`,
  ],
  [
    'I29',
    `${credit};
     update credits set currency = 'USD'`,
    `${an('I29 credit')} has a line of another order, or another currency`,
  ],
  [
    'I29',
    `${credit};
     insert into refunds (id, payment_id, order_id, credit_id, amount, currency, state, created_at)
       select gen_random_uuid(), ${payment}, order_id, id, amount + 1, currency, 'made', now() from credits`,
    `${an('I29 credit')} is \\d+, its refunds come to \\d+`,
  ],
  [
    'I29',
    `update orders set cancelled_at = now() where id = ${order}`,
    `${an('I29 order')} is cancelled, but of line \\S+ only 0 of 1 units are`,
  ],
  [
    'I14',
    `update sandbox_payment set amount = amount + 7 where id = ${payment}`,
    'I14 INR in all razorpay has \\d+, paid orders come to \\d+',
  ],
  [
    'I31',
    `update orders set authorized_until = now() where id = ${order}`,
    `${an('I31 order')} is reserved, but no payment reserves its money`,
  ],
  ['I31', reserve(`'pay_open'`, 'open'), `${an('I31 order')} is not reserved, but payment pay_open is open`],
  [
    'I31',
    `${reserve(`'pay_open'`, 'open')}; update orders set authorized_until = now() where id = ${order}`,
    `${an('I31 order')} is over, but payment pay_open is open`,
  ],
  ['I32', reserve(`'pay_lost'`, 'captured'), 'I32 payment pay_lost counts as captured, but is not recorded'],
  ['I32', reserve(payment, 'voided'), 'I32 payment \\S+ is \\d+ of \\d+, but counts as voided'],
  [
    'I32',
    `${reserve(payment, 'captured')};
     insert into captures (id, authorization_id, amount, state, created_at) values (gen_random_uuid(), ${payment}, 1, 'made', now())`,
    'I32 payment \\S+ is \\d+, its captures come to 1',
  ],
  [
    'I32',
    `${reserve(payment, 'voided')}; update authorizations set amount = amount + 1`,
    'I32 payment \\S+ pays its order, but is \\d+ of \\d+',
  ],
  [
    'I32',
    `${reserve(payment, 'captured')}; update orders set paid_at = null where id = ${order}`,
    'I32 payment \\S+ is all that is agreed, but its order is not paid',
  ],
  [
    'I4',
    `${reserve(payment, 'captured')}; update authorizations set released = 7`,
    `${an('I4 order')} its total is \\d+ less 7, payment \\S+ is \\d+`,
  ],
  [
    'I32',
    `${reserve(payment, 'captured')}; update authorizations set amount = 1`,
    'I32 payment \\S+ is \\d+ INR, reserved were 1 INR',
  ],
];
