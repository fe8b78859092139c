import type { ComponentType } from 'react';
import { HomePage, firstQuery as homeQuery } from '../pages/home/HomePage.tsx';
import { ProductPage, firstQuery as productQuery } from '../pages/product/ProductPage.tsx';
import { SearchPage, firstQuery as searchQuery } from '../pages/search/SearchPage.tsx';
import type { FirstQuery, Screen } from '../router/screens.ts';
import { AdminRoute } from './guards/AdminRoute.tsx';
import { PrivateRoute } from './guards/PrivateRoute.tsx';

/**
 * Loads the module of a page with its first visit. `name` is the component that it exports; a `firstQuery` beside it
 * can be preloaded.
 */
const page =
  <Name extends string>(
    load: () => Promise<Record<Name, ComponentType> & { firstQuery?: FirstQuery }>,
    name: Name,
  ): Screen['load'] =>
  async () => {
    const module = await load();
    return { Component: module[name], firstQuery: module.firstQuery };
  };

// The first screens of most visits are part of the first download: loading them later would take another request.
const home: Screen['load'] = async () => ({ Component: HomePage, firstQuery: homeQuery });
const search: Screen['load'] = async () => ({ Component: SearchPage, firstQuery: searchQuery });
const product: Screen['load'] = async () => ({ Component: ProductPage, firstQuery: productQuery });

const sign = page(() => import('../pages/sign/SignPage.tsx'), 'SignPage');

/** What anybody may see. */
const publicScreens: Screen[] = [
  { path: '/', load: home },
  { path: '/page/:pageNumber', load: home },
  { path: '/homepage', load: home },
  { path: '/search/:keyword', load: search },
  { path: '/search/:keyword/page/:pageNumber', load: search },
  { path: '/productscreen/:id', load: product },
  { path: '/product/:id', load: product },
  { path: '/cart', load: page(() => import('../pages/cart/CartPage.tsx'), 'CartPage') },
  { path: '/login', load: page(() => import('../pages/login/LoginPage.tsx'), 'LoginPage') },
  { path: '/sign', load: sign },
  { path: '/register', load: sign },
  {
    path: '/checkoutSteps',
    load: page(() => import('../pages/checkout-steps/CheckoutStepsPage.tsx'), 'CheckoutStepsPage'),
  },
];

const privateScreens: Screen[] = [
  { path: '/shipping', load: page(() => import('../pages/shipping/ShippingPage.tsx'), 'ShippingPage') },
  { path: '/payment', load: page(() => import('../pages/payment/PaymentPage.tsx'), 'PaymentPage') },
  {
    path: '/placeorder',
    load: page(() => import('../pages/place-order/PlaceOrderPage.tsx'), 'PlaceOrderPage'),
  },
  { path: '/order/:id', load: page(() => import('../pages/order/OrderPage.tsx'), 'OrderPage') },
  { path: '/profile', load: page(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage') },
];

const adminScreens: Screen[] = [
  {
    path: '/admin/orderlist',
    load: page(() => import('../pages/admin-orders/AdminOrdersPage.tsx'), 'AdminOrdersPage'),
  },
  {
    path: '/admin/productlist',
    load: page(() => import('../pages/admin-products/AdminProductsPage.tsx'), 'AdminProductsPage'),
  },
  {
    path: '/editproducts/:id',
    load: page(() => import('../pages/edit-product/EditProductPage.tsx'), 'EditProductPage'),
  },
  {
    path: '/admin/userlist',
    load: page(() => import('../pages/admin-users/AdminUsersPage.tsx'), 'AdminUsersPage'),
  },
  {
    path: '/admin/money',
    load: page(() => import('../pages/admin-money/MoneyCheckPage.tsx'), 'MoneyCheckPage'),
  },
  {
    path: '/admin/useredit/:id',
    load: page(() => import('../pages/edit-user/EditUserPage.tsx'), 'EditUserPage'),
  },
];

/** The shop's address map. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...privateScreens.map((screen) => ({ ...screen, Guard: PrivateRoute })),
  ...adminScreens.map((screen) => ({ ...screen, Guard: AdminRoute })),
  { path: '*', load: page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage') },
];
