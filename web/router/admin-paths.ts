import * as t from '#messages/app';
import type { Permission } from '../schema.generated.ts';

/**
 * The addresses of the admin area, the permission that each needs, and what the menu calls those that it has, in its order. The
 * first that matches counts.
 */
export const adminPaths = [
  ['/admin/productlist', 'PRODUCTS', t.products],
  ['/admin/products/new', 'PRODUCTS'],
  ['/editproducts/:id', 'PRODUCTS'],
  ['/admin/categories', 'PRODUCTS', t.categories],
  ['/admin/attributes', 'PRODUCTS', t.attributes],
  ['/admin/imports', 'PRODUCTS', t.imports],
  ['/admin/imports/new', 'PRODUCTS'],
  ['/admin/imports/:id', 'PRODUCTS'],
  ['/admin/search', 'PRODUCTS', t.search],
  ['/admin/promotions', 'PROMOTIONS', t.promotions],
  ['/admin/orderlist', 'ORDERS', t.orders],
  ['/admin/orders/new', 'ORDERS'],
  ['/admin/orders/:id', 'ORDERS'],
  ['/admin/userlist', 'CUSTOMERS', t.users],
  ['/admin/useredit/:id', 'CUSTOMERS'],
  ['/admin/money', 'REFUNDS', t.moneyCheck],
  ['/admin/mails', 'ORDERS', t.mails],
  ['/admin/mails/:id', 'ORDERS'],
  ['/admin/settings', 'SETTINGS', t.settings],
  ['/admin/jobs', 'SETTINGS', t.jobs],
  ['/admin/stafflist', 'STAFF', t.staff],
  ['/admin/log', 'STAFF', t.log],
] as const satisfies readonly (readonly [path: string, needs: Permission, label?: string])[];

export type AdminPath = (typeof adminPaths)[number][0];

type Linked = Extract<(typeof adminPaths)[number], readonly [string, Permission, string]>;

/** The screens of the menu. */
export const adminLinks = adminPaths
  .filter((each): each is Linked => each.length > 2)
  .map(([href, needs, label]) => ({ href, needs, label }));
