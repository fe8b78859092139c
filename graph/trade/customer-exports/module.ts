import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { dataAccess } from '../../platform/data-access/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { customers } from '../customers/module.ts';

const events = {
  'customers.exported': eventType<{ fields: string[] }>('account', 'Customers were exported.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const customerExports = defineModule({
  name: 'customer-exports',
  uses: [settings, customFields, dataAccess, accounts, customers],
  events,
});
