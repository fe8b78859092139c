import type { MailSettings, MailType } from '../../../core/mailer.ts';
import { orderName } from '../../../money/order-name.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import type { Order } from '../../orders/order.entity.ts';
import { isExchange } from '../../payment-methods/payment-methods.ts';
import * as t from '../messages/en.ts';
import { isFetched, readOrder } from './mailed-order.ts';
import { day, orderParts } from './order-mail.tsx';
import { sampleParts } from './sample-order.ts';

const { name, orderNumber } = EXAMPLE;

const texts = mailTexts({
  group: 'orders',
  placeholders: { name, orderNumber, reason: t.weCancelledYourOrder },
  required: ['reason'],
  subject: t.yourOrderAtWasCancelled('{orderNumber}', '{shopName}'),
  opening: t.helloNothingWasCharged('{name}', '{reason}'),
  sample: (settings) => ({
    title: t.yourOrderWasCancelled,
    paragraphs: [t.ifYouStillWantIt],
    button: { label: t.goToTheShop, url: settings.url },
    ...sampleParts(settings, { hasButton: true }),
    note: t.youGetThisMailBecauseYouOrdered(settings.name),
  }),
});

/** `data.isOverdue` says that it was not paid in time, `data.isOwn` that its buyer cancelled it; else the staff did. */
export const orderCancelled: MailType = {
  title: t.orderCancelled,
  texts,
  async prepare(deps, mail) {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    const reason = reasonOf(read.order, mail.data, settings);
    const values = { name: mail.toName, orderNumber: orderName(read.order.number), reason };
    const opening = mail.data.isPart ? t.helloWhatYouPaid(mail.toName, reason) : undefined;
    return renderMail(settings, {
      ...texts.say(settings, values, { always: { opening } }),
      title: t.yourOrderWasCancelled,
      paragraphs: [...aboutMoney(read.order, mail.data), t.ifYouStillWantIt],
      button: { label: t.goToTheShop, url: settings.url },
      ...orderParts(settings, read, { hasButton: true }),
      note: t.youGetThisMailBecauseYouOrdered(settings.name),
    });
  },
};

function reasonOf(
  order: Order,
  { isOverdue, isOwn }: Record<string, unknown>,
  settings: MailSettings,
): string {
  const { paymentDueAt, paymentChoice } = order;
  if (isOwn) return t.youCancelledYourOrder;
  if (!isOverdue) return t.weCancelledYourOrder;
  if (paymentDueAt && isExchange(paymentChoice))
    return t.yourItemsHadNotCome(day(paymentDueAt, settings), order.setOffPrice > 0);
  if (!paymentDueAt || paymentChoice.kind === 'provider') return t.yourOrderWasNotPaid;
  return paymentChoice.kind === 'transfer'
    ? t.yourBankTransferHadNot(day(paymentDueAt, settings))
    : t.yourOrderHadNotBeen(isFetched({ order }), day(paymentDueAt, settings));
}

/** What becomes of money that comes too late. Cash never does. */
function aboutMoney(
  { number, acceptedAt, paymentChoice }: Order,
  { isReserved, isOverdue }: Record<string, unknown>,
): string[] {
  if (isExchange(paymentChoice)) return isOverdue ? [] : [t.yourReturnIsRefunded];
  if (isReserved) return [t.theReservationEnds];
  if (acceptedAt && paymentChoice.kind === 'transfer') return [t.ifYourTransferIsOn(orderName(number))];
  return acceptedAt ? [] : [t.ifYourPaymentIsStill];
}
