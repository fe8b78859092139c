import type { Invariant } from './invariant.ts';

/** The events that orders and payments imply: the type, and the SELECT of the ids that have one. */
const IMPLIED = {
  'order.placed': 'select id::text from orders',
  'order.paid': 'select id::text from orders where paid_at is not null',
  'order.delivered': 'select id::text from orders where delivered_at is not null',
  'payment.reversed': 'select payment_id from refunds where is_reversal',
  'order.cancelled': 'select id::text from orders where cancelled_at is not null',
  'refund.made': `select p.id from refunds r join payments p on p.id = r.payment_id where r.state = 'made' and not r.is_reversal
    group by p.id, p.amount having sum(r.amount) >= p.amount`,
};

const types = Object.keys(IMPLIED).map((type) => `'${type}'`);
const facts = Object.entries(IMPLIED).map(
  ([type, ids]) => `select '${type}' as type, id, true as happened from (${ids}) as ids(id)`,
);

/** What happened, against what is recorded as having happened. */
export const eventInvariants: readonly Invariant[] = [
  {
    id: 'I24',
    sentence:
      'An order has one event for being placed, paid, delivered and cancelled each, as far as it was, and a payment has one for being refunded or reversed.',
    // 16 s for a million orders on two busy cores.
    isSlow: true,
    // A refund may fail days after it was made: its event stays.
    sql: `
      select case when type in ('refund.made', 'payment.reversed') then 'payment ' else 'order ' end || id as subject, 'has ' || coalesce(times, 0) || ' events ' || type
        || case when happened then '' else ', which did not happen' end as problem
      from (${facts.join(' union all ')}) facts
      full join (
        select type, subject_id as id, count(*) as times from events where type in (${types}) group by 1, 2
      ) recorded using (type, id)
      where coalesce(times, 0) <> 1 or (happened is null and type <> 'refund.made')`,
  },
];
