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

/** Permissions that usual tasks need together. */
export const presets: Record<string, readonly Permission[]> = {
  Support: ['ORDERS', 'REFUNDS', 'CUSTOMERS'],
  Catalogue: ['PRODUCTS', 'PROMOTIONS', 'CONTENT'],
  Bookkeeping: ['ORDERS', 'REFUNDS'],
};
