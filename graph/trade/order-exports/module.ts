import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { dataAccess } from '../../platform/data-access/module.ts';
import { orders } from '../orders/module.ts';

const events = {
  'orders.exported': eventType<{ orders: number | null; fields: string[]; isByLine: boolean }>(
    'account',
    ({ orders }) =>
      orders === null ? 'Orders were exported, of a filter.' : `${orders} chosen orders were exported.`,
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Provided {
    /** SELECT of the units on backorder: `checkout_id`, `variant_id` and `units`. */
    backorderedUnits: string;
  }
}

export const orderExports = defineModule({
  name: 'order-exports',
  uses: [customFields, dataAccess, accounts, orders],
  events,
  needs: ['backorderedUnits'],
});
