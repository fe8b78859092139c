import * as t from '#messages/app';
import type { Permission } from '../../schema.generated.ts';

interface AdminLink {
  needs: Permission;
  label: string;
  href: string;
}

/** The screens that manage the shop, in the order of the menu. */
export const adminLinks = [
  { needs: 'PRODUCTS', label: t.products, href: '/admin/productlist' },
  { needs: 'PRODUCTS', label: t.categories, href: '/admin/categories' },
  { needs: 'PRODUCTS', label: t.attributes, href: '/admin/attributes' },
  { needs: 'PRODUCTS', label: t.imports, href: '/admin/imports' },
  { needs: 'PRODUCTS', label: t.search, href: '/admin/search' },
  { needs: 'PROMOTIONS', label: t.promotions, href: '/admin/promotions' },
  { needs: 'ORDERS', label: t.orders, href: '/admin/orderlist' },
  { needs: 'CUSTOMERS', label: t.users, href: '/admin/userlist' },
  { needs: 'REFUNDS', label: t.moneyCheck, href: '/admin/money' },
  { needs: 'ORDERS', label: t.mails, href: '/admin/mails' },
  { needs: 'SETTINGS', label: t.settings, href: '/admin/settings' },
  { needs: 'SETTINGS', label: t.jobs, href: '/admin/jobs' },
  { needs: 'STAFF', label: t.staff, href: '/admin/stafflist' },
  { needs: 'STAFF', label: t.log, href: '/admin/log' },
] as const satisfies readonly AdminLink[];
