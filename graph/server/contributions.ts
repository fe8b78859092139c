import { addressFollowers } from '../addresses/keep-ordered-address.ts';
import { authenticationFollowers, authenticationMails } from '../authentication/authentication-mails.ts';
import { PRODUCT_IMAGES } from '../catalog/product-images.ts';
import { renameQueue } from '../catalog/rename-queue.ts';
import { scheduleQueue } from '../catalog/schedule-queue.ts';
import { checkoutGauge } from '../checkout/checkout-gauge.ts';
import { CHECKOUT_IMAGES } from '../checkout/checkout-images.ts';
import { holdQueue } from '../checkout/hold-queue.ts';
import type { EventName } from '../core/event-types.ts';
import type { MailTypes } from '../core/mailer.ts';
import type { Follower, Followers } from '../core/record-event.ts';
import { claimFollowers } from '../guests/claim-followers.ts';
import { guestMails } from '../guests/guest-mails.ts';
import { exportQueue } from '../imports/export-queue.ts';
import { importQueue } from '../imports/import-queue.ts';
import { eventMails } from '../mail/event-mails.ts';
import { mailFollowers } from '../mail/mail-followers.ts';
import { mailGauge } from '../mail/mail-gauge.ts';
import { mailQueue } from '../mail/mail-queue.ts';
import { orderGauge } from '../orders/order-gauge.ts';
import { ORDER_IMAGES } from '../orders/order-images.ts';
import { paymentGauge } from '../payments/payment-gauge.ts';
import { refundQueue } from '../payments/refund-queue.ts';
import { recoveryFollowers, recoveryMails } from '../recovery/recovery-mails.ts';
import { staffMails } from '../staff/staff-mails.ts';
import { staffOrderFollowers, staffOrderMails } from '../staff-orders/staff-order-mails.ts';
import { cartMails } from '../stored-carts/cart-mails.ts';
import { forgetBought } from '../stored-carts/forget-bought.ts';
import { reminderQueue } from '../stored-carts/reminder-queue.ts';

/** The queues of work that is due. */
export const queues = [
  refundQueue,
  mailQueue,
  holdQueue,
  renameQueue,
  scheduleQueue,
  importQueue,
  exportQueue,
  reminderQueue,
];

/** The metrics that rooms read from their tables. */
export const databaseGauges = [orderGauge, paymentGauge, checkoutGauge, mailGauge];

/** The SELECTs of the images that rooms show. No uploaded picture among them is removed. */
export const imagesInUse = [PRODUCT_IMAGES, ORDER_IMAGES, CHECKOUT_IMAGES];

/** What rooms write when something happened, see `recordEvent`. */
export const followers: Followers = merge(
  mailFollowers,
  recoveryFollowers,
  authenticationFollowers,
  claimFollowers,
  staffOrderFollowers,
  { 'order.placed': [forgetBought] },
  addressFollowers,
);

/** The mails of all rooms by their types in the rows, see `queueMail`. A type is never renamed. */
export const mailTypes: MailTypes = {
  ...eventMails,
  ...recoveryMails,
  ...guestMails,
  ...authenticationMails,
  ...staffMails,
  ...cartMails,
  ...staffOrderMails,
};

/** The followers of all rooms, by event. */
function merge(...rooms: Followers[]): Followers {
  const merged: Followers = {};
  for (const room of rooms) {
    for (const [type, list] of Object.entries(room) as [EventName, readonly Follower[]][])
      merged[type] = [...(merged[type] ?? []), ...list];
  }
  return merged;
}
