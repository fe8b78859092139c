import type { MailDeps, QueuedMail } from '../../../core/mailer.ts';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { Payment } from '../payment.entity.ts';

/** The order that a mail is about, as it is now. */
export async function readOrder(
  { em, settings, orderUrl }: Pick<MailDeps, 'em' | 'settings' | 'orderUrl'>,
  { orderId }: Pick<QueuedMail, 'orderId'>,
) {
  const order = await em.findOneOrFail(Order, { id: orderId! });
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const mayHave = order.paidAt !== null || order.setOffPrice > 0;
  const payment = mayHave ? await em.findOne(Payment, { order }) : null;
  return { order, lines, payment, url: orderUrl ?? `${settings.url}/order/${order.id}` };
}

/** The same with its units on backorder, for a mail that says what happens next. */
export async function readWithBackorders(deps: MailDeps, mail: Pick<QueuedMail, 'orderId'>) {
  const read = await readOrder(deps, mail);
  const ids = read.lines.map(({ id }) => id);
  const units = await deps.ports.backordered(deps.em, ids);
  const backordered = new Map(ids.flatMap((id, at) => (units[at]! > 0 ? [[id, units[at]!]] : [])));
  return { ...read, backordered };
}

/** Whether an order is fetched by its buyer. */
export const isFetched = ({ order }: { order: Pick<Order, 'shippingMethod'> }) =>
  order.shippingMethod?.kind === 'pickup';
