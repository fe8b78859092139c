import type { MailType } from '../../../core/mailer.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { minorDigits } from '../../../money/minor-units.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { Payment } from '../payment.entity.ts';
import { day, orderParts, readOrder } from './order-mail.tsx';

/** `data.payment` is the id of the payment. */
export const refunded: MailType = {
  title: 'Payment refunded',
  async prepare(deps, { toName, orderId, data }) {
    const { em, settings } = deps;
    const payment = await em.findOneOrFail(Payment, { id: String(data.payment) });
    const { currency } = payment;
    const amount = formatMoney(payment.amount, moneyIn(currency, settings), minorDigits(currency));
    const sum = {
      label: 'Refunded',
      value: amount,
      hint: payment.refundedAt ? `Sent back on ${day(payment.refundedAt)}` : undefined,
      isTotal: true,
    };
    return renderMail(settings, {
      subject: `${amount} refunded`,
      title: `${amount} goes back to you`,
      paragraphs: [
        payment.provider
          ? `Hello ${toName}, we refunded your payment ${payment.id} in full. The money is with you within a few days, depending on your bank.`
          : `Hello ${toName}, we gave your payment back in full.`,
        ...(payment.refundReason ? [payment.refundReason] : []),
      ],
      ...(orderId && orderParts(settings, await readOrder(deps, { orderId }), { sums: [sum] })),
      note: `You get this mail because you paid at ${settings.name}.`,
    });
  },
};
