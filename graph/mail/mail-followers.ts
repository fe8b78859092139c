import type { Follower, Followers } from '../core/record-event.ts';
import { Payment } from '../payments/payment.entity.ts';
import { queueMail } from './queue-mail.ts';

const mailToBuyer =
  (type: string): Follower =>
  (em, { subject }, source) =>
    queueMail(em, source, { type, order: subject, key: subject });

/** Jobs cancel what was not paid in time, and have no actor. */
const mailCancelled: Follower = (em, { subject }, source) => {
  const data = { isOverdue: !source.actor };
  return queueMail(em, source, { type: 'order.cancelled', order: subject, data, key: subject });
};

const mailRefund: Follower = async (em, { subject, order }, source) => {
  const payment = await em.findOneOrFail(Payment, { id: subject }, { populate: ['checkout'] });
  const user = payment.checkout?.user.id;
  const data = { payment: subject };
  if (user) await queueMail(em, source, { type: 'payment.refunded', user, order, data, key: subject });
};

const mailOldAddress: Follower<'account.updated'> = async (em, { subject, data }, source) => {
  const changed = data?.changed;
  // The row has the address of before as long as the change is not flushed, which is after its event.
  if (changed?.includes('email')) await queueMail(em, source, { type: 'address.changed', user: subject });
};

/** The mails that follow from events. */
export const mailFollowers: Followers = {
  'order.accepted': [mailToBuyer('order.accepted')],
  'order.paid': [mailToBuyer('order.confirmed')],
  'order.cancelled': [mailCancelled],
  'order.delivered': [mailToBuyer('order.delivered')],
  'refund.made': [mailRefund],
  'password.changed': [
    (em, { subject: user }, source) => queueMail(em, source, { type: 'password.changed', user }),
  ],
  'account.updated': [mailOldAddress],
};
