import type { DatabaseGauge } from '../../core/database-gauge.ts';

export const paymentGauge: DatabaseGauge = {
  name: 'shop_payments',
  help: 'Captured payments: of paid orders, refunded, or still to be refunded.',
  sql: `select count(order_id) as paid, count(refunded_at) as refunded,
      count(*) filter (where order_id is null and refunded_at is null) as refund_due
    from payments`,
};
