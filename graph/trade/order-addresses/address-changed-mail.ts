import { orderName } from '#money/order-name';
import type { MailType } from '../../core/mailer.ts';
import type { Follower } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { ofOrder } from '../payments/order-mails.ts';
import * as t from './messages/en.ts';

const texts = mailTexts({
  group: 'orders',
  placeholders: EXAMPLE,
  subject: t.theAddressOf('{orderNumber}', '{shopName}'),
  opening: t.helloItGoesTo('{name}', '{orderNumber}'),
  sample: (settings) => ({
    title: t.changed,
    paragraphs: [],
    ...sampleParts(settings, { place: t.goesTo }),
    note: t.youGetThisMailBecause(settings.name),
  }),
});

const addressChanged: MailType = {
  title: t.addressChanged,
  texts,
  async prepare(deps, mail) {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    const order = orderName(read.order.number);
    return renderMail(settings, {
      ...texts.say(settings, { name: mail.toName, orderNumber: order }),
      title: t.changed,
      paragraphs: [],
      ...orderParts(settings, read, { place: t.goesTo }),
      note: t.youGetThisMailBecause(settings.name),
    });
  },
};

export const addressMails = { 'order.addressChanged': ofOrder(addressChanged) };

/** Mails the buyer also of an own change: somebody else may have made it. */
export const mailAddressChanged: Follower<'order.address_changed'> = (em, { subject: order }, source) =>
  queueMail(em, source, {
    type: 'order.addressChanged',
    to: toBuyer(order),
    order,
    key: `${source.ports.now().getTime()}`,
  });
