import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import type { Order } from '../../orders/order.entity.ts';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

/** `data.isOverdue` says that it was not paid in time, `data.isOwn` that its buyer cancelled it; else the staff did. */
export const orderCancelled: MailType = {
  title: 'Order cancelled',
  async prepare(deps, mail) {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    return renderMail(settings, {
      subject: `Your order at ${settings.name} was cancelled`,
      title: 'Your order was cancelled',
      paragraphs: [
        `Hello ${mail.toName}, ${reasonOf(read.order, mail.data)} Nothing was charged.`,
        ...aboutMoney(read.order),
        'If you still want it, please order again. Prices and stock may have changed.',
      ],
      button: { label: 'Go to the shop', url: settings.url },
      ...orderParts(settings, read, { hasButton: true }),
      note: `You get this mail because you ordered at ${settings.name}.`,
    });
  },
};

function reasonOf(order: Order, { isOverdue, isOwn }: Record<string, unknown>): string {
  const { paymentDueAt, paymentChoice } = order;
  if (isOwn) return 'you cancelled your order.';
  if (!isOverdue) return 'we cancelled your order.';
  if (!paymentDueAt) return 'your order was not paid in time, so we cancelled it.';
  return paymentChoice.kind === 'transfer'
    ? `your bank transfer had not come by ${day(paymentDueAt)}, so we cancelled your order.`
    : `your order had not been ${isFetched({ order }) ? 'picked up' : 'delivered'} by ${day(paymentDueAt)}, so we cancelled it.`;
}

/** What becomes of money that comes too late. Cash never does. */
function aboutMoney({ acceptedAt, paymentChoice }: Order): string[] {
  if (acceptedAt && paymentChoice.kind === 'transfer')
    return [
      'If your transfer is on its way, reply to this mail and name the number of your order: we send the money back.',
    ];
  return acceptedAt ? [] : ['If your payment is still on its way, it is refunded in full.'];
}
