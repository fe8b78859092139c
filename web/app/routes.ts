// The first screens of most visits are part of the first download: loading them later would take another request.
import HomePage, { firstQuery as homeQuery } from '../pages/home/HomePage.tsx';
import ProductPage, { firstQuery as productQuery } from '../pages/product/ProductPage.tsx';
import SearchPage, { firstQuery as searchQuery } from '../pages/search/SearchPage.tsx';
import type { Screen } from '../router/screens.ts';
import type { Permission } from '../schema.generated.ts';
import { adminRoute, PrivateRoute } from './guards.tsx';

const home = async () => ({ default: HomePage, firstQuery: homeQuery });
const search = async () => ({ default: SearchPage, firstQuery: searchQuery });
const product = async () => ({ default: ProductPage, firstQuery: productQuery });
const sign = () => import('../pages/sign/SignPage.tsx');

/** What anybody may see. */
const publicScreens: Screen[] = [
  { path: '/', load: home },
  { path: '/page/:pageNumber', load: home },
  { path: '/homepage', load: home },
  { path: '/search/:keyword', load: search },
  { path: '/search/:keyword/page/:pageNumber', load: search },
  { path: '/productscreen/:id', load: product },
  { path: '/product/:id', load: product },
  { path: '/cart', load: () => import('../pages/cart/CartPage.tsx') },
  { path: '/login', load: () => import('../pages/login/LoginPage.tsx') },
  { path: '/sign', load: sign },
  { path: '/register', load: sign },
  { path: '/forgot', load: () => import('../pages/forgot/ForgotPage.tsx') },
  { path: '/reset', load: () => import('../pages/reset/ResetPage.tsx') },
  { path: '/link', load: () => import('../pages/link/LinkPage.tsx') },
  { path: '/invitation', load: () => import('../pages/invitation/InvitationPage.tsx') },
  { path: '/verify', load: () => import('../pages/verify/VerifyPage.tsx') },
  { path: '/checkoutSteps', load: () => import('../pages/checkout-steps/CheckoutStepsPage.tsx') },
];

const privateScreens: Screen[] = [
  { path: '/shipping', load: () => import('../pages/shipping/ShippingPage.tsx') },
  { path: '/payment', load: () => import('../pages/payment/PaymentPage.tsx') },
  { path: '/placeorder', load: () => import('../pages/place-order/PlaceOrderPage.tsx') },
  { path: '/order/:id', load: () => import('../pages/order/OrderPage.tsx') },
  { path: '/profile', load: () => import('../pages/profile/ProfilePage.tsx') },
];

const adminScreens: (Screen & { needs: Permission })[] = [
  {
    needs: 'ORDERS',
    path: '/admin/orderlist',
    load: () => import('../pages/admin-orders/AdminOrdersPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/admin/productlist',
    load: () => import('../pages/admin-products/AdminProductsPage.tsx'),
  },
  {
    needs: 'PRODUCTS',
    path: '/editproducts/:id',
    load: () => import('../pages/edit-product/EditProductPage.tsx'),
  },
  {
    needs: 'CUSTOMERS',
    path: '/admin/userlist',
    load: () => import('../pages/admin-users/AdminUsersPage.tsx'),
  },
  { needs: 'REFUNDS', path: '/admin/money', load: () => import('../pages/admin-money/MoneyCheckPage.tsx') },
  { needs: 'SETTINGS', path: '/admin/jobs', load: () => import('../pages/admin-jobs/JobsPage.tsx') },
  { needs: 'ORDERS', path: '/admin/mails', load: () => import('../pages/admin-mails/MailsPage.tsx') },
  { needs: 'ORDERS', path: '/admin/mails/:id', load: () => import('../pages/admin-mails/MailPage.tsx') },
  {
    needs: 'CUSTOMERS',
    path: '/admin/useredit/:id',
    load: () => import('../pages/edit-user/EditUserPage.tsx'),
  },
  { needs: 'STAFF', path: '/admin/stafflist', load: () => import('../pages/admin-staff/StaffListPage.tsx') },
  { needs: 'STAFF', path: '/admin/log', load: () => import('../pages/admin-log/LogPage.tsx') },
];

const withRail = (load: Screen['load']) => async () => {
  const [code, { AdminRail: Rail }] = await Promise.all([load(), import('./shell/AdminRail.tsx')]);
  return { ...code, Rail };
};

/** The shop's address map. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...privateScreens.map((screen) => ({ ...screen, Guard: PrivateRoute })),
  ...adminScreens.map(({ needs, path, load }) => ({ path, load: withRail(load), Guard: adminRoute(needs) })),
  { path: '*', load: () => import('../pages/not-found/NotFoundPage.tsx') },
];
