import { expect, test } from 'vitest';
import { checkoutProgress, checkoutSteps, nextStep } from './steps.ts';

const nothing = { isSignedIn: false, hasItems: false, hasAddress: false, hasPaymentMethod: false };
const open = (progress: Partial<typeof nothing>) =>
  checkoutSteps({ ...nothing, ...progress })
    .filter(({ isOpen }) => isOpen)
    .map(({ name }) => name);

test('with nothing saved no step is open', () => {
  expect(open({})).toEqual([]);
});

test('steps open one after the other', () => {
  const cart = { isSignedIn: true, hasItems: true };
  expect(open(cart)).toEqual(['Cart', 'Shipping']);
  expect(open({ ...cart, hasAddress: true })).toEqual(['Cart', 'Shipping', 'Payment']);
  expect(open({ ...cart, hasAddress: true, hasPaymentMethod: true })).toHaveLength(4);
});

test('a step stays closed while one before it is not done', () => {
  expect(open({ isSignedIn: true, hasItems: true, hasPaymentMethod: true })).toEqual(['Cart', 'Shipping']);
  expect(open({ hasItems: true, hasAddress: true, hasPaymentMethod: true })).toEqual([]);
});

test('the way on leads to the first thing that is not done', () => {
  const [items, person] = [{ hasItems: true }, { isSignedIn: true }];
  const leadsTo = (progress: Partial<typeof nothing>) => nextStep({ ...nothing, ...progress }).href;
  expect(leadsTo({})).toBe('/cart');
  expect(leadsTo(person)).toBe('/cart');
  expect(leadsTo(items)).toBe('/login?redirect=/shipping');
  expect(leadsTo({ ...items, ...person })).toBe('/shipping');
  expect(leadsTo({ ...items, ...person, hasAddress: true })).toBe('/payment');
  expect(leadsTo({ ...items, ...person, hasAddress: true, hasPaymentMethod: true })).toBe('/placeorder');
});

const address = { address: '1 Main Street', city: 'Pune', postalCode: '411001', country: 'India' };

test.each(['address', 'city', 'postalCode', 'country'])('an address with a blank %s is missing', (field) => {
  const progress = (shippingAddress: typeof address) =>
    checkoutProgress({ lines: [1], shippingAddress, paymentMethod: '' }, true);
  expect(progress(address)).toEqual({
    isSignedIn: true,
    hasItems: true,
    hasAddress: true,
    hasPaymentMethod: false,
  });
  expect(progress({ ...address, [field]: '  ' }).hasAddress).toBe(false);
  const fetched = { lines: [1], shippingAddress: { ...address, [field]: '' }, paymentMethod: '' };
  expect(checkoutProgress(fetched, true, true).hasAddress).toBe(true);
});
