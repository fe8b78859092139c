import type { Permission } from '../../schema.generated.ts';
import { permissionTexts } from './permission-texts.generated.ts';

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
export const permissionHints: Record<Permission, string> = permissionTexts;

/** What can be given: a permission that allows nothing yet is shown to those alone who take it from somebody. */
export const offeredTo = (held: readonly Permission[]) =>
  (Object.keys(permissionLabels) as Permission[]).filter(
    (each) => held.includes(each) || permissionHints[each] !== 'No operation needs it yet.',
  );

/** Permissions that usual tasks need together. */
export const presets: Record<string, readonly Permission[]> = {
  Support: ['ORDERS', 'REFUNDS', 'CUSTOMERS'],
  Catalogue: ['PRODUCTS', 'PROMOTIONS'],
  Bookkeeping: ['ORDERS', 'REFUNDS'],
};

/** Permissions as one text. */
export const listOf = (held: readonly Permission[]) => held.map((each) => permissionLabels[each]).join(', ');
