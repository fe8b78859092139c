import type { DatabaseGauge } from '../../core/database-gauge.ts';

export const paymentGauge: DatabaseGauge = {
  name: 'shop_payments',
  help: 'Captured payments: of paid orders, refunded, or still to be refunded.',
  sql: `select (select count(order_id) from payments) as paid,
      (select count(*) from (
        select from refunds r join payments p on p.id = r.payment_id where r.state = 'made'
        group by p.id, p.amount having sum(r.amount) >= p.amount
      ) refunded) as refunded,
      (select count(*) from refunds where state = 'due') as refund_due`,
};
