import { expect, it } from 'vitest';
import { hasOneChoice } from './one-choice.ts';

const post = { id: 'post' };
const card = { id: 'PayPal' };
const cash = { id: 'cod' };
const one = { shippingMethod: post, shippingMethods: [post], paymentMethods: [card] };

it('skips the payment step for one way of shipping and the one way to pay, confirmed before', () => {
  expect(hasOneChoice(one, 'PayPal')).toBe(true);
});

it.each([
  ['nothing was confirmed yet', one, ''],
  ['another way to pay was confirmed', one, 'cod'],
  ['there are two ways to pay', { ...one, paymentMethods: [card, cash] }, 'PayPal'],
  ['there are two ways of shipping', { ...one, shippingMethods: [post, { id: 'express' }] }, 'PayPal'],
  ['there is no way to pay', { ...one, paymentMethods: [] }, 'PayPal'],
  ['the cart is not shipped there', { ...one, shippingMethod: null }, 'PayPal'],
  ['the offer is not known', undefined, 'PayPal'],
])('does not skip it when %s', (_, offered, stored) => {
  expect(hasOneChoice(offered, stored)).toBe(false);
});
