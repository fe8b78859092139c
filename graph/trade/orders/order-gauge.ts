import type { DatabaseGauge } from '../../core/database-gauge.ts';

export const orderGauge: DatabaseGauge = {
  name: 'shop_orders',
  help: 'Orders in all, and unpaid ones.',
  sql: 'select count(*) as placed, count(*) filter (where paid_at is null) as unpaid from orders',
};
