import { expect, test } from 'vitest';
import { addItem, EMPTY_CART } from '../../../features/cart/cart.ts';
import { boughtOf, contentOf, type Purchase, purchaseOf } from './purchase.ts';

const camera = {
  productId: 'p1',
  variantId: 'p1',
  options: [],
  name: 'Camera',
  image: '/c',
  price: 8999,
  qty: 1,
  countInStock: 5,
  availableQuantity: 5,
};
const shippingAddress = { address: '1 Main Street', city: 'Pune', postalCode: '411001', country: 'India' };
const cart = { ...addItem(EMPTY_CART, camera), shippingAddress, paymentMethod: 'PayPal' };
const prices = { itemsPrice: 8999, shippingPrice: 10000, taxPrice: 1350, totalPrice: 20349 };
const purchase = purchaseOf(cart, { shippingAddress }, prices);
const content = contentOf(purchase, 'u1');

test('what is sent is what was shown', () => {
  expect(purchase).toEqual({
    lines: [{ productId: 'p1', variantId: 'p1', qty: 1, price: 8999 }],
    shippingAddress,
    paymentMethod: 'PayPal',
    seenPrices: prices,
  });
});

/** Each field of the input; a new one fails the type check until it stands here. */
const changes: Required<Omit<Purchase, 'seenPrices'>> = {
  lines: [{ productId: 'p1', qty: 2, price: 8999 }],
  shippingAddress: { ...shippingAddress, city: 'Delhi' },
  billingAddress: { ...shippingAddress, city: 'Delhi' },
  paymentMethod: 'Cash',
  shippingMethodId: 's2',
  codes: ['TEN'],
  cartId: 'a cart',
  note: 'Ring twice',
  agreedPages: [{ pageId: 'terms', version: 2 }],
};

test.each(Object.entries(changes))('another %s is another purchase', (field, value) => {
  expect(contentOf({ ...purchase, [field]: value }, 'u1')).not.toBe(content);
});

test('a field that the shop does not know yet makes another purchase', () => {
  expect(contentOf({ ...purchase, coupon: 'TEN' } as Purchase, 'u1')).not.toBe(content);
});

test('so does another account, and other prices for the same do not', () => {
  expect(contentOf(purchase, 'u2')).not.toBe(content);
  expect(contentOf({ ...purchase, seenPrices: null }, 'u1')).toBe(content);
});

test('what was bought is read from the content of an attempt', () => {
  expect(boughtOf(content).lines).toMatchObject([{ variantId: 'p1', qty: 1 }]);
});
