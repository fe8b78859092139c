import type { DatabaseGauge } from '../../core/database-gauge.ts';

export const checkoutGauge: DatabaseGauge = {
  name: 'shop_checkouts',
  help: 'Checkouts that hold stock, and those that should have given it back five minutes ago.',
  sql: `select count(*) as held, count(*) filter (where expires_at < now() - interval '5 minutes') as overdue
    from checkouts where stock = 'held'`,
};
