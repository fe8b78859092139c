import type { MailType } from '../../../core/mailer.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

/** For orders that are paid later: how, and with the instructions of the shop, such as its bank account. */
export const orderAccepted: MailType = {
  title: 'Order accepted',
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const { paymentChoice, paymentDueAt, totalPrice, currency } = read.order;
    const total = formatMoney(totalPrice, moneyIn(currency, deps.settings));
    const due = paymentDueAt && day(paymentDueAt);
    const how =
      paymentChoice.kind === 'transfer'
        ? `Please transfer ${total} by ${due}, and name the number of your order.`
        : `Please have ${total} ready when ${isFetched(read) ? 'you fetch it' : 'it arrives'}.${due ? ` We cancel the order if you do not have it by ${due}.` : ''}`;
    const instructions = paymentChoice.instructions ? [paymentChoice.instructions] : [];
    return renderMail(deps.settings, {
      subject: `Your order at ${deps.settings.name}`,
      title: `Thank you, ${mail.toName}`,
      paragraphs: [`We have your order. It is paid later: ${paymentChoice.label}.`, how, ...instructions],
      ...orderParts(deps.settings, read, { place: 'Goes to' }),
      note: `You get this mail because you ordered at ${deps.settings.name}.`,
    });
  },
};
