import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

export const orderDelivered: MailType = {
  title: 'Order delivered',
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const on = read.order.deliveredAt;
    const was = isFetched(read) ? 'picked up' : 'delivered';
    const done = isFetched(read) ? 'you have your order' : 'your order has arrived';
    return renderMail(deps.settings, {
      subject: `Your order at ${deps.settings.name} was ${was}`,
      title: `Your order was ${was}`,
      paragraphs: [`Hello ${mail.toName}, ${done}. Tell others what you think of it: write a review.`],
      ...orderParts(deps.settings, read, { place: on ? `Delivered on ${day(on)}` : 'Delivered to' }),
      note: `You get this mail because you ordered at ${deps.settings.name}. If you have not got it, tell us.`,
    });
  },
};
