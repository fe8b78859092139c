import type { MailName } from '../../core/mailer.ts';
import type { Follower, Followers } from '../../core/record-event.ts';
import { toAccount } from '../../people/accounts/mails/account-mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { Order } from '../orders/order.entity.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { orderAccepted } from './mails/order-accepted.ts';
import { orderCancelled } from './mails/order-cancelled.ts';
import { orderConfirmed } from './mails/order-confirmed.ts';
import { orderDelivered } from './mails/order-delivered.ts';
import { ofOrder } from './mails/order-may-go.ts';
import { refunded } from './mails/refunded.ts';
import { Payment } from './payment.entity.ts';

const mailToBuyer =
  (type: MailName): Follower =>
  (em, { subject: order }, source) =>
    queueMail(em, source, { type, to: toBuyer(order), order, key: order });

/** Jobs cancel what was not paid in time, and have no actor. */
const mailCancelled: Follower<'order.cancelled'> = async (em, { subject: order }, source) => {
  const { actor } = source;
  const isOwn = !!actor?.buyer && (await em.count(Order, { id: order, owner: actor.buyer.id })) > 0;
  const data = { isOverdue: !actor, isOwn };
  return queueMail(em, source, { type: 'order.cancelled', to: toBuyer(order), order, data, key: order });
};

const mailRefund: Follower<'refund.made' | 'refund.changed'> = async (
  em,
  { subject, order, data },
  source,
) => {
  // Events of version 0.1 do not name them.
  const refunds = data?.refunds;
  if (refunds?.length === 0) return;
  const payment = await em.findOneOrFail(Payment, { id: subject }, { populate: ['checkout'] });
  const user = payment.checkout?.user.id;
  const to = order ? toBuyer(order) : user && toAccount(user);
  const mail = { order, data: { payment: subject, refunds }, key: refunds?.[0] ?? subject };
  if (user && to) await queueMail(em, source, { type: 'payment.refunded', to, ...mail });
};

/** The mails that follow from what happens to an order and its payments. */
export const orderMailFollowers: Followers = {
  'order.accepted': [mailToBuyer('order.accepted')],
  'order.paid': [mailToBuyer('order.confirmed')],
  'order.cancelled': [mailCancelled],
  'order.delivered': [mailToBuyer('order.delivered')],
  'refund.made': [mailRefund],
  'refund.changed': [mailRefund],
};

export const orderMails = {
  'order.accepted': ofOrder(orderAccepted),
  'order.confirmed': ofOrder(orderConfirmed),
  'order.cancelled': ofOrder(orderCancelled),
  'order.delivered': ofOrder(orderDelivered),
  'payment.refunded': refunded,
};
