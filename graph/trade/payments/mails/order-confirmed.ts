import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { isFetched, orderParts, readOrder } from './order-mail.tsx';

const steps = [
  ['We pack it', 'It is paid. There is nothing left for you to do.'],
  ['It is on its way', 'To the address below.'],
  ['It arrives', 'You get another mail then.'],
] as const;

const toFetch = [
  ['We pack it', 'It is paid.'],
  ['You fetch it', 'At the place below. Bring the number of your order.'],
] as const;

export const orderConfirmed: MailType = {
  title: 'Order confirmed',
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    return renderMail(deps.settings, {
      subject: `Your order at ${deps.settings.name} is paid`,
      title: `Thank you, ${mail.toName}`,
      paragraphs: ['We have your payment, and pack your order next.'],
      ...orderParts(deps.settings, read, { steps: isFetched(read) ? toFetch : steps, place: 'Goes to' }),
      note: `You get this mail because you ordered at ${deps.settings.name}.`,
    });
  },
};
