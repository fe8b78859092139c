import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { searchUrl } from '../urls.ts';
import { AdminRoute } from './guards/AdminRoute.tsx';
import { PrivateRoute } from './guards/PrivateRoute.tsx';
import type { FirstQuery } from './preload-screen.ts';
import { RouteError } from './shell/RouteError.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * Loads the module of a page with its first visit. `name` is the component that it exports; a `firstQuery` beside it is
 * what can be asked ahead.
 */
const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType> & { firstQuery?: FirstQuery }>,
  name: Name,
) => ({
  lazy: async () => {
    const module = await load();
    return { Component: module[name], handle: module.firstQuery };
  },
});

const home = page(() => import('../pages/home/HomePage.tsx'), 'HomePage');
const search = page(() => import('../pages/search/SearchPage.tsx'), 'SearchPage');
const product = page(() => import('../pages/product/ProductPage.tsx'), 'ProductPage');
const sign = page(() => import('../pages/sign/SignPage.tsx'), 'SignPage');

/** Where the search box leads before the app has started. */
function searchByQuery({ request }: LoaderFunctionArgs) {
  return redirect(searchUrl(new URL(request.url).searchParams.get('keyword') ?? ''));
}

/** The shop's address map. Made anew for each use: loading a page writes into its route. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: '/', ...home },
          { path: '/page/:pageNumber', ...home },
          { path: '/homepage', ...home },
          { path: '/search', loader: searchByQuery },
          { path: '/search/:keyword', ...search },
          { path: '/search/:keyword/page/:pageNumber', ...search },
          { path: '/productscreen/:id', ...product },
          { path: '/product/:id', ...product },
          { path: '/cart', ...page(() => import('../pages/cart/CartPage.tsx'), 'CartPage') },
          { path: '/login', ...page(() => import('../pages/login/LoginPage.tsx'), 'LoginPage') },
          { path: '/sign', ...sign },
          { path: '/register', ...sign },
          {
            path: '/checkoutSteps',
            ...page(() => import('../pages/checkout-steps/CheckoutStepsPage.tsx'), 'CheckoutStepsPage'),
          },
          {
            Component: PrivateRoute,
            children: [
              {
                path: '/shipping',
                ...page(() => import('../pages/shipping/ShippingPage.tsx'), 'ShippingPage'),
              },
              {
                path: '/payment',
                ...page(() => import('../pages/payment/PaymentPage.tsx'), 'PaymentPage'),
              },
            ],
          },
          {
            Component: PrivateRoute,
            children: [
              {
                path: '/placeorder',
                ...page(() => import('../pages/place-order/PlaceOrderPage.tsx'), 'PlaceOrderPage'),
              },
              {
                path: '/order/:id',
                ...page(() => import('../pages/order/OrderPage.tsx'), 'OrderPage'),
              },
              {
                path: '/profile',
                ...page(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
              },
            ],
          },
          {
            Component: AdminRoute,
            children: [
              {
                path: '/admin/orderlist',
                ...page(() => import('../pages/admin-orders/AdminOrdersPage.tsx'), 'AdminOrdersPage'),
              },
              {
                path: '/admin/productlist',
                ...page(() => import('../pages/admin-products/AdminProductsPage.tsx'), 'AdminProductsPage'),
              },
              {
                path: '/editproducts/:id',
                ...page(() => import('../pages/edit-product/EditProductPage.tsx'), 'EditProductPage'),
              },
              {
                path: '/admin/userlist',
                ...page(() => import('../pages/admin-users/AdminUsersPage.tsx'), 'AdminUsersPage'),
              },
              {
                path: '/admin/money',
                ...page(() => import('../pages/admin-money/MoneyCheckPage.tsx'), 'MoneyCheckPage'),
              },
              {
                path: '/admin/useredit/:id',
                ...page(() => import('../pages/edit-user/EditUserPage.tsx'), 'EditUserPage'),
              },
            ],
          },
          {
            path: '*',
            ...page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
          },
        ],
      },
    ],
  },
];
