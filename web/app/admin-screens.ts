import type { AdminPath } from '../router/admin-paths.ts';
import type { ScreenCode } from '../router/screens.ts';

const screens: Record<AdminPath, () => Promise<ScreenCode>> = {
  '/admin/orderlist': () => import('../pages/admin/orders/AdminOrdersPage.tsx'),
  '/admin/orders/new': () => import('../pages/admin/orders/AdminOrdersPage.tsx'),
  '/admin/orders/:id': () => import('../pages/shop/order/OrderPage.tsx'),
  '/admin/productlist': () => import('../pages/admin/products/AdminProductsPage.tsx'),
  '/admin/products/new': () => import('../pages/admin/edit-product/NewProductPage.tsx'),
  '/editproducts/:id': () => import('../pages/admin/edit-product/EditProductPage.tsx'),
  '/admin/categories': () => import('../pages/admin/categories/CategoriesPage.tsx'),
  '/admin/attributes': () => import('../pages/admin/attributes/AttributesPage.tsx'),
  '/admin/promotions': () => import('../pages/admin/promotions/PromotionsPage.tsx'),
  '/admin/settings': () => import('../pages/admin/settings/SettingsPage.tsx'),
  '/admin/search': () => import('../pages/admin/search/SearchSettingsPage.tsx'),
  '/admin/imports': () => import('../pages/admin/imports/ImportsPage.tsx'),
  '/admin/imports/new': () => import('../pages/admin/imports/NewImportPage.tsx'),
  '/admin/imports/:id': () => import('../pages/admin/imports/ImportPage.tsx'),
  '/admin/userlist': () => import('../pages/admin/users/AdminUsersPage.tsx'),
  '/admin/money': () => import('../pages/admin/money/MoneyCheckPage.tsx'),
  '/admin/jobs': () => import('../pages/admin/jobs/JobsPage.tsx'),
  '/admin/mails': () => import('../pages/admin/mails/MailsPage.tsx'),
  '/admin/mails/:id': () => import('../pages/admin/mails/MailPage.tsx'),
  '/admin/useredit/:id': () => import('../pages/admin/edit-user/EditUserPage.tsx'),
  '/admin/stafflist': () => import('../pages/admin/staff/StaffListPage.tsx'),
  '/admin/log': () => import('../pages/admin/log/LogPage.tsx'),
};

/** The code of a screen of the admin area, with the rail beside it. In a file of its own, which shoppers do not load. */
export async function loadAdminScreen(path: AdminPath): Promise<ScreenCode> {
  const [code, { AdminRail: Rail }] = await Promise.all([screens[path](), import('./shell/AdminRail.tsx')]);
  return { ...code, Rail };
}
