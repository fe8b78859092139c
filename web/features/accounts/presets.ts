import * as t from '#messages/admin/accounts';
import type { Permission } from '../../schema.generated.ts';

/** Permissions that usual tasks need together. */
export const presets: Record<string, readonly Permission[]> = {
  [t.packing]: ['ORDERS'],
  [t.support]: ['ORDERS', 'REFUNDS', 'CUSTOMERS'],
  [t.catalogue]: ['PRODUCTS', 'PROMOTIONS'],
  [t.marketing]: ['PROMOTIONS', 'CONTENT'],
  [t.bookkeeping]: ['REPORTS'],
};
