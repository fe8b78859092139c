import { expect, test } from 'vitest';
import { paymentName } from './payment-name.ts';

test.each([
  ['PayPal', { label: 'PayPal or Credit Card' }, 'PayPal'],
  ['PayPal', { label: 'Card or UPI' }, 'Card or UPI'],
  ['razorpay-2', { label: 'PayPal or Credit Card' }, 'PayPal or Credit Card'],
  ['cod', { label: 'Cash on delivery' }, 'Cash on delivery'],
  ['PayPal', null, 'PayPal'],
  ['PayPal', { label: 'PayPal or Credit Card' }, 'Visa ending in 1111', 'Visa ending in 1111'],
])(
  '%s with %j is shown as %s: by what it was paid with, the name of the owner, and that of the specification for its own',
  (id, method, shown, paidWith?: string) => {
    expect(paymentName(id, method, paidWith)).toBe(shown);
  },
);
