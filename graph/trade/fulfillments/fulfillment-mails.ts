import { trackingLink } from '#money/carriers';
import { orderName } from '#money/order-name';
import type { MailType } from '../../core/mailer.ts';
import type { Follower } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { isFetched, readOrder } from '../payments/mails/mailed-order.ts';
import { day, orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { ofOrder } from '../payments/order-mails.ts';
import { Fulfillment, FulfillmentLine } from './fulfillment.entity.ts';
import * as t from './messages/en.ts';
import { undoableUntil } from './undoable-until.ts';

/** The types of the mails about a fulfillment, whose id is their key. */
export const MAILED_AS = ['order.shipped', 'guest.order.shipped'];

const texts = mailTexts({
  group: 'orders',
  placeholders: { ...EXAMPLE, shippedOn: t.exampleDay },
  subject: t.isOnItsWay(false, '{orderNumber}', '{shopName}'),
  opening: t.helloItLeftTheShop('{name}', '{shippedOn}'),
  sample: (settings) => ({
    title: t.itIsOnItsWay,
    paragraphs: [],
    ...sampleParts(settings, { place: t.goesTo }),
    note: t.youGetThisMailBecauseYouOrdered(settings.name),
  }),
});

/** `data.fulfillment` is its id. Nothing is said of one that was undone, or delivered since. */
const shipped: MailType = {
  title: t.orderShipped,
  texts,
  async prepare(deps, mail) {
    const { em, settings } = deps;
    const fulfillment = await em.findOne(Fulfillment, {
      id: String(mail.data.fulfillment),
      state: 'shipped',
    });
    if (!fulfillment) return null;
    const parts = await em.find(FulfillmentLine, { fulfillment });
    const units = new Map(parts.map(({ orderLine, qty }) => [orderLine.id, qty]));
    const read = await readOrder(deps, mail);
    const isPart = read.lines.some(({ id, qty }) => units.get(id) !== qty);
    const order = orderName(read.order.number);
    const fetched = isFetched(read);
    const link = trackingLink(fulfillment);
    const { carrier, trackingNumber, createdAt } = fulfillment;
    const shippedOn = day(createdAt, settings);
    const always = {
      ...((isPart || fetched) && {
        subject: (fetched ? t.isReadyToBeFetched : t.isOnItsWay)(isPart, order, settings.name),
      }),
      ...(fetched && { opening: t.helloYouCanFetchIt(mail.toName, order) }),
    };
    return renderMail(settings, {
      ...texts.say(settings, { name: mail.toName, orderNumber: order, shippedOn }, { always }),
      title: fetched ? t.itIsReadyToBeFetched : t.itIsOnItsWay,
      paragraphs: [
        ...(carrier ? [t.carrierBringsIt(carrier)] : []),
        ...(trackingNumber ? [t.trackingNumber(trackingNumber)] : []),
        ...(isPart ? [t.otherItemsFollow(fetched)] : []),
      ],
      ...(link && { button: { label: t.trackIt, url: link } }),
      ...orderParts(settings, read, { units, place: t.goesTo, hasButton: link !== null }),
      note: t.youGetThisMailBecauseYouOrdered(settings.name),
    });
  },
};

export const fulfillmentMails = { 'order.shipped': ofOrder(shipped) };

/** The mail waits as long as the fulfillment can be undone. */
export const mailShipped: Follower<'fulfillment.created'> = async (em, { subject: order, data }, source) => {
  if (!data?.isMailed) return;
  const key = data.fulfillment;
  const dueAt = undoableUntil({ createdAt: source.ports.now() });
  await queueMail(em, source, {
    type: 'order.shipped',
    to: toBuyer(order),
    order,
    data: { fulfillment: key },
    key,
    dueAt,
  });
};
