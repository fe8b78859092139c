import { expect, test } from 'vitest';
import { paymentName } from './payment-name.ts';

test.each([
  ['PayPal', { label: 'PayPal or Credit Card' }, 'PayPal'],
  ['PayPal', { label: 'Card or UPI' }, 'Card or UPI'],
  ['razorpay-2', { label: 'PayPal or Credit Card' }, 'PayPal or Credit Card'],
  ['cod', { label: 'Cash on delivery' }, 'Cash on delivery'],
  ['PayPal', null, 'PayPal'],
])(
  '%s with %j is shown as %s: by the name of the owner, and by that of the specification for its own',
  (id, method, shown) => {
    expect(paymentName(id, method)).toBe(shown);
  },
);
