import type { ReactNode } from 'react';

export const youWillBeCharged = (value: string) => `You will be charged ${value}`;
export const yourCartIsEmpty = 'Your cart is empty';
export const goToTheCart = 'Go to the cart';
export const checkoutSteps = 'Checkout steps';
export const signIn = 'Sign In';
export const yourOrderShipsFree = 'Your order ships free';
export const addMoreForFreeShipping = (amount: ReactNode) => <>Add {amount} more for free shipping</>;
export const items = 'Items';
export const shipping = 'Shipping';
export const taxIncluded = 'Tax (included)';
export const tax = 'Tax';
export const total = 'Total';
export const youSave = (amount: ReactNode) => <>You save {amount}</>;
export const orderSummary = 'Order summary';
export const youPayInCashWhen = (isFetched: boolean) =>
  `You pay in cash when ${isFetched ? 'you fetch your order' : 'your order arrives'}.`;
export const theOrderShowsTheBank = (isFetched: boolean) =>
  `The order shows the bank account, and ${isFetched ? 'can be fetched' : 'is sent'} when the money has arrived.`;
export const theShopOffersNoWay =
  'The shop offers no payment method for an order of this total to this country. Change the cart or the address.';
export const selectMethod = 'Select Method';
export const free = 'Free';
export const shippingMethod = 'Shipping Method';
export const cart = 'Cart';
export const payment = 'Payment';
export const placeOrder = 'Place order';
export const enterTheShippingAddress = 'Enter the shipping address';
export const chooseHowToPay = 'Choose how to pay';
export const reviewAndPlaceTheOrder = 'Review and place the order';
export const shipsOncePaid = 'We ship it as soon as your payment has arrived.';
export const arrives = (days: string) => `Arrives ${days}`;
