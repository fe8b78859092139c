import type { MailType } from '../../../core/mailer.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

/** For orders that are paid later: how, and with the instructions of the shop, such as its bank account. */
export const orderAccepted: MailType = {
  title: t.orderAccepted,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const { paymentChoice, paymentDueAt, totalPrice, currency } = read.order;
    const total = formatMoney(totalPrice, moneyIn(currency, deps.settings));
    const due = paymentDueAt && day(paymentDueAt);
    const how =
      paymentChoice.kind === 'transfer'
        ? t.pleaseTransferByAndName(total, due)
        : t.pleaseHaveReadyWhenYou(total, isFetched(read), due);
    const instructions = paymentChoice.instructions ? [paymentChoice.instructions] : [];
    return renderMail(deps.settings, {
      subject: t.yourOrderAt(deps.settings.name),
      title: t.thankYou(mail.toName),
      paragraphs: [t.weHaveYourOrderIt(paymentChoice.label), how, ...instructions],
      ...orderParts(deps.settings, read, { place: t.goesTo }),
      note: t.youGetThisMailBecauseYouOrdered(deps.settings.name),
    });
  },
};
