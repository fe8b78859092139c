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
  { shippingAddress: { ...input.shippingAddress, line2: 'Flat 3' } },
  { billingAddress: input.shippingAddress },
  { billingAddress: { ...input.shippingAddress, taxId: '27AAPFU0939F1ZV' } },
])('%j is something else, also in a field that this version does not know', (change) => {
  expect(hashRequest({ ...input, ...change })).not.toBe(hashRequest(input));
});

test('a field of an address that is left empty changes nothing, nor does the order of the others', () => {
  const hash = (added: object) => {
    const address = { ...added, ...input.shippingAddress };
    return hashRequest({ ...input, shippingAddress: address, billingAddress: address });
  };
  expect(hash({ name: null, phone: '', company: undefined })).toBe(hash({}));
  expect(hash({ name: 'A', phone: '12345' })).toBe(hash({ phone: '12345', name: 'A' }));
  expect(hash({ name: 'A' })).not.toBe(hash({ company: 'A' }));
});

test('two new fields give different hashes, in any order, and a field that is not set changes nothing', () => {
  const hash = (added: object) => hashRequest({ ...input, ...added });
  expect(hash({ coupon: 'A', note: 'B' })).toBe(hash({ note: 'B', coupon: 'A' }));
  expect(hash({ coupon: 'A' })).not.toBe(hash({ note: 'A' }));
  expect(hash({ coupon: null, note: undefined })).toBe(hash({}));
});
