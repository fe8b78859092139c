import type { MailType } from '../../core/mailer.ts';
import { renderMail } from './layout.tsx';
import { orderParts, readOrder } from './order-mail.tsx';

export const orderConfirmed: MailType = {
  title: 'Order confirmed',
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    return renderMail(deps.settings, {
      subject: `Your order at ${deps.settings.name} is paid`,
      title: `Thank you, ${mail.toName}`,
      paragraphs: [
        'We have your payment, and pack your order next. You get another mail when it was delivered.',
      ],
      ...orderParts(deps.settings, read),
      note: `You get this mail because you ordered at ${deps.settings.name}.`,
    });
  },
};
