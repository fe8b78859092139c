import type { MailType } from '../../../core/mailer.ts';
import { idAtProvider } from '../../../core/provider-ids.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { minorDigits } from '../../../money/minor-units.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { day, orderParts, readOrder } from './order-mail.tsx';

/** `data.payment` is the id of the payment, `data.refunds` those of the refunds that the mail is about; all of the payment without them. */
export const refunded: MailType = {
  title: 'Payment refunded',
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
    const isInFull = sum === payment.amount;
    const what = payment.provider
      ? `your payment ${idAtProvider(payment.provider, payment.id)}`
      : 'your payment';
    const sums = [
      { label: 'Refunded', value: amount, hint: last && `Sent back on ${day(last)}`, isTotal: true },
      ...(isInFull ? [] : [{ label: 'Refunded in all', value: money(payment.refundedAmount) }]),
    ];
    return renderMail(settings, {
      subject: `${amount} refunded`,
      title: `${amount} goes back to you`,
      paragraphs: [
        payment.provider
          ? `Hello ${toName}, we refunded ${isInFull ? `${what} in full` : `${amount} of ${what}`}. The money is with you within a few days, depending on your bank.`
          : `Hello ${toName}, we gave ${isInFull ? `${what} back in full` : `${amount} of ${what} back`}.`,
        ...new Set(refunds.flatMap(({ reason }) => reason ?? [])),
      ],
      ...(orderId && orderParts(settings, await readOrder(deps, { orderId }), { sums })),
      note: `You get this mail because you paid at ${settings.name}.`,
    });
  },
};
