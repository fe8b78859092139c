import * as t from '#messages/accounts';
import type { Permission } from '../../schema.generated.ts';
import { permissionTexts } from './permission-texts.generated.ts';

/** What each permission is called on the screens. */
export const permissionLabels: Record<Permission, string> = {
  PRODUCTS: t.products,
  ORDERS: t.orders,
  REFUNDS: t.refunds,
  REPORTS: t.reports,
  CUSTOMERS: t.customers,
  PROMOTIONS: t.promotions,
  CONTENT: t.content,
  SETTINGS: t.settings,
  STAFF: t.staff,
};

/** What each permission allows. */
export const permissionHints: Record<Permission, string> = permissionTexts;

/** What can be given: a permission that allows nothing yet is shown to those alone who take it from somebody. */
export const offeredTo = (held: readonly Permission[]) =>
  (Object.keys(permissionLabels) as Permission[]).filter(
    (each) => held.includes(each) || permissionHints[each] !== 'No operation needs it yet.',
  );

/** Permissions as one text. */
export const listOf = (held: readonly Permission[]) => held.map((each) => permissionLabels[each]).join(', ');
