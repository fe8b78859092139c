import type { DatabaseGauge } from '../../core/database-gauge.ts';

/** Not those that were sent: they are many, and each scrape would count them all. */
export const mailGauge: DatabaseGauge = {
  name: 'shop_mails',
  help: 'Mails to be sent, and mails given up within 90 days.',
  sql: `select (select count(*) from mails where sent_at is null and failed_at is null) as due,
      (select count(*) from mails where failed_at is not null) as failed`,
};
