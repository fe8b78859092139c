import { formatMoney, moneyIn } from '#money/format-money';
import { orderName } from '#money/order-name';
import type { MailType } from '../../core/mailer.ts';
import type { Follower } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { Credit, CreditLine } from '../credits/credit.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { Refund } from '../payments/refund.entity.ts';
import * as t from './messages/en.ts';

const texts = mailTexts({
  group: 'payments',
  placeholders: EXAMPLE,
  subject: t.itemsOfYourOrder('{orderNumber}', '{shopName}'),
  opening: t.helloCancelled('{name}', false, false),
  sample: (settings) => ({
    title: t.cancelledInPart,
    paragraphs: [t.goesBack(t.exampleAmount)],
    ...sampleParts(settings),
    note: t.youGetThisMailBecause(settings.name),
  }),
});

/** `data.credit` is the id of the cancellation, `data.isOwn` says that the buyer cancelled. */
const itemsCancelled: MailType = {
  title: t.itemsCancelled,
  texts,
  async prepare(deps, { toName, orderId, data }) {
    const { em, settings } = deps;
    const credit = await em.findOneOrFail(Credit, { id: String(data.credit) });
    const parts = await em.find(CreditLine, { credit });
    const refunds = await em.find(Refund, { credit, state: ['due', 'made'] });
    const read = await readOrder(deps, { orderId });
    const isAll = read.order.cancelledAt !== null;
    const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const isReserved = isCapturedOnShipment(read.order.paymentChoice) && credit.amount > 0;
    const money = formatMoney(amount, moneyIn(credit.currency, settings));
    const units = new Map(parts.map(({ qty, orderLine }) => [orderLine.id, qty]));
    const order = orderName(read.order.number);
    const isOwn = data.isOwn === true;
    const always = {
      ...(isAll && { subject: t.yourOrderWasCancelled(order, settings.name) }),
      ...((isAll || isOwn) && { opening: t.helloCancelled(toName, isAll, isOwn) }),
    };
    return renderMail(settings, {
      ...texts.say(settings, { name: toName, orderNumber: order }, { always }),
      title: isAll ? t.cancelled : t.cancelledInPart,
      paragraphs: [
        // What a buyer types goes to nobody: the address may be a stranger's.
        ...(credit.reason && !isOwn ? [credit.reason] : []),
        amount > 0 ? t.goesBack(money) : isReserved ? t.isNotCharged : t.nothingGoesBack,
      ],
      ...orderParts(settings, read, { units }),
      note: t.youGetThisMailBecause(settings.name),
    });
  },
};

/** A buyer has paid, so these mails go to any address. */
export const refundMails = { 'order.itemsCancelled': { ...itemsCancelled, isToBuyer: true } };

/** Mails a buyer what of a paid order was cancelled. */
export const mailCancellation: Follower<'credit.created'> = async (em, { subject: order, data }, source) => {
  if (data?.kind !== 'cancellation') return;
  const buyer = source.actor?.buyer?.id;
  const isOwn = !!buyer && (await em.count(Order, { id: order, owner: buyer })) > 0;
  const { credit } = data;
  await queueMail(em, source, {
    type: 'order.itemsCancelled',
    to: toBuyer(order),
    order,
    data: { credit, isOwn },
    key: credit,
  });
};
