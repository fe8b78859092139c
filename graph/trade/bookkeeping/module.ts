import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { invoices } from '../invoices/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { reports } from '../reports/module.ts';
import { seller } from '../seller/module.ts';
import type { ExportedFile } from './bookkeeping-route.ts';
import { datevSettings } from './datev/datev-settings.ts';

const events = {
  'bookkeeping.exported': eventType<ExportedFile>(
    'account',
    ({ file, from, to, format }) =>
      `The file ${file} of ${from} to ${to} was exported as ${String(format).toUpperCase()}.`,
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const bookkeeping = defineModule({
  name: 'bookkeeping',
  uses: [accounts, settings, orders, payments, invoices, seller, reports],
  events,
  settings: [datevSettings],
});
