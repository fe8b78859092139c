import { normaliseEmail } from '../../core/email-address.ts';
import type { MailDeps } from '../../core/mailer.ts';
import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import type { Order } from '../orders/order.entity.ts';

/** Mails with links to orders that a mailbox gets because somebody asked. */
export const requestedLinks = { name: 'order link', most: 3, minutes: 60, what: 'links to orders' };

export const ownerOf = ({ id: orderId, owner, customerEmail }: Order) => ({
  userId: owner.id,
  emailKey: normaliseEmail(customerEmail),
  orderId,
});

/** A new link to an order, for the address that it was ordered with. */
export async function linkTo({ em, ports, settings }: MailDeps, order: Order): Promise<string> {
  return `${settings.url}/order/link#${await issueToken(em, 'order', ownerOf(order), ports.now())}`;
}
