import type { MailType } from '../../../core/mailer.ts';
import { idAtProvider } from '../../../core/provider-ids.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { minorDigits } from '../../../money/minor-units.ts';
import { orderName } from '../../../money/order-name.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { day, orderParts, readOrder } from './order-mail.tsx';

/** `data.payment` is the id of the payment, `data.refunds` those of the refunds that the mail is about; all of the payment without them. */
export const refunded: MailType = {
  title: t.paymentRefunded,
  async prepare(deps, { toName, orderId, data }) {
    const { em, settings } = deps;
    const payment = await em.findOneOrFail(Payment, { id: String(data.payment) });
    const ids = data.refunds as string[] | undefined;
    const refunds = await em.find(Refund, { payment, ...(ids && { id: ids }) });
    const { currency } = payment;
    const money = (cents: number) => formatMoney(cents, moneyIn(currency, settings), minorDigits(currency));
    const sum = Math.min(
      refunds.reduce((total, refund) => total + refund.amount, 0),
      payment.amount,
    );
    const amount = money(sum);
    const [last] = refunds.flatMap(({ madeAt }) => madeAt ?? []).sort((a, b) => b.getTime() - a.getTime());
    const read = orderId ? await readOrder(deps, { orderId }) : null;
    const order = read && orderName(read.order.number);
    const reasons = new Set(refunds.flatMap(({ reason }) => reason ?? []));
    if (refunds.some(({ isReversal }) => isReversal))
      return renderMail(settings, {
        subject: t.isNotPaid(order),
        title: t.notPaid,
        paragraphs: [t.helloWeRecordedByMistake(toName, amount), ...reasons],
        ...(read && orderParts(settings, read)),
        note: t.youGetThisMailBecauseYou(settings.name),
      });
    const isInFull = sum === payment.amount;
    const what = payment.provider
      ? t.yourPayment(idAtProvider(payment.provider, payment.id))
      : t.yourPaymentInText;
    const sums = [
      { label: t.refunded, value: amount, hint: last && t.sentBackOn(day(last)), isTotal: true },
      ...(isInFull ? [] : [{ label: t.refundedInAll, value: money(payment.refundedAmount) }]),
    ];
    return renderMail(settings, {
      subject: t.refundedAmount(amount, order),
      title: t.goesBackToYou(amount),
      paragraphs: [
        payment.provider
          ? t.helloWeRefundedInFull(toName, isInFull, what, amount)
          : t.helloWeGaveBackIn(toName, isInFull, what, amount),
        ...reasons,
      ],
      ...(read && orderParts(settings, read, { sums })),
      note: t.youGetThisMailBecauseYou(settings.name),
    });
  },
};
