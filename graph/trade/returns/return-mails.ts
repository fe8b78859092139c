import { variantName } from '#money/line';
import { orderName } from '#money/order-name';
import type { MailType } from '../../core/mailer.ts';
import type { Follower, Followers } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { linesOf, toShop } from '../messages/mail-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import { sampleParts } from '../payments/mails/sample-order.ts';
import { ofOrder } from '../payments/order-mails.ts';
import * as t from './messages/en.ts';
import { Return, ReturnLine } from './return.entity.ts';

interface Said {
  heading: string;
  hello: (name: string) => string;
}

/** A mail about a return, whose id is `data.return`, with its units. What its buyer wrote goes to nobody: the address may be a stranger's. */
function returnMail(
  title: string,
  usual: Said,
  {
    text: textOf = () => '',
    byStaff,
  }: {
    /** What staff wrote. The mail is dropped when it was erased. */
    text?: (found: Return) => string | null;
    /** Of a return that its buyer did not ask for. */
    byStaff?: Said;
  } = {},
): MailType {
  const texts = mailTexts({
    group: 'returns',
    placeholders: EXAMPLE,
    subject: t.returnOf(usual.heading, '{orderNumber}', '{shopName}'),
    opening: usual.hello('{name}'),
    sample: (settings) => ({
      title: usual.heading,
      paragraphs: [],
      ...sampleParts(settings),
      note: t.youGetThisMailBecauseYouOrdered(settings.name),
    }),
  });
  return ofOrder({
    title,
    texts,
    async prepare(deps, mail) {
      const { em, settings } = deps;
      const found = await em.findOne(Return, { id: String(mail.data.return) });
      if (!found || found.state === 'cancelled') return null;
      const text = textOf(found);
      if (text === null) return null;
      const special = mail.data.isOwn === true ? undefined : byStaff;
      const lines = await em.find(ReturnLine, { return: found });
      const units = new Map(
        lines.map(({ orderLine, qty, receivedQty }) => [orderLine.id, receivedQty ?? qty]),
      );
      const read = await readOrder(deps, mail);
      const order = orderName(read.order.number);
      const always = special && {
        subject: t.returnOf(special.heading, order, settings.name),
        opening: special.hello(mail.toName),
      };
      return renderMail(settings, {
        ...texts.say(settings, { name: mail.toName, orderNumber: order }, { always }),
        title: (special ?? usual).heading,
        paragraphs: linesOf(text),
        ...orderParts(settings, read, { units }),
        note: t.youGetThisMailBecauseYouOrdered(settings.name),
      });
    },
  });
}

const toTheShop = toShop(
  { name: 'return mail', what: 'returns' },
  {
    title: t.returnOfBuyer,
    texts: null,
    async prepare({ em, settings }, { orderId, data }) {
      const found = await em.findOne(Return, { id: String(data.return) }, { populate: ['order'] });
      if (!found || found.state === 'cancelled') return null;
      const lines = await em.find(ReturnLine, { return: found }, { populate: ['orderLine'] });
      lines.sort((a, b) => a.orderLine.position - b.orderLine.position);
      const title = t.returnFrom(orderName(found.order.number));
      return renderMail(settings, {
        subject: title,
        title,
        paragraphs: [
          t.theBuyerAsks,
          ...lines.map(({ qty, orderLine }) => t.units(qty, variantName(orderLine))),
        ],
        button: { label: t.seeTheOrder, url: `${settings.url}/admin/orders/${orderId}` },
        note: t.youGetThisMailBecauseOf(settings.name),
      });
    },
  },
);

export const returnMails = {
  'shop.return': toTheShop,
  'order.returnRequested': returnMail(
    t.returnRequested,
    { heading: t.weHaveYourRequest, hello: t.helloYouAsked },
    { byStaff: { heading: t.weOpenedAReturn, hello: t.helloWeOpenedIt } },
  ),
  'order.returnApproved': returnMail(
    t.returnApproved,
    { heading: t.youCanSendItBack, hello: t.helloSendIt },
    { text: ({ answer }) => answer },
  ),
  'order.returnRefused': returnMail(
    t.returnRefused,
    { heading: t.weCannotTakeItBack, hello: t.helloWeDoNotTakeIt },
    { text: ({ answer }) => answer },
  ),
  'order.returnReceived': returnMail(t.returnReceived, {
    heading: t.yourItemsAreBack,
    hello: t.helloWeHaveThem,
  }),
  'order.returnClosed': returnMail(
    t.returnClosed,
    { heading: t.weClosedYourReturn, hello: t.helloNothingGoesBack },
    { text: ({ closingReason }) => closingReason },
  ),
};

type Mailed = 'return.requested' | 'return.approved' | 'return.refused' | 'return.received' | 'return.closed';

/** The receipt of a withdrawal is written by the module that takes it. */
const mailReturn =
  (type: Exclude<keyof typeof returnMails, 'shop.return'>): Follower<Mailed> =>
  async (em, { subject: order, data }, source) => {
    const { return: id, kind } = data!;
    if (type === 'order.returnRequested' && kind === 'withdrawal') return;
    // Its refund has a mail of its own.
    if (type === 'order.returnClosed' && !(await em.count(Return, { id, closingReason: { $ne: null } })))
      return;
    const buyer = source.actor?.buyer?.id;
    const isOwn = !!buyer && (await em.count(Order, { id: order, owner: buyer })) > 0;
    const key = `${type} ${id}`;
    await queueMail(em, source, { type, to: toBuyer(order), order, data: { return: id, isOwn }, key });
  };

export const returnMailFollowers: Followers = {
  'return.requested': [mailReturn('order.returnRequested')],
  'return.approved': [mailReturn('order.returnApproved')],
  'return.refused': [mailReturn('order.returnRefused')],
  'return.received': [mailReturn('order.returnReceived')],
  'return.closed': [mailReturn('order.returnClosed')],
};
