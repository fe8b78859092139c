import type { MailLimitDeps, MailName, MailType, QueuedMail } from '../../core/mailer.ts';
import type { Follower, Followers } from '../../core/record-event.ts';
import { accountMayGo, toAccount } from '../../people/accounts/mails/account-mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { Order } from '../orders/order.entity.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { Authorization } from './authorization.entity.ts';
import { releaseCancelled } from './change-authorization.ts';
import { orderCancelled } from './mails/cancelled.ts';
import { orderDelivered } from './mails/delivered.ts';
import { orderAccepted, orderConfirmed } from './mails/progress-mails.ts';
import { refunded } from './mails/refunded.ts';
import { Payment } from './payment.entity.ts';

/** Limits the mails about orders that cost their buyer nothing so far, to an address that nobody has confirmed: it may be a stranger's. */
async function orderMayGo(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean> {
  const isPaid = { $or: [{ paidAt: { $ne: null } }, { authorizedUntil: { $ne: null } }] };
  const paid = { id: mail.orderId, ...isPaid, totalPrice: { $gt: 0 } };
  return (await deps.em.count(Order, paid)) > 0 || accountMayGo(deps, mail);
}

/** A mail about an order that anybody can cause without paying. */
export const ofOrder = (type: MailType): MailType => ({ ...type, isToBuyer: true, mayGo: orderMayGo });

const mailToBuyer =
  (type: MailName): Follower =>
  (em, { subject: order }, source) =>
    queueMail(em, source, { type, to: toBuyer(order), order, key: order });

/** The buyer of an exchange who has a rest to pay is asked for it instead, and gets this mail when it is paid. */
const mailAccepted: Follower<'order.accepted'> = async (em, event, source) => {
  if ((await em.count(Order, { id: event.subject, setOffPrice: { $gt: 0 } })) > 0) return;
  await mailToBuyer('order.accepted')(em, event, source);
};

/** Jobs cancel what was not paid in time, and have no actor. What was paid is mailed with what goes back. */
const mailCancelled: Follower<'order.cancelled'> = async (em, { subject: order }, source) => {
  if ((await em.count(Order, { id: order, paidAt: { $ne: null } })) > 0) return;
  const { actor } = source;
  const isOwn = !!actor?.buyer && (await em.count(Order, { id: order, owner: actor.buyer.id })) > 0;
  const isReserved = (await em.count(Authorization, { order, state: 'voiding' })) > 0;
  const isPart = (await em.count(Payment, { order: { id: order, setOffPrice: { $gt: 0 } } })) > 0;
  const data = { isOverdue: !actor, isOwn, ...(isReserved && { isReserved }), ...(isPart && { isPart }) };
  return queueMail(em, source, { type: 'order.cancelled', to: toBuyer(order), order, data, key: order });
};

const mailRefund: Follower<'refund.made' | 'refund.changed' | 'payment.reversed'> = async (
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
  'order.accepted': [mailAccepted],
  'payment.received': [mailToBuyer('order.accepted')],
  'order.paid': [mailToBuyer('order.confirmed')],
  'payment.authorized': [mailToBuyer('order.accepted')],
  'order.cancelled': [releaseCancelled, mailCancelled],
  'order.delivered': [mailToBuyer('order.delivered')],
  'refund.made': [mailRefund],
  'payment.reversed': [mailRefund],
  'refund.changed': [mailRefund],
};

export const orderMails = {
  'order.accepted': ofOrder(orderAccepted),
  'order.confirmed': ofOrder(orderConfirmed),
  'order.cancelled': ofOrder(orderCancelled),
  'order.delivered': ofOrder(orderDelivered),
  'payment.refunded': { ...refunded, isToBuyer: true },
};
