import type { MailType } from '../../core/mailer.ts';
import { renderMail } from './layout.tsx';
import { day, orderParts, readOrder } from './order-mail.tsx';

export const orderDelivered: MailType = {
  title: 'Order delivered',
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const on = read.order.deliveredAt;
    return renderMail(deps.settings, {
      subject: `Your order at ${deps.settings.name} was delivered`,
      title: 'Your order was delivered',
      paragraphs: [
        `Hello ${mail.toName}, your order has arrived. Tell others what you think of it: write a review.`,
      ],
      ...orderParts(deps.settings, read, { place: on ? `Delivered on ${day(on)}` : 'Delivered to' }),
      note: `You get this mail because you ordered at ${deps.settings.name}. If nothing has arrived, tell us.`,
    });
  },
};
