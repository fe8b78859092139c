import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { orderName } from '#money/order-name';
import type { Context } from '../../core/context.ts';
import type { MailDeps, MailType, QueuedMail } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { ofOrder } from '../payments/order-mails.ts';
import { linesOf, mailShop, quotedLines, toShop } from './mail-shop.ts';
import * as t from './messages/en.ts';
import { OrderMessage } from './order-message.entity.ts';

/** The message of a mail, whose `data.message` is its id; null for one that was erased. */
const messageOf = ({ em }: MailDeps, { data }: QueuedMail, isFromBuyer: boolean) =>
  em.findOne(OrderMessage, { id: String(data.message), isFromBuyer }, { populate: ['order'] });

const texts = mailTexts({
  group: 'orders',
  placeholders: EXAMPLE,
  subject: t.messageAboutYourOrder('{orderNumber}', '{shopName}'),
  opening: '',
  sample: (settings) => ({
    title: t.hello(EXAMPLE.name),
    paragraphs: [t.exampleMessage, t.answerHere],
    button: { label: t.answer, url: settings.url },
    note: t.youGetThisMailBecauseYouOrdered(settings.name),
  }),
});

const toTheBuyer: MailType = {
  title: t.messageToBuyer,
  texts,
  async prepare(deps, mail) {
    const message = await messageOf(deps, mail, false);
    if (!message) return null;
    const { settings, orderUrl } = deps;
    const { id, number } = message.order;
    return renderMail(settings, {
      ...texts.say(settings, { name: mail.toName, orderNumber: orderName(number) }),
      title: t.hello(mail.toName),
      paragraphs: [...linesOf(message.text), t.answerHere],
      button: { label: t.answer, url: orderUrl ?? `${settings.url}/order/${id}` },
      note: t.youGetThisMailBecauseYouOrdered(settings.name),
    });
  },
};

const toTheShop = toShop(
  { name: 'message mail', what: 'messages' },
  {
    title: t.messageOfBuyer,
    texts: null,
    async prepare(deps, mail) {
      const message = await messageOf(deps, mail, true);
      if (!message) return null;
      const { settings } = deps;
      const { id, number } = message.order;
      const title = t.messageAbout(orderName(number));
      return renderMail(settings, {
        subject: title,
        title,
        paragraphs: [t.theBuyerWrites, ...quotedLines(message.text)],
        button: { label: t.seeTheOrder, url: `${settings.url}/admin/orders/${id}` },
        note: t.youGetThisMailBecauseOf(settings.name),
      });
    },
  },
);

export const messageMails = { 'order.message': ofOrder(toTheBuyer), 'shop.message': toTheShop };

/** Mails a new message: to the buyer, or to the address that the settings name for those of buyers, if they do. */
export async function mailMessage(
  em: SqlEntityManager,
  { ports }: Pick<Context, 'ports'>,
  { id: message, isFromBuyer, order: { id: order } }: OrderMessage,
): Promise<void> {
  const mail = { order, data: { message }, key: message };
  if (!isFromBuyer) return queueMail(em, { ports }, { ...mail, type: 'order.message', to: toBuyer(order) });
  await mailShop(em, { ports }, { ...mail, type: 'shop.message' });
}
