import type { MailDeps, MailType } from '../../core/mailer.ts';
import { expiryOf } from '../../people/accounts/tokens/tokens.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { payableUntil } from '../orders/cancel-unpaid-orders.ts';
import type { Order } from '../orders/order.entity.ts';
import { day, orderParts, readOrder } from '../payments/mails/order-mail.tsx';

/** With a link that shows an unpaid order and pays it; valid for 14 days, and as long as the order is not cancelled. Null when there is nothing to pay. */
export const paymentLink =
  (makeLink: (deps: MailDeps, order: Order) => Promise<string>): MailType['prepare'] =>
  async (deps, mail) => {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    const { paidAt, cancelledAt, acceptedAt } = read.order;
    if (paidAt || cancelledAt || acceptedAt) return null;
    const now = deps.ports.now();
    const { unpaidOrderDays } = await findSetting(deps, checkoutSettings);
    const cancelledAfter = payableUntil(read.order.createdAt, unpaidOrderDays);
    const linkEnd = expiryOf('payment', now);
    const isCancelled = cancelledAfter <= linkEnd;
    const end = isCancelled ? cancelledAfter : linkEnd;
    const url = await makeLink(deps, read.order);
    return renderMail(settings, {
      subject: `Your order at ${settings.name}: please pay`,
      title: `Hello, ${mail.toName}`,
      paragraphs: [
        'We entered this order for you. Please check it, and pay it with the button below.',
        `Please pay by ${day(end)}: ${isCancelled ? 'the order is cancelled after that' : 'the link works until then'}.`,
        'The button works for anybody who has this mail. Pass it on only to somebody who may see and pay your order.',
      ],
      button: { label: 'View and pay your order', url },
      ...orderParts(settings, { ...read, url }, { place: 'Goes to', hasButton: true }),
      note: `You get this mail because ${settings.name} took an order with your address. If it was not you, reply to this mail.`,
    });
  };
