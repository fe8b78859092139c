import type { Screen } from '../router/screens.ts';

/** Screens that few visits open. Their addresses are in routes.ts too, so that others do not load what is here. */
export const screens: readonly Screen[] = [
  { path: '/forgot', load: () => import('../pages/shop/forgot/ForgotPage.tsx') },
  { path: '/reset', load: () => import('../pages/shop/reset/ResetPage.tsx') },
  { path: '/link', load: () => import('../pages/shop/link/LinkPage.tsx') },
  { path: '/invitation', load: () => import('../pages/shop/invitation/InvitationPage.tsx') },
  { path: '/new-email', load: () => import('../pages/shop/new-email/NewEmailPage.tsx') },
  { path: '/verify', load: () => import('../pages/shop/verify/VerifyPage.tsx') },
  { path: '/checkoutSteps', load: () => import('../pages/shop/checkout-steps/CheckoutStepsPage.tsx') },
  { path: '/agreed/:id', load: () => import('../pages/shop/agreed/AgreedTextPage.tsx') },
  { path: '/saved', load: () => import('../pages/shop/saved/SavedPage.tsx') },
];
