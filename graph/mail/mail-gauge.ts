import type { DatabaseGauge } from '../core/database-gauge.ts';

export const mailGauge: DatabaseGauge = {
  name: 'shop_mails',
  help: 'Mails: to be sent, sent, or given up.',
  sql: `select count(*) filter (where sent_at is null and failed_at is null) as due, count(sent_at) as sent,
      count(*) filter (where failed_at is not null) as failed
    from mails`,
};
