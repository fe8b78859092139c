import { defineModule, deletionJob } from '../../core/define-module.ts';
import type { Follower } from '../../core/record-event.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { products } from '../products/module.ts';
import { alertMails } from './alert-mails.ts';
import { notifyCheaper } from './notify-cheaper.ts';
import { notifyRestocked } from './notify-restocked.ts';
import { alertData } from './personal-data.ts';
import { priceAlertMails } from './price-alert-mails.ts';
import { StockAlert } from './stock-alert.entity.ts';
import { StockAlertLink } from './stock-alert-link.entity.ts';
import { StockAlertsResolver } from './stock-alerts.resolver.ts';

const errors = {
  VARIANT_IN_STOCK: 409,
};
const mails = { ...alertMails, ...priceAlertMails };

declare module '../../core/declarations.ts' {
  interface Errors extends Own<typeof errors> {}
  interface Mails extends Own<typeof mails> {}
}

/** The alerts of a deleted account. */
const deleteAlerts: Follower = async (em, { subject }) => {
  await em.nativeDelete(StockAlert, { userId: subject });
};

export const stockAlerts = defineModule({
  name: 'stock-alerts',
  uses: [accounts, mail, products],
  entities: [StockAlert, StockAlertLink],
  resolvers: [StockAlertsResolver],
  errors,
  mails,
  follows: { 'account.deleted': [deleteAlerts] },
  jobs: {
    stockAlerts: { run: notifyRestocked },
    guestPriceAlerts: { run: notifyCheaper },
    oldStockAlerts: deletionJob(StockAlert, 'expiresAt'),
  },
  personalData: [alertData],
});
