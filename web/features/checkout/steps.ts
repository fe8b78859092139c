import * as t from '#messages/checkout';
import { loginUrl } from '../../router/urls.ts';

/** What the shopper has done so far. */
export interface Progress {
  isSignedIn: boolean;
  hasItems: boolean;
  hasAddress: boolean;
  hasPaymentMethod: boolean;
}

/** What is stored of an order that is not placed yet. */
export interface Draft {
  lines: readonly unknown[];
  shippingAddress: { address: string; city: string; postalCode: string; country: string };
  paymentMethod: string;
}

/** Which steps of a draft are done. An address is done when none of its four fields is blank, or the order is fetched. */
export function checkoutProgress(
  { lines, shippingAddress, paymentMethod }: Draft,
  isSignedIn: boolean,
  isFetched = false,
): Progress {
  return {
    isSignedIn,
    hasItems: lines.length > 0,
    hasAddress: isFetched || Object.values(shippingAddress).every((field) => field.trim() !== ''),
    hasPaymentMethod: paymentMethod !== '',
  };
}

export type StepAddress = '/cart' | '/shipping' | '/payment' | '/placeorder';

export interface Step {
  name: string;
  href: StepAddress;
  /** Whether all steps before it are done. */
  isOpen: boolean;
}

/** The steps of the checkout; each opens when the ones before it are done. */
export function checkoutSteps({ isSignedIn, hasItems, hasAddress, hasPaymentMethod }: Progress): Step[] {
  const cart = isSignedIn && hasItems;
  const payment = cart && hasAddress;
  return [
    { name: t.cart, href: '/cart', isOpen: cart },
    { name: t.shipping, href: '/shipping', isOpen: cart },
    { name: t.payment, href: '/payment', isOpen: payment },
    { name: t.placeOrder, href: '/placeorder', isOpen: payment && hasPaymentMethod },
  ];
}

/** The first step that is not done: the text and the address of the button that leads there. */
export function nextStep({ isSignedIn, hasItems, hasAddress, hasPaymentMethod }: Progress) {
  if (!hasItems) return { label: t.goToTheCart, href: '/cart' };
  if (!isSignedIn) return { label: t.signIn, href: loginUrl('/shipping') };
  if (!hasAddress) return { label: t.enterTheShippingAddress, href: '/shipping' };
  if (!hasPaymentMethod) return { label: t.chooseHowToPay, href: '/payment' };
  return { label: t.reviewAndPlaceTheOrder, href: '/placeorder' };
}
