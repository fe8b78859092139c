import { normaliseEmail } from '../accounts/email.ts';
import { User } from '../accounts/user.entity.ts';
import type { MailDeps, MailType, MailTypes, QueuedMail } from '../core/mailer.ts';
import { claimOrders } from '../mail/templates/claim-orders.ts';
import { orderAccepted } from '../mail/templates/order-accepted.ts';
import { orderCancelled } from '../mail/templates/order-cancelled.ts';
import { orderConfirmed } from '../mail/templates/order-confirmed.ts';
import { orderDelivered } from '../mail/templates/order-delivered.ts';
import { orderLink } from '../mail/templates/order-link.ts';
import { refunded } from '../mail/templates/refunded.ts';
import { Order } from '../orders/order.entity.ts';
import { issueToken } from '../recovery/tokens.ts';

/** A new link to an order, for the address that it was ordered with. */
async function linkTo({ em, ports, settings }: MailDeps, order: Order): Promise<string> {
  const owner = { userId: order.owner.id, emailKey: normaliseEmail(order.customerEmail), orderId: order.id };
  return `${settings.url}/order/link#${await issueToken(em, 'order', owner, ports.now())}`;
}

/** The mail about an order to a guest, who reads it by a link. */
function withLink(type: MailType): MailType {
  return {
    title: `${type.title}, to a guest`,
    isSecret: true,
    async prepare(deps, mail) {
      const order = mail.orderId && (await deps.em.findOneOrFail(Order, { id: mail.orderId }));
      return type.prepare(order ? { ...deps, orderUrl: await linkTo(deps, order) } : deps, mail);
    },
  };
}

/** Dropped unless a guest has ordered this with the address. It goes to the address of the order: what was typed may only look like it. */
async function requestedLink(deps: MailDeps, { toAddress, data }: QueuedMail) {
  if (typeof data.order !== 'string') return null;
  const order = await deps.em.findOne(Order, { id: data.order, owner: { kind: 'guest', deletedAt: null } });
  if (!order || normaliseEmail(order.customerEmail) !== normaliseEmail(toAddress)) return null;
  const to = { name: order.customerName, address: order.customerEmail };
  return { ...orderLink(deps.settings, to.name, await linkTo(deps, order)), to };
}

/** The mails to people who buy without an account. Their tokens are made when they are sent, and stored nowhere. */
export const guestMails: MailTypes = {
  'guest.order.accepted': withLink(orderAccepted),
  'guest.order.confirmed': withLink(orderConfirmed),
  'guest.order.cancelled': withLink(orderCancelled),
  'guest.order.delivered': withLink(orderDelivered),
  'guest.payment.refunded': withLink(refunded),
  'order.link': { title: 'Link to an order', isSecret: true, prepare: requestedLink },
  'guest.claim': {
    title: 'Keep your orders',
    isSecret: true,
    async prepare({ em, ports, settings }, { userId }) {
      const guest = await em.findOne(User, { id: userId!, kind: 'guest', deletedAt: null });
      if (!guest?.guestEmailKey) return null;
      const owner = { userId: guest.id, emailKey: guest.guestEmailKey };
      const token = await issueToken(em, 'claim', owner, ports.now());
      return claimOrders(settings, guest.name, `${settings.url}/order/keep#${token}`);
    },
  },
};
