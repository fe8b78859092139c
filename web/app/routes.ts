import type { Screen } from '../router/screens.ts';
import type { Permission } from '../schema.generated.ts';
import { adminRoute, PrivateRoute } from './guards.tsx';

const cart = () => import('../pages/shop/cart/CartPage.tsx');
const PRODUCT = {
  source: 'pages/shop/product/ProductPage.tsx',
  load: () => import('../pages/shop/product/ProductPage.tsx'),
  next: cart,
};
const HOME = {
  source: 'pages/shop/home/HomePage.tsx',
  load: () => import('../pages/shop/home/HomePage.tsx'),
  next: PRODUCT.load,
};
const SEARCH = {
  source: 'pages/shop/search/SearchPage.tsx',
  load: () => import('../pages/shop/search/SearchPage.tsx'),
  next: PRODUCT.load,
};
const CATEGORY = {
  source: 'pages/shop/category/CategoryPage.tsx',
  load: () => import('../pages/shop/category/CategoryPage.tsx'),
  next: PRODUCT.load,
};
const BRAND = {
  source: 'pages/shop/brand/BrandPage.tsx',
  load: () => import('../pages/shop/brand/BrandPage.tsx'),
  next: PRODUCT.load,
};
const OFFERS = {
  source: 'pages/shop/offers/OffersPage.tsx',
  load: () => import('../pages/shop/offers/OffersPage.tsx'),
  next: PRODUCT.load,
};
const order = () => import('../pages/shop/order/OrderPage.tsx');
const sign = () => import('../pages/shop/sign/SignPage.tsx');

/** What anybody may see. */
const publicScreens: Screen[] = [
  { path: '/', ...HOME },
  { path: '/page/:pageNumber', ...HOME },
  { path: '/homepage', ...HOME },
  { path: '/search/:keyword', ...SEARCH },
  { path: '/search/:keyword/page/:pageNumber', ...SEARCH },
  { path: '/category/:slug', ...CATEGORY },
  { path: '/brand/:brand', ...BRAND },
  { path: '/offers', ...OFFERS },
  { path: '/productscreen/:id', ...PRODUCT },
  { path: '/product/:id', ...PRODUCT },
  { path: '/cart', load: cart },
  { path: '/login', load: () => import('../pages/shop/login/LoginPage.tsx') },
  { path: '/sign', load: sign },
  { path: '/register', load: sign },
  { path: '/forgot', load: () => import('../pages/shop/forgot/ForgotPage.tsx') },
  { path: '/reset', load: () => import('../pages/shop/reset/ResetPage.tsx') },
  { path: '/link', load: () => import('../pages/shop/link/LinkPage.tsx') },
  { path: '/invitation', load: () => import('../pages/shop/invitation/InvitationPage.tsx') },
  { path: '/new-email', load: () => import('../pages/shop/new-email/NewEmailPage.tsx') },
  { path: '/verify', load: () => import('../pages/shop/verify/VerifyPage.tsx') },
  { path: '/checkoutSteps', load: () => import('../pages/shop/checkout-steps/CheckoutStepsPage.tsx') },
];

/** They have their guard with them (`forBuyers`): signed-in people may see them, and guests with an address. */
const buyerScreens: Screen[] = [
  { path: '/shipping', load: () => import('../pages/shop/shipping/ShippingPage.tsx') },
  { path: '/payment', load: () => import('../pages/shop/payment/PaymentPage.tsx') },
  { path: '/placeorder', load: () => import('../pages/shop/place-order/PlaceOrderPage.tsx') },
  { path: '/order/:id', load: order },
];

const privateScreens: Screen[] = [
  { path: '/profile', load: () => import('../pages/shop/profile/ProfilePage.tsx') },
  { path: '/admin', load: () => import('./shell/AdminHome.tsx') },
  { path: '/orders', load: () => import('../pages/shop/orders/OrdersPage.tsx') },
];

const adminScreens: (Screen & { needs: Permission })[] = [
  {
    needs: 'ORDERS',
    path: '/admin/orderlist',
    load: () => import('../pages/admin/orders/AdminOrdersPage.tsx'),
  },
  {
    needs: 'ORDERS',
    path: '/admin/orders/new',
    load: () => import('../pages/admin/orders/AdminOrdersPage.tsx'),
  },
  { needs: 'ORDERS', path: '/admin/orders/:id', load: order },
  {
    needs: 'PRODUCTS',
    path: '/admin/productlist',
    load: () => import('../pages/admin/products/AdminProductsPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/products/new',
    load: () => import('../pages/admin/edit-product/NewProductPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/editproducts/:id',
    load: () => import('../pages/admin/edit-product/EditProductPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/categories',
    load: () => import('../pages/admin/categories/CategoriesPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/attributes',
    load: () => import('../pages/admin/attributes/AttributesPage.tsx'),
  },
  {
    needs: 'PROMOTIONS',
    path: '/admin/promotions',
    load: () => import('../pages/admin/promotions/PromotionsPage.tsx'),
  },
  {
    needs: 'SETTINGS',
    path: '/admin/settings',
    load: () => import('../pages/admin/settings/SettingsPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/search',
    load: () => import('../pages/admin/search/SearchSettingsPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/imports',
    load: () => import('../pages/admin/imports/ImportsPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/imports/new',
    load: () => import('../pages/admin/imports/NewImportPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/imports/:id',
    load: () => import('../pages/admin/imports/ImportPage.tsx'),
  },
  {
    needs: 'CUSTOMERS',
    path: '/admin/userlist',
    load: () => import('../pages/admin/users/AdminUsersPage.tsx'),
  },
  { needs: 'REFUNDS', path: '/admin/money', load: () => import('../pages/admin/money/MoneyCheckPage.tsx') },
  { needs: 'SETTINGS', path: '/admin/jobs', load: () => import('../pages/admin/jobs/JobsPage.tsx') },
  { needs: 'ORDERS', path: '/admin/mails', load: () => import('../pages/admin/mails/MailsPage.tsx') },
  { needs: 'ORDERS', path: '/admin/mails/:id', load: () => import('../pages/admin/mails/MailPage.tsx') },
  {
    needs: 'CUSTOMERS',
    path: '/admin/useredit/:id',
    load: () => import('../pages/admin/edit-user/EditUserPage.tsx'),
  },
  { needs: 'STAFF', path: '/admin/stafflist', load: () => import('../pages/admin/staff/StaffListPage.tsx') },
  { needs: 'STAFF', path: '/admin/log', load: () => import('../pages/admin/log/LogPage.tsx') },
];

const withRail = (load: Screen['load']) => async () => {
  const [code, { AdminRail: Rail }] = await Promise.all([load(), import('./shell/AdminRail.tsx')]);
  return { ...code, Rail };
};

/** The shop's address map. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...buyerScreens,
  // The search box is on each of them.
  ...privateScreens.map((screen) => ({ ...screen, Guard: PrivateRoute, next: SEARCH.load })),
  ...adminScreens.map(({ needs, path, load }) => ({ path, load: withRail(load), Guard: adminRoute(needs) })),
  { path: '*', load: () => import('../pages/shop/not-found/NotFoundPage.tsx') },
];
