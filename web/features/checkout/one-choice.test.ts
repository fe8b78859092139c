import { expect, it } from 'vitest';
import { hasOneChoice } from './one-choice.ts';

const post = { id: 'post' };
const card = { id: 'PayPal' };
const cash = { id: 'cod' };
const one = { shippingMethod: post, shippingMethods: [post], paymentMethods: [card] };

it('skips the payment step for one shipping method and the one payment method, confirmed before', () => {
  expect(hasOneChoice(one, 'PayPal')).toBe(true);
});

it.each([
  ['nothing was confirmed yet', one, ''],
  ['another payment method was confirmed', one, 'cod'],
  ['there are two payment methods', { ...one, paymentMethods: [card, cash] }, 'PayPal'],
  ['there are two shipping methods', { ...one, shippingMethods: [post, { id: 'express' }] }, 'PayPal'],
  ['there is no payment method', { ...one, paymentMethods: [] }, 'PayPal'],
  ['the cart is not shipped there', { ...one, shippingMethod: null }, 'PayPal'],
  ['the offer is not known', undefined, 'PayPal'],
])('does not skip it when %s', (_, offered, stored) => {
  expect(hasOneChoice(offered, stored)).toBe(false);
});
