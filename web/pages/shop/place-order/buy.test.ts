import { CombinedGraphQLErrors } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAttempt } from '../../../features/checkout/attempt.ts';
import { buy, type Shop, settle } from './buy.ts';

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
const refusal = (code: string, lines?: object[]) =>
  new CombinedGraphQLErrors({ errors: [{ message: `${code}.`, extensions: { code, lines } }] });
const noAnswer = new TypeError('Failed to fetch');

/** A shop where everything goes well. */
function stubShop() {
  return {
    startCheckout: vi.fn<Shop['startCheckout']>(async () => ({ id: 'c1', payment: request })),
    cancelCheckout: vi.fn<Shop['cancelCheckout']>(async () => true),
    placeOrder: vi.fn<Shop['placeOrder']>(async () => ({ id: 'order1', isPaid: true })),
    pay: vi.fn<Shop['pay']>(async () => payment),
    wait: vi.fn<Shop['wait']>(async () => undefined),
  };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('what is paid becomes an order, and the next purchase starts with a new key', async () => {
  const shop = stubShop();
  expect(await buy('cart', shop)).toEqual({ kind: 'ordered', order: { id: 'order1', isPaid: true } });
  expect(shop.placeOrder).toHaveBeenCalledExactlyOnceWith('c1', payment);
  await buy('cart', shop);
  const [first, second] = shop.startCheckout.mock.calls.flat();
  expect(first).not.toBe(second);
});

test('what costs nothing is ordered without the payment window', async () => {
  const shop = stubShop();
  shop.startCheckout.mockResolvedValue({ id: 'c1', payment: { ...request, amount: 0, providerOrderId: '' } });
  expect(await buy('cart', shop)).toMatchObject({ kind: 'ordered' });
  expect([shop.pay, shop.placeOrder].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a start without an answer is repeated with the same key, for the same content only', async () => {
  const shop = stubShop();
  shop.startCheckout.mockRejectedValue(noAnswer);
  expect(await buy('cart', shop)).toMatchObject({ kind: 'refused' });
  await buy('cart', shop);
  await buy('another cart', shop);
  const [first, second, third] = shop.startCheckout.mock.calls.flat();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(shop.pay).not.toHaveBeenCalled();
});

test('changed lines are reported before anything is paid', async () => {
  const lines = [{ productId: 'p1', name: 'Camera', reason: 'PRICE_CHANGED', price: 9500 }];
  const shop = stubShop();
  shop.startCheckout.mockRejectedValue(refusal('PRICE_CHANGED', lines));
  expect(await buy('cart', shop)).toEqual({ kind: 'refused', message: 'PRICE_CHANGED.', lines });
  expect(shop.pay).not.toHaveBeenCalled();
  expect(readAttempt()).toBeNull();
});

test('a dismissed payment gives the items back and ends the attempt', async () => {
  const shop = stubShop();
  shop.pay.mockResolvedValue('dismissed');
  shop.cancelCheckout.mockRejectedValue(noAnswer);
  expect(await buy('cart', shop)).toEqual({ kind: 'dismissed' });
  expect(shop.cancelCheckout).toHaveBeenCalledExactlyOnceWith('c1');
  expect(shop.placeOrder).not.toHaveBeenCalled();
  expect(readAttempt()).toBeNull();
});

test('a payment window that cannot be loaded keeps the checkout for the next try', async () => {
  const shop = stubShop();
  shop.pay.mockResolvedValue('unavailable');
  expect(await buy('cart', shop)).toMatchObject({ kind: 'refused', lines: [] });
  expect(readAttempt()).toMatchObject({ content: 'cart', checkoutId: 'c1' });
});

test.each([noAnswer, refusal('PAYMENT_PROVIDER_UNAVAILABLE'), refusal('INTERNAL')])(
  'after a payment the order is requested again, never the payment: %s',
  async (failure) => {
    const shop = stubShop();
    shop.placeOrder.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    expect(await buy('cart', shop)).toMatchObject({ kind: 'ordered' });
    expect(shop.placeOrder).toHaveBeenCalledTimes(3);
    expect(shop.pay).toHaveBeenCalledTimes(1);
  },
);

test('a payment without an answer is remembered and settled later, without paying again', async () => {
  const shop = stubShop();
  shop.placeOrder.mockRejectedValue(noAnswer);
  expect(await buy('cart', shop)).toEqual({ kind: 'unknown' });
  const attempt = readAttempt();
  expect(attempt).toMatchObject({ checkoutId: 'c1', payment });
  shop.placeOrder.mockResolvedValue({ id: 'order1', isPaid: true });
  expect(await settle(attempt!, shop)).toMatchObject({ kind: 'ordered' });
  expect(shop.pay).toHaveBeenCalledTimes(1);
  expect(readAttempt()).toBeNull();
});

test('a cart that was bought in another window is told so, before and after a payment', async () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'This cart has been paid.', extensions: { code: 'CART_ORDERED', order: 'o1' } }],
  });
  const told = { kind: 'orderedBefore', message: 'This cart has been paid.', order: 'o1' };
  const shop = stubShop();
  shop.startCheckout.mockRejectedValueOnce(error);
  expect(await buy('cart', shop)).toEqual(told);
  shop.placeOrder.mockRejectedValue(error);
  expect(await buy('cart', shop)).toEqual(told);
  expect(readAttempt()).toBeNull();
});

test('a session that ended after the payment keeps the attempt for the next sign-in', async () => {
  const shop = stubShop();
  shop.placeOrder.mockRejectedValue(refusal('UNAUTHENTICATED'));
  expect(await buy('cart', shop)).toEqual({ kind: 'unknown' });
  expect(shop.placeOrder).toHaveBeenCalledTimes(1);
  expect(readAttempt()).toMatchObject({ payment });
});

test('a refusal after the payment ends the attempt and is reported in the words of the server', async () => {
  const shop = stubShop();
  shop.placeOrder.mockRejectedValue(refusal('OUT_OF_STOCK'));
  expect(await buy('cart', shop)).toMatchObject({ kind: 'refused', message: 'OUT_OF_STOCK.' });
  expect(readAttempt()).toBeNull();
});

test('a checkout that was paid before a reload returns its order instead of starting another', async () => {
  const shop = stubShop();
  shop.pay.mockResolvedValue('unavailable');
  await buy('cart', shop);
  shop.startCheckout.mockRejectedValue(refusal('CONFLICT'));
  expect(await buy('cart', shop)).toEqual({ kind: 'ordered', order: { id: 'order1', isPaid: true } });
  expect(shop.placeOrder).toHaveBeenCalledExactlyOnceWith('c1');
});

test('a checkout that ended unpaid is reported, and the next try starts a new one', async () => {
  const shop = stubShop();
  shop.pay.mockResolvedValue('unavailable');
  shop.placeOrder.mockRejectedValue(refusal('CONFLICT'));
  await buy('cart', shop);
  shop.startCheckout.mockRejectedValueOnce(refusal('CONFLICT'));
  expect(await buy('cart', shop)).toMatchObject({ kind: 'refused', message: 'CONFLICT.' });
  expect(readAttempt()).toBeNull();
});
