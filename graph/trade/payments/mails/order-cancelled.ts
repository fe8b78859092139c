import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import type { Order } from '../../orders/order.entity.ts';
import * as t from '../messages/en.ts';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

/** `data.isOverdue` says that it was not paid in time, `data.isOwn` that its buyer cancelled it; else the staff did. */
export const orderCancelled: MailType = {
  title: t.orderCancelled,
  async prepare(deps, mail) {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    return renderMail(settings, {
      subject: t.yourOrderAtWasCancelled(settings.name),
      title: t.yourOrderWasCancelled,
      paragraphs: [
        t.helloNothingWasCharged(mail.toName, reasonOf(read.order, mail.data)),
        ...aboutMoney(read.order),
        t.ifYouStillWantIt,
      ],
      button: { label: t.goToTheShop, url: settings.url },
      ...orderParts(settings, read, { hasButton: true }),
      note: t.youGetThisMailBecauseYouOrdered(settings.name),
    });
  },
};

function reasonOf(order: Order, { isOverdue, isOwn }: Record<string, unknown>): string {
  const { paymentDueAt, paymentChoice } = order;
  if (isOwn) return t.youCancelledYourOrder;
  if (!isOverdue) return t.weCancelledYourOrder;
  if (!paymentDueAt) return t.yourOrderWasNotPaid;
  return paymentChoice.kind === 'transfer'
    ? t.yourBankTransferHadNot(day(paymentDueAt))
    : t.yourOrderHadNotBeen(isFetched({ order }), day(paymentDueAt));
}

/** What becomes of money that comes too late. Cash never does. */
function aboutMoney({ acceptedAt, paymentChoice }: Order): string[] {
  if (acceptedAt && paymentChoice.kind === 'transfer') return [t.ifYourTransferIsOn];
  return acceptedAt ? [] : [t.ifYourPaymentIsStill];
}
