import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { variantName } from '#money/line';
import { orderName } from '#money/order-name';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import type { MailDeps, MailType, QueuedMail } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { mailName } from '../../platform/mail/mail-name.ts';
import { typedMayGo } from '../../platform/mail/may-go.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { mailShop, toShop } from '../messages/mail-shop.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { ofOrder } from '../payments/order-mails.ts';
import { Payment } from '../payments/payment.entity.ts';
import { sellerLines } from '../seller/seller-lines.ts';
import * as t from './messages/en.ts';
import { Withdrawal, WithdrawalLine } from './withdrawal.entity.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

/** A moment with the name of the time zone. */
const timeIn = (timeZone: string, at: Date) =>
  at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone });

const isSame = (one: string, other: string) => normaliseEmail(one) === normaliseEmail(other);

/** The withdrawal of a mail, whose id is `data.withdrawal`, with its units; null for one whose buyer was erased. */
async function withdrawalOf({ em, settings: { timeZone } }: MailDeps, mail: QueuedMail) {
  const withdrawal = await em.findOne(
    Withdrawal,
    { id: String(mail.data.withdrawal) },
    { populate: ['order'] },
  );
  if (!withdrawal?.name || !withdrawal.email) return null;
  const lines = await em.find(WithdrawalLine, { withdrawal }, { populate: ['orderLine'] });
  const { order, name, email, declaredAt } = withdrawal;
  lines.sort((a, b) => a.orderLine.position - b.orderLine.position);
  return {
    order,
    lines,
    declaredAt,
    number: orderName(order.number),
    time: timeIn(timeZone, declaredAt),
    declared: [
      ...lines.map(({ qty, orderLine }) => t.units(qty, variantName(orderLine))),
      t.statedName(mailName(name)),
      // Another address is that of who gets the copy: it could be anything in a mail to a stranger.
      [mail.toAddress, order.customerEmail].some((known) => isSame(email, known))
        ? t.statedEmail(email)
        : t.copyGoes,
    ],
  };
}

const placeholders = { ...EXAMPLE, receivedAt: t.exampleTime };

/** Both receipts say the same; what was declared stays the law's. */
const receiptTexts = (note: (shop: string) => string, isOfOrder: boolean) =>
  mailTexts({
    group: 'returns',
    placeholders,
    required: ['receivedAt'],
    subject: t.withdrawalOf('{orderNumber}', '{shopName}'),
    opening: t.helloReceived('{name}', '{receivedAt}'),
    sample: (settings) => ({
      title: t.weHaveYourWithdrawal,
      paragraphs: [t.youDeclared(EXAMPLE.orderNumber), t.statedName(EXAMPLE.name)],
      ...(isOfOrder && sampleParts(settings)),
      note: note(settings.name),
    }),
  });
const texts = receiptTexts(t.youGetThisMailBecause, true);
const copyTexts = receiptTexts(t.youGetThisCopyBecause, false);

const receipt: MailType = {
  title: t.receipt,
  texts,
  async prepare(deps, mail) {
    const found = await withdrawalOf(deps, mail);
    if (!found) return null;
    const { settings } = deps;
    const { withdrawalInstructions } = await findSetting(deps, withdrawalSettings);
    const [sellerAddress] = await sellerLines(deps);
    const sum = (units: (line: WithdrawalLine) => number) =>
      found.lines.reduce((total, line) => total + units(line), 0);
    const all = sum(({ qty }) => qty);
    const { paidAt } = found.order;
    const wasPaid = paidAt !== null && paidAt <= found.declaredAt;
    // Of an order whose money is captured in parts, what was not sent was not charged.
    const hasPaidRest =
      found.order.setOffPrice > 0 && (await deps.em.count(Payment, { order: found.order.id })) > 0;
    const cancelled = sum(({ cancelledQty }) => cancelledQty);
    const returned = sum(({ returnedQty }) => returnedQty);
    const next = [
      cancelled > 0 &&
        (wasPaid || hasPaidRest ? t.notSentYet(cancelled === all) : t.notCharged(cancelled === all)),
      // The instructions of the shop say by when.
      returned > 0 && t.sendItBack(returned === all, !withdrawalInstructions),
      returned > 0 && (withdrawalInstructions || (sellerAddress && t.sendItTo(sellerAddress))),
      all > cancelled + returned && t.weWriteToYou,
    ];
    const units = new Map(found.lines.map(({ orderLine, qty }) => [orderLine.id, qty]));
    return renderMail(settings, {
      ...texts.say(settings, { name: mail.toName, orderNumber: found.number, receivedAt: found.time }),
      title: t.weHaveYourWithdrawal,
      paragraphs: [
        t.youDeclared(found.number),
        ...found.declared,
        ...next.filter((each) => typeof each === 'string'),
      ],
      ...orderParts(settings, await readOrder(deps, mail), { units }),
      note: t.youGetThisMailBecause(settings.name),
    });
  },
};

/** To an address that was typed, which may be a stranger's: what was declared, and no way to the order. */
const receiptCopy: MailType = {
  title: t.receiptCopy,
  texts: copyTexts,
  mayGo: typedMayGo,
  async prepare(deps, mail) {
    const found = await withdrawalOf(deps, mail);
    if (!found) return null;
    const values = { name: mail.toName, orderNumber: found.number, receivedAt: found.time };
    return renderMail(deps.settings, {
      ...copyTexts.say(deps.settings, values),
      title: t.weHaveYourWithdrawal,
      paragraphs: [t.youDeclared(found.number), ...found.declared],
      note: t.youGetThisCopyBecause(deps.settings.name),
    });
  },
};

const toTheShop = toShop(
  { name: 'withdrawal mail', what: 'withdrawals' },
  {
    title: t.withdrawalOfBuyer,
    texts: null,
    async prepare(deps, mail) {
      const found = await withdrawalOf(deps, mail);
      if (!found) return null;
      const { settings } = deps;
      const title = t.withdrawalFrom(found.number);
      return renderMail(settings, {
        subject: title,
        title,
        paragraphs: [t.theBuyerWithdrew(found.time), ...found.declared],
        button: { label: t.seeTheOrder, url: `${settings.url}/admin/orders/${found.order.id}` },
        note: t.youGetThisMailBecauseOf(settings.name),
      });
    },
  },
);

export const withdrawalMails = {
  'order.withdrawn': ofOrder(receipt),
  'withdrawal.copy': receiptCopy,
  'shop.withdrawal': toTheShop,
};

/**
 * Mails the receipt to the address of the order, and to the one that was stated; and to the address of the settings for messages of buyers. Call it in the
 * transaction of the declaration.
 */
export async function mailWithdrawal(
  em: SqlEntityManager,
  { ports }: Pick<Context, 'ports'>,
  { id: withdrawal, name, email }: Withdrawal,
  { id: order, customerEmail }: Pick<OrderRow, 'id' | 'customerEmail'>,
): Promise<void> {
  const mail = { order, data: { withdrawal }, key: withdrawal };
  await queueMail(em, { ports }, { ...mail, type: 'order.withdrawn', to: toBuyer(order) });
  if (!isSame(email!, customerEmail)) {
    const to = { name: mailName(name!), address: email! };
    await queueMail(em, { ports }, { ...mail, type: 'withdrawal.copy', to });
  }
  await mailShop(em, { ports }, { ...mail, type: 'shop.withdrawal' });
}
