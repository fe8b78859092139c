import type { Screen } from '../router/screens.ts';
import { PrivateRoute } from './guards.tsx';

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
const COLLECTION = {
  source: 'pages/shop/collection/CollectionPage.tsx',
  load: () => import('../pages/shop/collection/CollectionPage.tsx'),
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
const PRODUCTS = {
  source: 'pages/shop/products/ProductsPage.tsx',
  load: () => import('../pages/shop/products/ProductsPage.tsx'),
  next: PRODUCT.load,
};
const INFO = {
  source: 'pages/shop/info/InfoPage.tsx',
  load: () => import('../pages/shop/info/InfoPage.tsx'),
};
/** Screens that few visits open. */
const more = () => import('./more-screens.ts');
const sign = () => import('../pages/shop/sign/SignPage.tsx');

/** What anybody may see. */
const publicScreens: Screen[] = [
  { path: '/', ...HOME },
  { path: '/page/:pageNumber', ...HOME },
  { path: '/homepage', ...HOME },
  { path: '/search/:keyword', ...SEARCH },
  { path: '/search/:keyword/page/:pageNumber', ...SEARCH },
  { path: '/category/:slug', ...CATEGORY },
  { path: '/collection/:slug', ...COLLECTION },
  { path: '/brand/:brand', ...BRAND },
  { path: '/info/:slug', ...INFO },
  { path: '/products', ...PRODUCTS },
  { path: '/offers', ...OFFERS },
  { path: '/productscreen/:id', ...PRODUCT },
  { path: '/product/:id', ...PRODUCT },
  { path: '/cart', load: cart },
  { path: '/login', load: () => import('../pages/shop/login/LoginPage.tsx') },
  { path: '/sign', load: sign },
  { path: '/register', load: sign },
  ...[
    '/forgot',
    '/reset',
    '/link',
    '/invitation',
    '/new-email',
    '/verify',
    '/checkoutSteps',
    '/saved',
    '/agreed/:id',
  ].map((path) => ({
    path,
    load: more,
  })),
];

/** They have their guard with them (`forBuyers`): signed-in people may see them, and guests with an address. */
const buyerScreens: Screen[] = [
  { path: '/shipping', load: () => import('../pages/shop/shipping/ShippingPage.tsx'), isCheckout: true },
  { path: '/payment', load: () => import('../pages/shop/payment/PaymentPage.tsx'), isCheckout: true },
  {
    path: '/placeorder',
    load: () => import('../pages/shop/place-order/PlaceOrderPage.tsx'),
    isCheckout: true,
  },
  { path: '/order/:id', load: () => import('../pages/shop/order/OrderPage.tsx') },
];

const privateScreens: Screen[] = [
  { path: '/profile', load: () => import('../pages/shop/profile/ProfilePage.tsx') },
  { path: '/orders', load: () => import('../pages/shop/orders/OrdersPage.tsx') },
];

/** The address map of the shop. */
export const shopScreens: readonly Screen[] = [
  ...publicScreens,
  ...buyerScreens,
  // The search box is on each of them.
  ...privateScreens.map((screen) => ({ ...screen, Guard: PrivateRoute, next: SEARCH.load })),
  { path: '*', load: () => import('../pages/shop/not-found/NotFoundPage.tsx') },
];

/** The admin area, whose address map shoppers do not load. */
const admin = () => import('./admin/screens.ts');

/** All addresses of the web app. */
export const screens: readonly Screen[] = [
  { path: '/admin/*', load: admin },
  { path: '/editproducts/*', load: admin },
  ...shopScreens,
];
