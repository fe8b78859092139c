import type { MailDeps, MailType } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import type { Order } from '../orders/order.entity.ts';
import { orderParts, readOrder } from '../payments/mails/order-mail.tsx';

/** With a link that shows an unpaid order and pays it; valid for 14 days. Null when there is nothing to pay. */
export const paymentLink =
  (makeLink: (deps: MailDeps, order: Order) => Promise<string>): MailType['prepare'] =>
  async (deps, mail) => {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    const { paidAt, cancelledAt, acceptedAt } = read.order;
    if (paidAt || cancelledAt || acceptedAt) return null;
    const url = await makeLink(deps, read.order);
    return renderMail(settings, {
      subject: `Your order at ${settings.name}: please pay`,
      title: `Hello, ${mail.toName}`,
      paragraphs: [
        'We took this order for you. Please check it and pay.',
        'The link works for 14 days, for this order alone. Anybody with it can see the order.',
      ],
      button: { label: 'View and pay your order', url },
      ...orderParts(settings, { ...read, url }, { place: 'Goes to' }),
      note: `You get this mail because ${settings.name} took an order with your address. If it was not you, reply to this mail.`,
    });
  };
