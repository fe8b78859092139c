import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { formatMoney, moneyIn } from '#money/format-money';
import { orderName } from '#money/order-name';
import { normaliseEmail } from '../../core/email-address.ts';
import type { MailDeps, MailLimitDeps, MailType, QueuedMail } from '../../core/mailer.ts';
import { hasFreshToken } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { takeMail } from '../../platform/mail/mail-budget.ts';
import { mailName } from '../../platform/mail/mail-name.ts';
import { Order } from '../orders/order.entity.ts';
import { day } from '../payments/mails/order-mail.tsx';
import { linkTo, ownerOf, requestedLinks } from './order-links.ts';
import { orderLinks, orderLinksTexts } from './order-links-mail.tsx';

/** Most orders of one mail. */
const MOST = 20;

/** The newest orders that guests made with an address, and the account with it that has orders of its own. */
async function ordersOf(em: SqlEntityManager, { toAddress }: QueuedMail) {
  const key = normaliseEmail(toAddress);
  const guest = { kind: 'guest' as const, deletedAt: null, guestEmailKey: key };
  const found = await em.find(
    Order,
    { owner: guest },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MOST },
  );
  // A guest may have typed another address for an earlier order.
  const orders = found.filter(({ customerEmail }) => normaliseEmail(customerEmail) === key);
  const account = await em.findOne(User, { kind: 'account', deletedAt: null, emailKey: key });
  const hasOrders = account && (await em.findOne(Order, { owner: account }));
  return { orders, account: hasOrders ? account : null };
}

/** As often as links to one order. Who has no link yet, since all orders are those of the account, gets no more. */
async function mayGo(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean> {
  const { orders, account } = await ordersOf(deps.em, mail);
  const to = orders[0]?.customerEmail ?? account?.email;
  if (!to || (await takeMail(deps, to, requestedLinks))) return true;
  return !!orders[0] && !(await hasFreshToken(deps.em, 'order', ownerOf(orders[0]), deps.ports.now()));
}

/** Goes to the address of the orders: what was typed may only look like it. Null where there are none. */
async function prepare(deps: MailDeps, mail: QueuedMail) {
  const { em, settings } = deps;
  const { orders, account } = await ordersOf(em, mail);
  const address = orders[0]?.customerEmail ?? account?.email;
  if (!address) return null;
  const to = { name: mailName(orders[0]?.customerName ?? account!.name), address };
  const linked = [];
  for (const order of orders)
    linked.push({
      name: orderName(order.number),
      link: await linkTo(deps, order),
      day: day(order.createdAt, deps.settings),
      total: formatMoney(order.totalPrice, moneyIn(order.currency, settings)),
    });
  return { ...orderLinks(settings, { name: to.name, orders: linked, hasAccount: account !== null }), to };
}

/** Links to all orders of guests with an address. */
export const orderLinksMail: MailType = {
  title: 'Links to orders',
  texts: orderLinksTexts,
  isSecret: true,
  mayGo,
  prepare,
};
