import type { MailTypes } from '../core/mailer.ts';
import { ofAccount } from './may-go.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { addressChanged } from './templates/address-changed.ts';
import { orderAccepted } from './templates/order-accepted.ts';
import { orderCancelled } from './templates/order-cancelled.ts';
import { orderConfirmed } from './templates/order-confirmed.ts';
import { orderDelivered } from './templates/order-delivered.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { refunded } from './templates/refunded.ts';

/** The mails about what happened. Those with secret links are of the modules that make the links. */
export const eventMails: MailTypes = {
  'order.accepted': orderAccepted,
  'order.confirmed': orderConfirmed,
  'order.cancelled': orderCancelled,
  'order.delivered': orderDelivered,
  'payment.refunded': refunded,
  ...ofAccount({
    'password.changed': passwordChanged,
    'address.changed': addressChanged,
    'account.deleted': accountDeleted,
  }),
};
