import type { MailLimitDeps, MailType, QueuedMail } from '../../../core/mailer.ts';
import { accountMayGo } from '../../../people/accounts/mails/account-mails.ts';
import { Order } from '../../orders/order.entity.ts';

/** Limits the mails about orders that cost their buyer nothing so far, to an address that nobody has confirmed: it may be a stranger's. */
async function orderMayGo(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean> {
  const paid = { id: mail.orderId, paidAt: { $ne: null }, totalPrice: { $gt: 0 } };
  return (await deps.em.count(Order, paid)) > 0 || accountMayGo(deps, mail);
}

/** A mail about an order that anybody can cause without paying. */
export const ofOrder = (type: MailType): MailType => ({ ...type, mayGo: orderMayGo });
