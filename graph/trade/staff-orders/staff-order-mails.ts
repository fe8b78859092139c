import { agentOf } from '../../core/actor.ts';
import type { MailDeps, MailSettings, MailType } from '../../core/mailer.ts';
import type { Followers } from '../../core/record-event.ts';
import { amountDue } from '../../money/amount-due.ts';
import { formatMoney, moneyIn } from '../../money/format-money.ts';
import { orderName } from '../../money/order-name.ts';
import { expiryOf } from '../../people/accounts/tokens/tokens.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { payableUntil } from '../orders/cancel-unpaid-orders.ts';
import type { Order } from '../orders/order.entity.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { isSettledInPart } from '../payments/change-authorization.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { day, orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { restRefusal } from '../payments/rest-refusal.ts';
import * as t from './messages/en.ts';
import { linkToPay } from './payment-links.ts';

const texts = mailTexts({
  group: 'payments',
  placeholders: EXAMPLE,
  subject: t.yourOrderAtPleasePay('{orderNumber}', '{shopName}'),
  opening: t.weEnteredThisOrderFor,
  sample: (settings) => ({
    title: t.hello(EXAMPLE.name),
    paragraphs: [t.pleasePayByTheOrder(t.exampleDay, false), t.theButtonWorksForAnybody],
    button: { label: t.viewAndPayYourOrder, url: settings.url },
    ...sampleParts(settings, { place: t.goesTo, hasButton: true }),
    note: t.youGetThisMailBecause(settings.name),
  }),
});

/** With a link that shows an unpaid order and pays it; valid for 14 days, and as long as the order is not cancelled. Null when there is nothing to pay. */
export const paymentLink =
  (makeLink: (deps: MailDeps, order: Order) => Promise<string>): MailType['prepare'] =>
  async (deps, mail) => {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    const { paidAt, cancelledAt, acceptedAt, authorizedUntil, paymentDueAt } = read.order;
    const isRest = read.order.setOffPrice > 0;
    if (paidAt || cancelledAt || (acceptedAt && !isRest) || authorizedUntil) return null;
    if (await isSettledInPart(deps.em, read.order)) return null;
    if (await restRefusal(deps.em, { ...read.order, id: read.order.checkout.id })) return null;
    const now = deps.ports.now();
    const { unpaidOrderDays } = await findSetting(deps, checkoutSettings);
    const cancelledAfter = paymentDueAt ?? payableUntil(read.order.createdAt, unpaidOrderDays);
    const linkEnd = expiryOf('payment', now);
    const isCancelled = cancelledAfter <= linkEnd;
    const end = isCancelled ? cancelledAfter : linkEnd;
    const url = await makeLink(deps, read.order);
    const [restOpening, ...rest] = isRest ? restOf(read.order, settings) : [];
    const opening = restOpening ?? (mail.data.isExpired ? t.theReservationEnded : undefined);
    const values = { name: mail.toName, orderNumber: orderName(read.order.number) };
    return renderMail(settings, {
      ...texts.say(settings, values, { always: { opening } }),
      title: t.hello(mail.toName),
      paragraphs: [
        ...rest,
        t.pleasePayByTheOrder(day(end, settings), isCancelled),
        t.theButtonWorksForAnybody,
      ],
      button: { label: t.viewAndPayYourOrder, url },
      ...orderParts(settings, { ...read, url }, { place: t.goesTo, hasButton: true }),
      note: t.youGetThisMailBecause(settings.name),
    });
  };

/** What the buyer of a new order of an exchange pays besides the returned items, and that these are to come as well. */
function restOf(order: Order, settings: MailSettings): string[] {
  const money = (cents: number) => formatMoney(cents, moneyIn(order.currency, settings));
  const due = order.paymentDueAt && day(order.paymentDueAt, settings);
  return [t.weKeepYourExchange(money(order.setOffPrice), money(amountDue(order))), t.sendBackAsWell(due)];
}

/** Dropped when there is nothing to pay any more. Its token is made when it is sent, and stored nowhere. */
const type: MailType = { title: t.paymentLink, texts, isSecret: true, prepare: paymentLink(linkToPay) };

export const staffOrderMails = {
  'order.payment_link': type,
  'guest.order.payment_link': { ...type, title: t.paymentLinkToAGuest },
};

/** The customer of an order that staff took gets a link to pay it, and so does one whose reserved money was released before it was captured. */
export const staffOrderFollowers: Followers = {
  'payment.expired': [
    (em, { subject, data }, source) =>
      queueMail(em, source, {
        type: 'order.payment_link',
        to: toBuyer(subject),
        order: subject,
        data: { isExpired: true },
        key: `expired ${data?.payment}`,
      }),
  ],
  'order.placed': [
    async (em, { subject }, source) => {
      if (!source.actor || !agentOf(source.actor)) return;
      await queueMail(em, source, {
        type: 'order.payment_link',
        to: toBuyer(subject),
        order: subject,
        key: subject,
      });
    },
  ],
};
