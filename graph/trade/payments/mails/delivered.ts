import type { MailType } from '../../../core/mailer.ts';
import { orderName } from '../../../money/order-name.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import { findLeftUnits } from '../../credits/find-left-lines.ts';
import * as t from '../messages/en.ts';
import { isFetched, readOrder } from './mailed-order.ts';
import { day, orderParts } from './order-mail.tsx';
import { withReviewLinks } from './review-links.tsx';
import { sampleParts } from './sample-order.ts';

const { name, orderNumber } = EXAMPLE;

const deliveredTexts = mailTexts({
  group: 'orders',
  placeholders: { name, orderNumber },
  subject: t.yourOrderAtWas('{orderNumber}', '{shopName}', t.delivered),
  opening: t.helloTellOthersWhatYou('{name}', t.yourOrderHasArrived),
  sample: (settings) => ({
    title: t.yourOrderWas(t.delivered),
    paragraphs: [],
    ...withReviewLinks(
      sampleParts(settings, { place: t.deliveredTo }),
      [{ product: 'example', name: t.exampleItem }],
      settings,
    ),
    note: t.youGetThisMailBecause(settings.name),
  }),
});

export const orderDelivered: MailType = {
  title: t.orderDelivered,
  texts: deliveredTexts,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const left = await findLeftUnits(deps.em, read.order.id);
    const isAll = read.lines.every(({ id, qty }) => left.get(id) === qty);
    const on = read.order.deliveredAt;
    const fetched = isFetched(read);
    const order = orderName(read.order.number);
    const always = {
      subject: t.yourOrderAtWas(order, deps.settings.name, t.pickedUp),
      opening: t.helloTellOthersWhatYou(mail.toName, t.youHaveYourOrder),
    };
    const values = { name: mail.toName, orderNumber: order };
    return renderMail(deps.settings, {
      ...deliveredTexts.say(deps.settings, values, fetched ? { always } : {}),
      title: t.yourOrderWas(fetched ? t.pickedUp : t.delivered),
      paragraphs: [],
      ...withReviewLinks(
        orderParts(deps.settings, read, {
          ...(!isAll && { units: left }),
          place: on ? t.deliveredOn(fetched, day(on, deps.settings)) : t.deliveredTo,
        }),
        read.lines.filter(({ id }) => left.get(id)),
        deps.settings,
      ),
      note: t.youGetThisMailBecause(deps.settings.name),
    });
  },
};
