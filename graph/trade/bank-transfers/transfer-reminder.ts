import { formatMoney, moneyIn } from '#money/format-money';
import { orderName } from '#money/order-name';
import type { JobDeps } from '../../core/define-module.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { MailType } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { payingLines } from '../payments/bank-account.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { day, orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { ofOrder } from '../payments/order-mails.ts';
import * as t from './messages/en.ts';
import { transferSettings } from './transfer-settings.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Most that one run reminds; the next follows soon. */
const AT_ONCE = 200;

const texts = mailTexts({
  group: 'payments',
  placeholders: { ...EXAMPLE, amount: t.exampleAmount, dueDate: t.exampleDay },
  required: ['amount', 'dueDate', 'orderNumber'],
  subject: t.stillWaiting('{orderNumber}', '{shopName}'),
  opening: t.helloPlease('{name}', '{amount}', '{dueDate}', '{orderNumber}'),
  sample: (settings) => ({
    title: t.weWait,
    paragraphs: [t.alreadySent],
    ...sampleParts(settings, { place: t.goesTo }),
    note: t.youGetThisMailBecause(settings.name),
  }),
});

/** Nothing is said of an order that is paid or cancelled by now. */
const transferReminder: MailType = {
  title: t.transferReminder,
  texts,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const { number, totalPrice, currency, paymentDueAt, paidAt, cancelledAt } = read.order;
    if (paidAt || cancelledAt || !paymentDueAt) return null;
    const order = orderName(number);
    const { name } = deps.settings;
    const amount = formatMoney(totalPrice, moneyIn(currency, deps.settings));
    const dueDate = day(paymentDueAt, deps.settings);
    return renderMail(deps.settings, {
      ...texts.say(deps.settings, { name: mail.toName, orderNumber: order, amount, dueDate }),
      title: t.weWait,
      paragraphs: [...(await payingLines(read.order, order, deps)), t.alreadySent],
      ...orderParts(deps.settings, read, { place: t.goesTo }),
      note: t.youGetThisMailBecause(name),
    });
  },
};

export const transferMails = { 'order.transferReminder': ofOrder(transferReminder) };

/** Reminds once of each order that waits for a bank transfer and is cancelled soon. Safe to run in several processes at once. */
export async function remindOfTransfers({ em, ports }: JobDeps): Promise<void> {
  const { remindBeforeDays } = await findSetting({ em, ports }, transferSettings);
  if (remindBeforeDays === null) return;
  const now = ports.now();
  const orders = await em.fork().execute<{ id: string }[]>(
    `select id from orders where paid_at is null and cancelled_at is null and payment_choice->>'kind' = 'transfer'
       and payment_due_at > ? and payment_due_at <= ?
       and not exists (select from mails where mails.order_id = orders.id and type in ('order.transferReminder', 'guest.order.transferReminder'))
     order by payment_due_at limit ?`,
    [now, new Date(now.getTime() + remindBeforeDays * DAY_MS), AT_ONCE],
  );
  for (const { id } of orders)
    await inTransaction(em.fork(), (tx) =>
      queueMail(tx, { ports }, { type: 'order.transferReminder', to: toBuyer(id), order: id, key: id }),
    );
}
