import { categories } from '../../catalog/categories/module.ts';
import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { addresses } from '../../people/addresses/module.ts';
import { adminSearch } from '../../platform/admin-search/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { dataAccess } from '../../platform/data-access/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { blocklist } from '../blocklist/module.ts';
import { checkout } from '../checkout/module.ts';
import { guests } from '../guests/module.ts';
import { orders } from '../orders/module.ts';
import { pastOrders } from '../past-orders/module.ts';
import { payments } from '../payments/module.ts';
import { returns } from '../returns/module.ts';
import { CustomerNoteResolver, CustomerResolver } from './customer.resolver.ts';
import { CustomerNote } from './customer-note.entity.ts';
import { CustomerTag } from './customer-tag.entity.ts';
import { CustomerTotal } from './customer-total.entity.ts';
import { CustomersResolver } from './customers.resolver.ts';
import { followClaimed } from './follow-claimed.ts';
import { PastResolver } from './past.resolver.ts';
import { customerData } from './personal-data.ts';
import { SearchCustomersResolver } from './search-customers.resolver.ts';

const events = {
  'customer.tagged': eventType('account', 'The tags of a customer were changed.'),
  'customer.fields_changed': eventType<{ changed: string[] }>(
    'account',
    'Custom fields of a customer were changed.',
  ),
  'customer.noted': eventType<{ note: string }>('account', 'A note was added to a customer.'),
  'customer.note_deleted': eventType<{ note: string }>('account', 'A note of a customer was deleted.'),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
}

export const customers = defineModule({
  name: 'customers',
  uses: [
    categories,
    products,
    customFields,
    dataAccess,
    settings,
    adminSearch,
    accounts,
    addresses,
    blocklist,
    checkout,
    orders,
    pastOrders,
    payments,
    returns,
    guests,
  ],
  entities: [CustomerNote, CustomerTag, CustomerTotal],
  resolvers: [
    CustomerNoteResolver,
    CustomerResolver,
    CustomersResolver,
    PastResolver,
    SearchCustomersResolver,
  ],
  events,
  follows: { 'order.claimed': [followClaimed] },
  personalData: [customerData],
});
