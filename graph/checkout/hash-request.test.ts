import { expect, test } from 'vitest';
import { hashRequest } from './hash-request.ts';

const input = {
  lines: [{ productId: '0190a000-0000-7000-8000-000000000001', qty: 2, price: 4999 }],
  shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
  paymentMethod: 'PayPal',
};

test('the hash of an input is the one that stored checkouts have', () => {
  expect(hashRequest(input)).toBe('843f773395c75515ae64fbb8374353e580f259272c94493fd6d4787ff2421a74');
});

test('the key, the payment and the prices shown name an attempt, not what is bought', () => {
  const attempt = { idempotencyKey: 'key-12345', paymentId: 'pay_1', seenPrices: { totalPrice: 1 } };
  expect(hashRequest({ ...input, ...attempt })).toBe(hashRequest(input));
});

test.each([
  { paymentMethod: 'Card' },
  { shippingAddress: { ...input.shippingAddress, city: 'Goa' } },
  { lines: [{ ...input.lines[0]!, qty: 3 }] },
  { lines: [{ ...input.lines[0]!, engraving: 'Ada' }] },
  { couponCode: 'SPRING' },
])('%j is something else, also in a field that this version does not know', (change) => {
  expect(hashRequest({ ...input, ...change })).not.toBe(hashRequest(input));
});

test('two new fields give different hashes, in any order, and a field that is not set changes nothing', () => {
  const hash = (added: object) => hashRequest({ ...input, ...added });
  expect(hash({ coupon: 'A', note: 'B' })).toBe(hash({ note: 'B', coupon: 'A' }));
  expect(hash({ coupon: 'A' })).not.toBe(hash({ note: 'A' }));
  expect(hash({ coupon: null, note: undefined })).toBe(hash({}));
});
