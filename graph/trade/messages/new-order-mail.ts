import { formatMoney, moneyIn } from '#money/format-money';
import { orderName } from '#money/order-name';
import type { Follower } from '../../core/record-event.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { mailName } from '../../platform/mail/mail-name.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { Order } from '../orders/order.entity.ts';
import { toShop } from './mail-shop.ts';
import * as t from './messages/en.ts';

export const newOrder = toShop(
  { name: 'new order mail', what: 'orders' },
  {
    title: t.newOrder,
    texts: null,
    async prepare({ em, settings }, { orderId }) {
      const order = await em.findOneOrFail(Order, { id: orderId! });
      const title = t.orderWasPlaced(orderName(order.number));
      const total = formatMoney(order.totalPrice, moneyIn(order.currency, settings));
      return renderMail(settings, {
        subject: title,
        title,
        paragraphs: [
          t.placedBy(mailName(order.customerName), total, order.paidAt !== null),
          t.paidBy(order.paymentChoice.label),
        ],
        button: { label: t.seeTheOrder, url: `${settings.url}/admin/orders/${order.id}` },
        note: t.youGetThisMailBecauseOf(settings.name),
      });
    },
  },
);

/** Read in the statement that queues the mail: it is on the way of every order. The name of who gets it is not known. */
const select = `select null::uuid, ''::text, address, ''::text from (
    select coalesce(max(value ->> 'messageAddress') filter (where key = 'messages'), max(value ->> 'email') filter (where key = 'seller')) as address,
      coalesce(bool_and((value ->> 'mailOrders')::boolean) filter (where key = 'messages'), true) as is_wanted
    from settings where key in ('messages', 'seller')
  ) as stored where address is not null and is_wanted and ?::uuid is not null`;

/** Mails a new order to the address for messages, if the settings say so. */
export const mailNewOrder: Follower<'order.placed'> = (em, { subject: order }, source) =>
  queueMail(em, source, { type: 'shop.order', to: { select, id: order }, order, key: order });
