import { beforeEach, expect, test, vi } from 'vitest';
import { confirmDestination, destinationOf, isFetchedBy, readDraft, saveDraft } from './shipping-details.ts';

const address = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };
const whole = { ...address, phone: '+91 98765 43210' };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

test('what was confirmed belongs to the address of the cart alone', () => {
  confirmDestination({ shippingAddress: whole, billingAddress: address });
  expect(destinationOf(address)).toEqual({ shippingAddress: whole, billingAddress: address });
  const other = { ...address, city: 'Goa' };
  expect(destinationOf(other)).toEqual({ shippingAddress: other });
});

test('a pickup counts while it is confirmed, and chosen', () => {
  confirmDestination({ shippingAddress: address }, 'm');
  expect([isFetchedBy('m'), isFetchedBy('n'), isFetchedBy(undefined)]).toEqual([true, false, false]);
  confirmDestination({ shippingAddress: address });
  expect(isFetchedBy('m')).toBe(false);
});

test('a draft is read by its account, or by everybody when nobody was signed in', () => {
  saveDraft('u1', { city: 'P' });
  expect([readDraft('u1'), readDraft('u2'), readDraft(null)]).toEqual([{ city: 'P' }, undefined, undefined]);
  saveDraft(null, { city: 'Q' });
  expect(readDraft('u2')).toEqual({ city: 'Q' });
});

test('a draft leaves what was confirmed, and confirming removes it', () => {
  confirmDestination({ shippingAddress: whole });
  saveDraft(null, {});
  expect(destinationOf(address).shippingAddress).toEqual(whole);
  confirmDestination({ shippingAddress: address });
  expect(readDraft(null)).toBeUndefined();
});

test.each(['', 'null', '5', '"x"', '[]', '{"confirmed":5,"draft":7}', '{"confirmed":{}}', '{'])(
  'stored text %j is read as nothing',
  (stored) => {
    localStorage.setItem('shipping', stored);
    expect(destinationOf(address)).toEqual({ shippingAddress: address });
    expect(readDraft(null)).toBeUndefined();
  },
);
