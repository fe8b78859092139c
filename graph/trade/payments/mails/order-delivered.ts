import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

export const orderDelivered: MailType = {
  title: t.orderDelivered,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const on = read.order.deliveredAt;
    const fetched = isFetched(read);
    const was = fetched ? t.pickedUp : t.delivered;
    const done = fetched ? t.youHaveYourOrder : t.yourOrderHasArrived;
    return renderMail(deps.settings, {
      subject: t.yourOrderAtWas(deps.settings.name, was),
      title: t.yourOrderWas(was),
      paragraphs: [t.helloTellOthersWhatYou(mail.toName, done)],
      ...orderParts(deps.settings, read, { place: on ? t.deliveredOn(fetched, day(on)) : t.deliveredTo }),
      note: t.youGetThisMailBecause(deps.settings.name),
    });
  },
};
