import type { MailType } from '../../core/mailer.ts';
import { formatMoney } from '../../money/format-money.ts';
import { Payment } from '../../payments/payment.entity.ts';
import { renderMail } from './layout.tsx';

/** `data.payment` is the id of the payment. */
export const refunded: MailType = {
  title: 'Payment refunded',
  async prepare({ em, settings }, { toName, orderId, data }) {
    const payment = await em.findOneOrFail(Payment, { id: String(data.payment) });
    const amount = formatMoney(payment.amount, { ...settings, currency: payment.currency });
    return renderMail(settings, {
      subject: `${amount} refunded`,
      title: `${amount} goes back to you`,
      paragraphs: [
        `Hello ${toName}, we refunded your payment ${payment.id} in full. The money is with you within a few days, depending on your bank.`,
        ...(payment.refundReason ? [payment.refundReason] : []),
      ],
      button: orderId ? { label: 'View your order', url: `${settings.url}/order/${orderId}` } : undefined,
      note: `You get this mail because you paid at ${settings.name}.`,
    });
  },
};
