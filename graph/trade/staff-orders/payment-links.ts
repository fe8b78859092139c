import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { consume } from '../../core/rate-limit.ts';
import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import { findOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { refuseSettledInPart } from '../payments/change-authorization.ts';
import { restRefusal } from '../payments/rest-refusal.ts';

/** Of one order. */
const links = { name: 'payment link', most: 10, minutes: 60, what: 'links to this order' };

interface LinkDeps {
  em: SqlEntityManager;
  ports: { now: () => Date };
  settings: { url: string };
}

type LinkedOrder = Pick<OrderRow, 'id' | 'customerEmail'> & { owner: { id: string } };

/** A new link with which anybody can see and pay one order, for 14 days. */
export async function linkToPay({ em, ports, settings }: LinkDeps, order: LinkedOrder): Promise<string> {
  const owner = { userId: order.owner.id, emailKey: normaliseEmail(order.customerEmail), orderId: order.id };
  return `${settings.url}/order/pay#${await issueToken(em, 'payment', owner, ports.now())}`;
}

/** The order that a link is wanted for. Errors: NOT_FOUND; CONFLICT when there is nothing to pay; RATE_LIMITED. */
export async function findPayable(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, id);
  if (order.paidAt) throw new DomainError('CONFLICT', 'This order is paid already.');
  if (order.cancelledAt) throw new DomainError('CONFLICT', 'This order was cancelled. It cannot be paid.');
  if (order.authorizedUntil)
    throw new DomainError('CONFLICT', 'The money of this order is reserved already.');
  if (order.acceptedAt && order.setOffPrice === 0)
    throw new DomainError('CONFLICT', 'This order is not paid online. It says how it is paid.');
  await refuseSettledInPart(ctx.em.fork(), order);
  const done = await restRefusal(ctx.em.fork(), { ...order, id: order.checkout.id });
  if (done) throw done;
  await consume(ctx, links, order.id);
  return order;
}
