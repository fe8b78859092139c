import { variantName } from '#money/line';
import { orderName } from '#money/order-name';
import type { MailType } from '../../core/mailer.ts';
import type { Follower, Followers } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { linesOf, toShop } from '../messages/mail-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { orderParts, readOrder } from '../payments/mails/order-mail.tsx';
import { ofOrder } from '../payments/order-mails.ts';
import * as t from './messages/en.ts';
import { Return, ReturnLine } from './return.entity.ts';

interface Said {
  heading: string;
  hello: (name: string) => string;
  /** What staff wrote. The mail is dropped when it was erased. */
  text?: string | null;
}

/** A mail about a return, whose id is `data.return`, with its units. What its buyer wrote goes to nobody: the address may be a stranger's. */
const returnMail = (title: string, say: (found: Return, isOwn: boolean) => Said): MailType =>
  ofOrder({
    title,
    async prepare(deps, mail) {
      const { em, settings } = deps;
      const found = await em.findOne(Return, { id: String(mail.data.return) });
      if (!found || found.state === 'cancelled') return null;
      const { heading, hello, text } = say(found, mail.data.isOwn === true);
      if (text === null) return null;
      const lines = await em.find(ReturnLine, { return: found });
      const units = new Map(
        lines.map(({ orderLine, qty, receivedQty }) => [orderLine.id, receivedQty ?? qty]),
      );
      const read = await readOrder(deps, mail);
      return renderMail(settings, {
        subject: t.returnOf(heading, orderName(read.order.number), settings.name),
        title: heading,
        paragraphs: [hello(mail.toName), ...linesOf(text ?? '')],
        ...orderParts(settings, read, { units }),
        note: t.youGetThisMailBecauseYouOrdered(settings.name),
      });
    },
  });

const toTheShop = toShop(
  { name: 'return mail', what: 'returns' },
  {
    title: t.returnOfBuyer,
    async prepare({ em, settings }, { orderId, data }) {
      const found = await em.findOne(Return, { id: String(data.return) }, { populate: ['order'] });
      if (!found || found.state === 'cancelled') return null;
      const lines = await em.find(ReturnLine, { return: found }, { populate: ['orderLine'] });
      lines.sort((a, b) => a.orderLine.position - b.orderLine.position);
      const title = t.returnFrom(orderName(found.order.number));
      return renderMail(settings, {
        ...{ subject: title, title },
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
  'order.returnRequested': returnMail(t.returnRequested, (_, isOwn) =>
    isOwn
      ? { heading: t.weHaveYourRequest, hello: t.helloYouAsked }
      : { heading: t.weOpenedAReturn, hello: t.helloWeOpenedIt },
  ),
  'order.returnApproved': returnMail(t.returnApproved, ({ answer: text }) => {
    return { heading: t.youCanSendItBack, hello: t.helloSendIt, text };
  }),
  'order.returnRefused': returnMail(t.returnRefused, ({ answer: text }) => {
    return { heading: t.weCannotTakeItBack, hello: t.helloWeDoNotTakeIt, text };
  }),
  'order.returnReceived': returnMail(t.returnReceived, () => {
    return { heading: t.yourItemsAreBack, hello: t.helloWeHaveThem };
  }),
  'order.returnClosed': returnMail(t.returnClosed, ({ closingReason: text }) => {
    return { heading: t.weClosedYourReturn, hello: t.helloNothingGoesBack, text };
  }),
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
