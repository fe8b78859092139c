import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { orderName } from '#money/order-name';
import { normaliseEmail } from '../../core/email-address.ts';
import type { MailDeps, MailLimitDeps, MailType, MailTypes, QueuedMail } from '../../core/mailer.ts';
import { hasFreshToken, issueToken } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { takeMail } from '../../platform/mail/mail-budget.ts';
import { mailName } from '../../platform/mail/mail-name.ts';
import { typedMayGo } from '../../platform/mail/may-go.ts';
import { Order } from '../orders/order.entity.ts';
import { claimOrders, claimTexts } from './claim-orders-mail.ts';
import { orderLink, orderLinkTexts } from './order-link-mail.ts';
import { linkTo, ownerOf, requestedLinks } from './order-links.ts';
import { orderLinksMail } from './requested-links.ts';

/** The mail about an order to a guest, who reads it by a link. */
function withLink(type: MailType): MailType {
  return {
    ...type,
    title: `${type.title}, to a guest`,
    isSecret: true,
    async prepare(deps, mail) {
      const order = mail.orderId && (await deps.em.findOneOrFail(Order, { id: mail.orderId }));
      return type.prepare(order ? { ...deps, orderUrl: await linkTo(deps, order) } : deps, mail);
    },
  };
}

/** The mails to the buyers of orders, as guests get them. */
export const mailsToGuests = (mails: MailTypes): MailTypes =>
  Object.fromEntries(
    Object.entries(mails)
      .filter(([, { isToBuyer }]) => isToBuyer)
      .map(([name, type]) => [`guest.${name}`, withLink(type)]),
  );

/** The order of a requested link, if a guest has ordered it with the address that was typed. */
async function requestedOrder(em: SqlEntityManager, { toAddress, data }: QueuedMail): Promise<Order | null> {
  const named = data.number ? { number: Number(data.number) } : { id: data.order as string };
  if (!data.number && !data.order) return null;
  const order = await em.findOne(Order, { ...named, owner: { kind: 'guest', deletedAt: null } });
  return order && normaliseEmail(order.customerEmail) === normaliseEmail(toAddress) ? order : null;
}

/** Three an hour to a mailbox, apart from all other mails; more only once the last link to this order is some minutes old. */
async function orderLinkMayGo(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean> {
  const order = await requestedOrder(deps.em, mail);
  if (!order || (await takeMail(deps, order.customerEmail, requestedLinks))) return true;
  return !(await hasFreshToken(deps.em, 'order', ownerOf(order), deps.ports.now()));
}

/** It goes to the address of the order: what was typed may only look like it. */
async function requestedLink(deps: MailDeps, mail: QueuedMail) {
  const order = await requestedOrder(deps.em, mail);
  if (!order) return null;
  const to = { name: mailName(order.customerName), address: order.customerEmail };
  const shown = { name: orderName(order.number), link: await linkTo(deps, order) };
  return { ...orderLink(deps.settings, to.name, shown), to };
}

/** The other mails to people who buy without an account. Their tokens are made when they are sent, and stored nowhere. */
export const guestMails = {
  'order.link': {
    title: 'Link to an order',
    texts: orderLinkTexts,
    isSecret: true,
    mayGo: orderLinkMayGo,
    prepare: requestedLink,
  },
  'order.links': orderLinksMail,
  'guest.claim': {
    title: 'Keep your orders',
    texts: claimTexts,
    isSecret: true,
    mayGo: typedMayGo,
    async prepare({ em, ports, settings }, { userId }) {
      const guest = await em.findOne(User, { id: userId!, kind: 'guest', deletedAt: null });
      if (!guest?.guestEmailKey) return null;
      const owner = { userId: guest.id, emailKey: guest.guestEmailKey };
      const token = await issueToken(em, 'claim', owner, ports.now());
      return claimOrders(settings, mailName(guest.name), `${settings.url}/order/keep#${token}`);
    },
  },
} satisfies MailTypes;
