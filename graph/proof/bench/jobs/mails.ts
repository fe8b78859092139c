import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { createCache } from '../../../core/cache.ts';
import { workDueRows } from '../../../core/due-rows.ts';
import type { Mailer, OutgoingMail } from '../../../core/mailer.ts';
import type { Database } from '../../../db/orm.ts';
import { mailQueue } from '../../../platform/mail/mail-queue.ts';
import { smtpMailer } from '../../../platform/mail/smtp-mailer.ts';
import { createLogger } from '../../../platform/operations/create-logger.ts';
import { declared } from '../../../server/modules.ts';
import { BATCH, type Work } from './work.ts';

const from = 'Citron <shop@shop.example>';
const settings = { url: 'https://shop.example', currency: 'INR', rateLimitFactor: 1 };
const logger = createLogger('warn');

/** Sends confirmations of orders as the job does, and the same messages with nodemailer alone. */
export async function mailWork(
  orm: Database,
  pool: Pool,
  port: string,
): Promise<{ shop: Work; ceiling: Work }> {
  // Those of measured checkouts.
  await pool.query('delete from mails');
  const sendWith = async (mailer: Mailer) => {
    await insertMails(pool);
    const ports = {
      ...declared.provides,
      now: () => new Date(),
      mailer,
      mailTypes: declared.mailTypes,
      cache: createCache(),
      settings: { groups: declared.settings, locked: {} },
    };
    return workDueRows({ em: orm.em.fork(), ports, settings }, mailQueue, { logger });
  };
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?tls=no`, from });
  const messages: OutgoingMail[] = [];
  const collect: Mailer = { sandbox: false, send: async (mail) => void messages.push(mail), close() {} };
  await sendWith(collect);
  const transport = createTransport({ pool: true, host: '127.0.0.1', port: Number(port), ignoreTLS: true });
  return {
    shop: () => sendWith(mailer),
    ceiling: async () => {
      const sent = messages.map(({ id, ...mail }) =>
        transport.sendMail({ ...mail, from, messageId: `<${id}@shop.example>` }),
      );
      return (await Promise.all(sent)).length;
    },
  };
}

async function insertMails(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `insert into mails (id, type, order_id, created_at, user_id, to_name, to_address)
     select gen_random_uuid(), 'order.confirmed', id, now(), owner_id, customer_name, customer_email
     from orders order by id limit $1`,
    [BATCH],
  );
  if (rowCount !== BATCH) throw new Error(`There are fewer than ${BATCH} orders: take more products.`);
}
