import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { checkPayment, payNow, type Till } from './pay-now.ts';

const request = {
  provider: 'razorpay',
  keyId: 'k',
  providerOrderId: 'o',
  amount: 1,
  currency: 'INR',
  description: 'd',
  scriptUrl: '/s',
  redirectUrl: null,
};
const payment = { paymentId: 'pay_1', providerOrderId: 'o', signature: 's' };
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: `${code}.`, extensions: { code } }] });

function stubTill() {
  return {
    startPayment: vi.fn<Till['startPayment']>(async () => request),
    payOrder: vi.fn<Till['payOrder']>(async () => ({})),
    pay: vi.fn<Till['pay']>(async () => payment),
    wait: vi.fn<Till['wait']>(async () => undefined),
  };
}

test('a payment is handed to the server', async () => {
  const till = stubTill();
  expect(await payNow(till)).toEqual({ kind: 'paid' });
  expect(till.payOrder).toHaveBeenCalledExactlyOnceWith(payment);
});

test('closing the window sends nothing to the server', async () => {
  const till = stubTill();
  till.pay.mockResolvedValue('dismissed');
  expect(await payNow(till)).toEqual({ kind: 'dismissed' });
  expect(till.payOrder).not.toHaveBeenCalled();
});

test('an order that cannot be paid any more says why and opens no window', async () => {
  const till = stubTill();
  till.startPayment.mockRejectedValue(refusal('OUT_OF_STOCK'));
  expect(await payNow(till)).toEqual({ kind: 'refused', message: 'OUT_OF_STOCK.' });
  expect(till.pay).not.toHaveBeenCalled();
});

test('a payment that cannot be checked is checked again, then left as unknown', async () => {
  const till = stubTill();
  till.payOrder.mockRejectedValue(refusal('PAYMENT_PROVIDER_UNAVAILABLE'));
  expect(await payNow(till)).toEqual({ kind: 'unknown' });
  expect(till.payOrder).toHaveBeenCalledTimes(5);
  expect(till.pay).toHaveBeenCalledTimes(1);
});

test('a payment that the server refuses is reported at once', async () => {
  const till = stubTill();
  till.payOrder.mockRejectedValue(refusal('PAYMENT_NOT_CONFIRMED'));
  expect(await payNow(till)).toEqual({ kind: 'refused', message: 'PAYMENT_NOT_CONFIRMED.' });
});

test('when the server itself looks for a payment, not yet found means asking again', async () => {
  const till = stubTill();
  till.payOrder.mockRejectedValueOnce(refusal('PAYMENT_NOT_CONFIRMED'));
  expect(await checkPayment(till)).toEqual({ kind: 'paid' });
  expect(till.payOrder).toHaveBeenCalledTimes(2);
});
