import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { closing } from '../closing/module.ts';
import { invoices } from '../invoices/module.ts';
import { orders } from '../orders/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { payments } from '../payments/module.ts';
import { reports } from '../reports/module.ts';
import { seller } from '../seller/module.ts';
import type { ExportedFile } from './bookkeeping-route.ts';
import { ClosingResolver } from './closing/closing.resolver.ts';
import { datevSettings } from './datev/datev-settings.ts';
import { PayoutLine } from './payouts/payout-line.entity.ts';
import { PayoutsResolver } from './payouts/payouts.resolver.ts';

const events = {
  'bookkeeping.exported': eventType<ExportedFile>(
    'account',
    ({ file, from, to, format, currency, isWhole }) => {
      const what = file === 'datev' ? 'bookings for DATEV' : String(file).replace('-', ' ');
      return `The file of ${what} from ${from} to ${to} in ${currency} was exported as ${String(format).toUpperCase()}${isWhole === false ? ', and cut off' : ''}.`;
    },
    { saysAll: true },
  ),
  'payouts.imported': eventType<{ provider: string; added: number; known: number; changed: number }>(
    'account',
    ({ provider, added }) => `A settlement file of ${provider} was imported: ${added} new lines.`,
  ),
  'month.closed': eventType<{ month: string }>('month', ({ month }) => `The books of ${month} were closed.`),
  'month.reopened': eventType<{ month: string }>(
    'month',
    ({ month }) => `The books of ${month} were reopened.`,
    {
      texts: `select jsonb_build_object('reason', c.reason) from closings c where c.id::text = e.subject_id`,
    },
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const bookkeeping = defineModule({
  name: 'bookkeeping',
  uses: [accounts, settings, closing, orders, paymentMethods, payments, invoices, seller, reports],
  events,
  settings: [datevSettings],
  resolvers: [ClosingResolver, PayoutsResolver],
  entities: [PayoutLine],
});
