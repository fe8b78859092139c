import { agentOf } from '../../core/actor.ts';
import type { MailType } from '../../core/mailer.ts';
import type { Followers } from '../../core/record-event.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import * as t from './messages/en.ts';
import { paymentLink } from './payment-link-mail.ts';
import { linkToPay } from './payment-links.ts';

/** Dropped when there is nothing to pay any more. Its token is made when it is sent, and stored nowhere. */
const type: MailType = { title: t.paymentLink, isSecret: true, prepare: paymentLink(linkToPay) };

export const staffOrderMails = {
  'order.payment_link': type,
  'guest.order.payment_link': { ...type, title: t.paymentLinkToAGuest },
};

/** The customer of an order that staff took gets a link to pay it. */
export const staffOrderFollowers: Followers = {
  'order.placed': [
    async (em, { subject }, source) => {
      if (!source.actor || !agentOf(source.actor)) return;
      await queueMail(em, source, {
        type: 'order.payment_link',
        to: toBuyer(subject),
        order: subject,
        key: subject,
      });
    },
  ],
};
