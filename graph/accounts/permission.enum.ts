import { registerEnumType } from 'type-graphql';
import { Permission } from '../core/actor.ts';

type Names = { [Each in Permission]: Each };

/** The permissions under the names that the API has for them. */
export const PermissionName = Object.fromEntries(
  Object.values(Permission).map((permission) => [permission, permission]),
) as Names;

registerEnumType(PermissionName, {
  name: 'Permission',
  description: 'A right to manage a part of the shop. Admins have all of them.',
  valuesConfig: {
    PRODUCTS: { description: 'Products and drafts: create, edit, delete, upload pictures.' },
    ORDERS: { description: 'Orders: read all of them, mark them delivered, cancel unpaid ones.' },
    REFUNDS: { description: 'Money check: read it, look again for a payment, refund.' },
    CUSTOMERS: {
      description: 'Accounts of shoppers: read, edit, delete, export and erase. Not those of staff.',
    },
    PROMOTIONS: { description: 'Discounts and codes. No operation needs it yet.' },
    CONTENT: { description: 'Texts and mails. No operation needs it yet.' },
    SETTINGS: { description: 'Work of the shop that is due or failed: read it, try it again.' },
    STAFF: { description: 'Staff: give and take the permissions one has, read the log of changes.' },
  },
});
