import type { Permission } from '../../schema.generated.ts';

/** What each permission is called on the screens. */
export const permissionLabels: Record<Permission, string> = {
  PRODUCTS: 'Products',
  ORDERS: 'Orders',
  REFUNDS: 'Refunds',
  CUSTOMERS: 'Customers',
  PROMOTIONS: 'Promotions',
  CONTENT: 'Content',
  SETTINGS: 'Settings',
  STAFF: 'Staff',
};

/** What each permission allows. */
export const permissionHints: Record<Permission, string> = {
  PRODUCTS: 'Create, edit and delete products',
  ORDERS: 'Read all orders and their mails, deliver and cancel',
  REFUNDS: 'Check payments and pay them back',
  CUSTOMERS: 'Edit, export and erase accounts',
  PROMOTIONS: 'Nothing yet',
  CONTENT: 'Nothing yet',
  SETTINGS: 'See and retry the work of the shop',
  STAFF: 'Give and take permissions, read the log',
};

export const permissions = Object.keys(permissionLabels) as Permission[];

/** Permissions that usual tasks need together. */
export const presets: Record<string, readonly Permission[]> = {
  Support: ['ORDERS', 'REFUNDS', 'CUSTOMERS'],
  Catalogue: ['PRODUCTS', 'PROMOTIONS', 'CONTENT'],
  Bookkeeping: ['ORDERS', 'REFUNDS'],
};

/** Permissions as one text. */
export const listOf = (held: readonly Permission[]) => held.map((each) => permissionLabels[each]).join(', ');
