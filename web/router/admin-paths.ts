import type { Permission } from '../schema.generated.ts';

/** The addresses of the admin area, and the permission that each needs. The first that matches counts. */
export const adminPaths = [
  ['/admin/orderlist', 'ORDERS'],
  ['/admin/orders/new', 'ORDERS'],
  ['/admin/orders/:id', 'ORDERS'],
  ['/admin/productlist', 'PRODUCTS'],
  ['/admin/products/new', 'PRODUCTS'],
  ['/editproducts/:id', 'PRODUCTS'],
  ['/admin/categories', 'PRODUCTS'],
  ['/admin/attributes', 'PRODUCTS'],
  ['/admin/promotions', 'PROMOTIONS'],
  ['/admin/settings', 'SETTINGS'],
  ['/admin/search', 'PRODUCTS'],
  ['/admin/imports', 'PRODUCTS'],
  ['/admin/imports/new', 'PRODUCTS'],
  ['/admin/imports/:id', 'PRODUCTS'],
  ['/admin/userlist', 'CUSTOMERS'],
  ['/admin/money', 'REFUNDS'],
  ['/admin/jobs', 'SETTINGS'],
  ['/admin/mails', 'ORDERS'],
  ['/admin/mails/:id', 'ORDERS'],
  ['/admin/useredit/:id', 'CUSTOMERS'],
  ['/admin/stafflist', 'STAFF'],
  ['/admin/log', 'STAFF'],
] as const satisfies readonly (readonly [path: string, needs: Permission])[];

export type AdminPath = (typeof adminPaths)[number][0];
