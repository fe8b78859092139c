import { afterEach, expect, test, vi } from 'vitest';
import { openWidget } from './open-widget.ts';

const payment = {
  provider: 'razorpay',
  keyId: 'key_1',
  providerOrderId: 'order_1',
  amount: 20349,
  currency: 'INR',
  description: 'Test Transaction',
  scriptUrl: '/sandbox/checkout.js',
  redirectUrl: null,
};

const answer = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 's' };

interface Options {
  handler: (paid: typeof answer) => void;
  modal: { ondismiss: () => void };
}
type Fail = (failure: { error: { description: string } }) => void;

/** How often windows were closed by the page. */
let closed = 0;

/** A provider that calls `act` when its window opens. Returns the options of each opening. */
function stubProvider(act: (options: Options, fail: Fail) => void): Options[] {
  const seen: Options[] = [];
  class Provider {
    private fail: Fail = () => undefined;
    constructor(private options: Options) {
      seen.push(options);
    }
    on(_event: string, listener: Fail) {
      this.fail = listener;
    }
    open() {
      act(this.options, this.fail);
    }
    close() {
      closed += 1;
    }
  }
  vi.stubGlobal('window', { Razorpay: Provider });
  return seen;
}

const open = (onRefused = vi.fn(), signal?: AbortSignal) =>
  openWidget({
    payment,
    shopName: 'Citron',
    customer: { name: 'Ada', email: 'ada@example.com' },
    onRefused,
    signal,
  });

afterEach(() => vi.unstubAllGlobals());

test('the widget is opened with the amount, currency and order of the server', async () => {
  const seen = stubProvider(({ handler }) => handler(answer));
  await open();
  expect(seen[0]).toMatchObject({
    key: 'key_1',
    amount: 20349,
    currency: 'INR',
    name: 'Citron',
    description: 'Test Transaction',
    order_id: 'order_1',
    prefill: { name: 'Ada', email: 'ada@example.com' },
  });
});

test('a payment resolves to what the server checks it by', async () => {
  stubProvider(({ handler }) => handler(answer));
  expect(await open()).toEqual({ paymentId: 'pay_1', providerOrderId: 'order_1', signature: 's' });
});

test('closing the window without paying resolves to dismissed', async () => {
  stubProvider(({ modal }) => modal.ondismiss());
  expect(await open()).toBe('dismissed');
});

test('a refused payment is reported with its reason and can be tried again in the same window', async () => {
  const onRefused = vi.fn();
  stubProvider(({ handler }, fail) => {
    fail({ error: { description: 'Card declined' } });
    handler(answer);
  });
  expect(await open(onRefused)).toMatchObject({ paymentId: 'pay_1' });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Card declined');
});

test('a provider whose script cannot be loaded is unavailable, and the next try loads it again', async () => {
  const requested: string[] = [];
  const remove = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => ({ remove }),
    head: {
      append(script: { src: string; onerror: () => void }) {
        requested.push(script.src);
        script.onerror();
      },
    },
  });
  expect(await open()).toBe('unavailable');
  expect(await open()).toBe('unavailable');
  expect(requested).toEqual([payment.scriptUrl, payment.scriptUrl]);
  expect(remove).toHaveBeenCalledTimes(2);
});

test('a window whose cart was paid in another one is closed', async () => {
  const closing = new AbortController();
  stubProvider(() => closing.abort());
  expect(await open(vi.fn(), closing.signal)).toBe('dismissed');
  expect(closed).toBe(1);
});

const widgetRequest = { shopName: '', customer: { name: '', email: '' }, onRefused() {} };

test('a provider without a widget is paid at its address, and coming back by the history is dismissing it', async () => {
  const left: string[] = [];
  let comeBack = () => {};
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => void) => (comeBack = listener) });
  vi.stubGlobal('location', { assign: (url: string) => left.push(url) });
  const away = { ...payment, provider: 'other', redirectUrl: 'https://pay.example/1' };
  const opened = openWidget({ ...widgetRequest, payment: away });
  comeBack();
  expect(await opened).toBe('dismissed');
  expect(left).toEqual(['https://pay.example/1']);
});

test('the window of an unknown provider is unavailable', async () => {
  expect(await openWidget({ ...widgetRequest, payment: { ...payment, provider: 'other' } })).toBe(
    'unavailable',
  );
});
