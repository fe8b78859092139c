import type { Permission } from '../../schema.generated.ts';

interface AdminLink {
  needs: Permission;
  label: string;
  href: string;
}

/** The screens that manage the shop, in the order of the menu. */
export const adminLinks = [
  { needs: 'PRODUCTS', label: 'Products', href: '/admin/productlist' },
  { needs: 'PRODUCTS', label: 'Categories', href: '/admin/categories' },
  { needs: 'PRODUCTS', label: 'Attributes', href: '/admin/attributes' },
  { needs: 'PRODUCTS', label: 'Imports', href: '/admin/imports' },
  { needs: 'PRODUCTS', label: 'Search', href: '/admin/search' },
  { needs: 'PROMOTIONS', label: 'Promotions', href: '/admin/promotions' },
  { needs: 'ORDERS', label: 'Orders', href: '/admin/orderlist' },
  { needs: 'CUSTOMERS', label: 'Users', href: '/admin/userlist' },
  { needs: 'REFUNDS', label: 'Money check', href: '/admin/money' },
  { needs: 'ORDERS', label: 'Mails', href: '/admin/mails' },
  { needs: 'SETTINGS', label: 'Settings', href: '/admin/settings' },
  { needs: 'SETTINGS', label: 'Jobs', href: '/admin/jobs' },
  { needs: 'STAFF', label: 'Staff', href: '/admin/stafflist' },
  { needs: 'STAFF', label: 'Log', href: '/admin/log' },
] as const satisfies readonly AdminLink[];
