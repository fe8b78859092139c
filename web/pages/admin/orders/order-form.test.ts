import { expect, test } from 'vitest';
import { addPiece, codesOf, emptyForm, isTyped, quoteVariables, toInput, withQuoted } from './order-form.ts';

const variant = {
  id: 'v',
  options: ['M'],
  sku: null,
  price: 4999,
  countInStock: 3,
  availableQuantity: 3,
  imageId: 'b',
};
const images = [
  { id: 'a', path: '/s.webp' },
  { id: 'b', path: '/m.webp' },
];
const options = [{ name: 'Size' }];
const product = { id: 'p', name: 'Shirt', image: '/s.webp', images, options, variants: [variant] };
const [line] = addPiece([], product, variant);
const address = {
  ...emptyForm.address,
  address: '1 Elm Street',
  city: 'Pune',
  postalCode: '1',
  country: ' India ',
};
const form = { ...emptyForm, email: ' gil@example.com ', lines: [line!], address };
const sent = { idempotencyKey: 'k', totalPrice: 1, paymentMethod: 'PayPal' };

test('a variant that is added again is one unit more', () => {
  expect(line).toMatchObject({ qty: 1, shopPrice: 4999, price: null });
  expect(addPiece([line!], product, variant)).toMatchObject([{ qty: 2 }]);
  expect(addPiece([line!], product, { ...variant, id: 'w' })).toHaveLength(2);
});

test('a line has the picture of its variant, and the options with their names', () => {
  expect(line).toMatchObject({ name: 'Shirt (Size M)', image: '/m.webp' });
  expect(addPiece([], product, { ...variant, imageId: null })[0]).toMatchObject({ image: '/s.webp' });
});

test('codes are separated by blanks or commas, in any case', () => {
  expect(codesOf({ ...form, codes: ' one, TWO  three ' })).toEqual(['ONE', 'TWO', 'THREE']);
  expect(codesOf(form)).toEqual([]);
});

test('a price counts once it can be read; its reason is needed only to order', () => {
  const priced = (price: string, reason = '') => ({ ...form, lines: [{ ...line!, price, reason }] });
  expect(quoteVariables(priced('40'))).toMatchObject({
    priceOverrides: [{ variantId: 'v', price: 4000, reason: '-' }],
  });
  expect(quoteVariables(priced('4x')).priceOverrides).toBeUndefined();
  expect(toInput(priced('40', ' As agreed '), sent).priceOverrides).toEqual([
    { variantId: 'v', price: 4000, reason: 'As agreed' },
  ]);
});

test('an order is sent with the prices of the shop that were seen', () => {
  expect(toInput(form, sent)).toEqual({
    idempotencyKey: 'k',
    paymentMethod: 'PayPal',
    priceOverrides: [],
    seenPrices: { totalPrice: 1 },
    customer: { email: 'gil@example.com' },
    lines: [{ productId: 'p', variantId: 'v', qty: 1, price: 4999 }],
    shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '1', country: 'India' },
  });
});

test('an order that is fetched is sent with the pickup, and no place but the country that it was priced for', () => {
  expect(toInput(form, { ...sent, pickup: 'm' })).toMatchObject({
    shippingMethodId: 'm',
    shippingAddress: { address: '', city: '', postalCode: '', country: 'India' },
  });
});

test('another address of the bill is sent as well', () => {
  const billing = { ...address, company: ' Canary Works ' };
  expect(toInput({ ...form, billing }, sent).billingAddress).toEqual({
    address: '1 Elm Street',
    city: 'Pune',
    postalCode: '1',
    country: 'India',
    company: 'Canary Works',
  });
});

test('prices and stock follow the quote; what is no longer sold has none left', () => {
  const quote = (variant: { price: number; countInStock: number; availableQuantity: number } | null) =>
    withQuoted([line!], [{ variantId: 'v', variant }]);
  expect(quote({ price: 5999, countInStock: 1, availableQuantity: 1 })).toMatchObject([
    { shopPrice: 5999, countInStock: 1, availableQuantity: 1 },
  ]);
  expect(quote(null)).toMatchObject([{ shopPrice: 4999, countInStock: 0, availableQuantity: 0 }]);
  expect(withQuoted([line!], [])).toEqual([line]);
});

test('an empty form has nothing to lose', () => {
  expect(isTyped(emptyForm)).toBe(false);
  expect(isTyped(form)).toBe(true);
});
