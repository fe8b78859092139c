import type { Screen, ScreenCode } from '../../router/screens.ts';
import type { Permission } from '../../schema.generated.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { adminRoute } from './admin-route.tsx';

/** The addresses of the admin area, with the permission that each needs. The first that matches counts. */
const paths: readonly (readonly [path: string, needs: Permission | null, load: () => Promise<ScreenCode>])[] =
  [
    ['/admin', null, () => import('../../pages/admin/home/AdminHomePage.tsx')],
    ['/admin/orderlist', 'ORDERS', () => import('../../pages/admin/orders/AdminOrdersPage.tsx')],
    ['/admin/orders/new', 'ORDERS', () => import('../../pages/admin/orders/AdminOrdersPage.tsx')],
    ['/admin/orders/ship', 'ORDERS', () => import('../../pages/shop/order/ship/ShipList.tsx')],
    ['/admin/orders/returns', 'ORDERS', () => import('../../pages/shop/order/returns/ReturnList.tsx')],
    ['/admin/orders/invoices', 'ORDERS', () => import('../../pages/shop/order/invoices/InvoiceList.tsx')],
    ['/admin/orders/transfers', 'ORDERS', () => import('../../pages/shop/order/transfers/BankTransfers.tsx')],
    ['/admin/orders/blocked', 'ORDERS', () => import('../../pages/shop/order/blocklist/Blocklist.tsx')],
    ['/admin/orders/:id', 'ORDERS', () => import('../../pages/shop/order/AdminOrderPage.tsx')],
    ['/admin/productlist', 'PRODUCTS', () => import('../../pages/admin/products/AdminProductsPage.tsx')],
    ['/admin/products/new', 'PRODUCTS', () => import('../../pages/admin/edit-product/NewProductPage.tsx')],
    ['/editproducts/:id', 'PRODUCTS', () => import('../../pages/admin/edit-product/EditProductPage.tsx')],
    ['/editproducts/:id/stock', 'PRODUCTS', () => import('../../pages/admin/stock/StockHistoryPage.tsx')],
    ['/admin/stocktake', 'PRODUCTS', () => import('../../pages/admin/stocktake/StocktakesPage.tsx')],
    ['/admin/stocktake/:id', 'PRODUCTS', () => import('../../pages/admin/stocktake/StocktakePage.tsx')],
    [
      '/admin/stocktake/:id/differences',
      'PRODUCTS',
      () => import('../../pages/admin/stocktake/DifferencesPage.tsx'),
    ],
    ['/admin/pictures', 'PRODUCTS', () => import('../../pages/admin/pictures/PicturesPage.tsx')],
    ['/admin/categories', 'PRODUCTS', () => import('../../pages/admin/categories/CategoriesPage.tsx')],
    ['/admin/collections', 'PRODUCTS', () => import('../../pages/admin/collections/CollectionsPage.tsx')],
    [
      '/admin/collections/:id',
      'PRODUCTS',
      () => import('../../pages/admin/collections/EditCollectionPage.tsx'),
    ],
    ['/admin/attributes', 'PRODUCTS', () => import('../../pages/admin/attributes/AttributesPage.tsx')],
    [
      '/admin/manufacturers',
      'PRODUCTS',
      () => import('../../pages/admin/manufacturers/ManufacturersPage.tsx'),
    ],
    ['/admin/promotions', 'PROMOTIONS', () => import('../../pages/admin/promotions/PromotionsPage.tsx')],
    ['/admin/reviews', 'CONTENT', () => import('../../pages/admin/reviews/ReviewsPage.tsx')],
    ['/admin/pages', 'CONTENT', () => import('../../pages/admin/pages/PagesPage.tsx')],
    ['/admin/home-page', 'CONTENT', () => import('../../pages/admin/home-page/HomeEditorPage.tsx')],
    ['/admin/redirects', 'CONTENT', () => import('../../pages/admin/redirects/RedirectsPage.tsx')],
    ['/admin/menus', 'CONTENT', () => import('../../pages/admin/menus/MenusPage.tsx')],
    ['/admin/test-orders', 'SETTINGS', () => import('../../pages/admin/test-orders/TestOrdersPage.tsx')],
    ['/admin/pages/:id', 'CONTENT', () => import('../../pages/admin/pages/EditPagePage.tsx')],
    ['/admin/settings', 'SETTINGS', () => import('../../pages/admin/settings/SettingsPage.tsx')],
    [
      '/admin/settings/:section',
      'SETTINGS',
      () => import('../../pages/admin/settings/SettingsSectionPage.tsx'),
    ],
    ['/admin/search', 'PRODUCTS', () => import('../../pages/admin/search/SearchSettingsPage.tsx')],
    ['/admin/imports', 'PRODUCTS', () => import('../../pages/admin/imports/ImportsPage.tsx')],
    ['/admin/imports/new', 'PRODUCTS', () => import('../../pages/admin/imports/NewImportPage.tsx')],
    ['/admin/imports/:id', 'PRODUCTS', () => import('../../pages/admin/imports/ImportPage.tsx')],
    ['/admin/customers', 'ORDERS', () => import('../../pages/admin/customers/CustomersPage.tsx')],
    ['/admin/customers/:id', 'ORDERS', () => import('../../pages/admin/customers/CustomerPage.tsx')],
    ['/admin/past-orders', 'ORDERS', () => import('../../pages/admin/past-orders/PastOrdersPage.tsx')],
    ['/admin/past-orders/:id', 'ORDERS', () => import('../../pages/admin/past-orders/PastOrderPage.tsx')],
    ['/admin/inquiries', 'ORDERS', () => import('../../pages/admin/inquiries/InquiriesPage.tsx')],
    ['/admin/segments', 'ORDERS', () => import('../../pages/admin/customers/SegmentsPage.tsx')],
    ['/admin/userlist', 'CUSTOMERS', () => import('../../pages/admin/users/AdminUsersPage.tsx')],
    ['/admin/money', 'REFUNDS', () => import('../../pages/admin/money/MoneyCheckPage.tsx')],
    ['/admin/reports', 'REPORTS', () => import('../../pages/admin/reports/ReportsPage.tsx')],
    ['/admin/reports/:report', 'REPORTS', () => import('../../pages/admin/reports/ReportPage.tsx')],
    [
      '/admin/reports/:report/orders',
      'REPORTS',
      () => import('../../pages/admin/reports/ReportOrdersPage.tsx'),
    ],
    ['/admin/bookkeeping', 'REPORTS', () => import('../../pages/admin/bookkeeping/BookkeepingPage.tsx')],
    ['/admin/jobs', 'SETTINGS', () => import('../../pages/admin/jobs/JobsPage.tsx')],
    ['/admin/mails', 'ORDERS', () => import('../../pages/admin/mails/MailsPage.tsx')],
    ['/admin/mails/:id', 'ORDERS', () => import('../../pages/admin/mails/MailPage.tsx')],
    ['/admin/mail-texts', 'SETTINGS', () => import('../../pages/admin/mail-texts/MailTextsPage.tsx')],
    [
      '/admin/mail-texts/:name/edit',
      'SETTINGS',
      () => import('../../pages/admin/mail-texts/EditMailTextPage.tsx'),
    ],
    ['/admin/useredit/:id', 'CUSTOMERS', () => import('../../pages/admin/edit-user/EditUserPage.tsx')],
    ['/admin/stafflist', 'STAFF', () => import('../../pages/admin/staff/StaffListPage.tsx')],
    ['/admin/log', 'STAFF', () => import('../../pages/admin/log/LogPage.tsx')],
  ];

/** The screens of the admin area, each within its frame. */
export const adminScreens: readonly Screen[] = [
  ...paths.map(([path, needs, load]) => ({
    path,
    load: async () => ({ ...(await load()), Frame: AdminFrame }),
    Guard: adminRoute(needs),
  })),
  // In the frame of the shop, as shoppers would see it.
  {
    path: '/admin/home-page/preview',
    load: () => import('../../pages/shop/home/HomePreviewPage.tsx'),
    Guard: adminRoute('CONTENT'),
  },
];

/** All addresses below those of the area. */
export const screens: readonly Screen[] = [
  ...adminScreens,
  {
    path: '*',
    load: async () => ({
      ...(await import('../../pages/admin/no-screen/NoScreenPage.tsx')),
      Frame: AdminFrame,
    }),
    Guard: adminRoute(null),
  },
];
