import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../../../ui/settings.ts';
import { AfterSale } from './AfterSale.tsx';
import { RefundedTotals } from './RefundedTotals.tsx';

type Order = Parameters<typeof AfterSale>[0]['order'];
const DAY = '2026-11-24T10:00:00.000Z';
const paid = {
  totalPrice: 100_00,
  isPaid: true,
  authorizedAmount: null,
  capturedAmount: { amount: 100_00 },
  isOwn: true,
  exchangedFor: null,
  manualPayment: null,
  cancelledAt: null,
};
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const texts = (shown: ReactNode) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'USD',
        texts: 'en',
        testPayments: true,
        mails: 'sent',
        origin: '',
        shipping: null,
        pricesIncludeTax: null,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      <ApolloProvider client={client}>{shown}</ApolloProvider>
    </SettingsContext>,
  )
    .replace(/<style.*?<\/style>/g, '')
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)
    .join('');

const refund = (state: 'DUE' | 'MADE' | 'FAILED', isManual = false): Order['refunds'][number] => ({
  id: state,
  state,
  isManual,
  isReversal: false,
  createdAt: DAY,
  madeAt: state === 'MADE' ? DAY : null,
  amount: { amount: 20_00 },
});

test('the buyer reads what was cancelled, why, and what of the shipping went back', () => {
  const credits: Order['credits'] = [
    {
      id: 'c',
      kind: 'CANCELLATION',
      createdAt: DAY,
      reason: 'Sold out.',
      amount: { amount: 25_00 },
      shippingAmount: { amount: 5_00 },
      setOffAmount: { amount: 0 },
      lines: [{ orderItemId: 'lamp', quantity: 2, amount: { amount: 20_00 }, isRestocked: false }],
    },
  ];
  const order = {
    credits,
    refunds: [],
    isOwn: true,
    orderItems: [{ id: 'lamp', name: 'Lamp', options: ['red'] }],
  };
  expect(texts(<AfterSale order={order} />)).toBe(
    'Cancellations and RefundsCancelled, 2026-11-24$25.002 × Lamp (red)Shipping $5.00Reason: Sold out.',
  );
});

test.each([
  ['$20.00 is on its way to you.', refund('DUE'), true],
  ['$20.00 is on its way to the buyer.', refund('DUE'), false],
  ['The shop gives $20.00 back to you.', refund('DUE', true), true],
  ['$20.00 is to be given back by hand.', refund('DUE', true), false],
  ['$20.00 given back on 2026-11-24.', refund('MADE'), true],
  ['Giving back $20.00 failed.', refund('FAILED'), true],
  [
    '$20.00 was recorded as paid by mistake, and reversed on 2026-11-24.',
    { ...refund('MADE', true), isReversal: true },
    true,
  ],
])('how far a refund is, in words: %s', (words, given, isOwn) => {
  const order = { credits: [], refunds: [given], isOwn, orderItems: [] };
  expect(texts(<AfterSale order={order} />)).toBe(`Cancellations and Refunds${words}`);
});

test('what of a refund pays the new order of an exchange does not go back', () => {
  const credits: Order['credits'] = [
    {
      id: 'c',
      kind: 'REFUND',
      createdAt: DAY,
      reason: null,
      lines: [{ orderItemId: 'lamp', quantity: 1, amount: { amount: 22_00 }, isRestocked: true }],
      amount: { amount: 25_00 },
      shippingAmount: { amount: 0 },
      setOffAmount: { amount: 20_00 },
    },
  ];
  const lamp = { id: 'lamp', name: 'Lamp', options: [] };
  const order = { ...paid, credits, refunds: [], orderItems: [lamp] };
  expect(texts(<AfterSale order={order} />)).toBe(
    'Cancellations and RefundsRefund, 2026-11-24$25.001 × LampGoodwill $3.00$20.00 of it pays the new order of the exchange.',
  );
  expect(texts(<RefundedTotals order={order} />)).toBe('Put towards the new order-$20.00Left$80.00');
});

test('the totals tell what went back, what is due and what is left, and nothing of an order that was not refunded', () => {
  const shown = (...refunds: Order['refunds']) =>
    texts(<RefundedTotals order={{ credits: [], refunds, ...paid }} />);
  expect(shown(refund('MADE'), refund('DUE'), refund('FAILED'))).toBe(
    'Refunded-$20.00Still to be given back-$20.00Left$60.00',
  );
  expect(shown({ ...refund('MADE', true), amount: { amount: 100_00 }, isReversal: true })).toBe(
    'Recorded by mistake-$100.00Left$0.00',
  );
  expect(shown(refund('FAILED'))).toBe('');
});

test('what was cancelled while its money was reserved is not left, before all is charged and after', () => {
  const part = { ...paid, capturedAmount: { amount: 30_00 } };
  const shown = (
    order: Partial<Parameters<typeof RefundedTotals>[0]['order']>,
    ...refunds: Order['refunds']
  ) => texts(<RefundedTotals order={{ ...part, ...order, credits: [], refunds }} />);
  const reserved = { isPaid: false, authorizedAmount: { amount: 50_00 } };
  expect(shown(reserved)).toBe('Cancelled, not charged-$20.00Left$80.00');
  expect(shown({ capturedAmount: { amount: 80_00 } }, refund('MADE'))).toBe(
    'Cancelled, not charged-$20.00Refunded-$20.00Left$60.00',
  );
  expect(shown({ isPaid: false })).toBe('');
});

test('the new order of an exchange tells what returned items pay, what its buyer pays, and nothing that is left once it is cancelled', () => {
  type Totals = Parameters<typeof RefundedTotals>[0]['order'];
  const waiting: Totals = {
    ...paid,
    totalPrice: 57_50,
    isPaid: false,
    capturedAmount: { amount: 0 },
    credits: [],
    refunds: [],
    exchangedFor: { orderId: 'old', orderNumber: 1001, rest: { amount: 11_50 }, isRestPaid: false },
  };
  const exchangedFor = { ...waiting.exchangedFor!, isRestPaid: true };
  const shown = (change: Partial<Totals>) => texts(<RefundedTotals order={{ ...waiting, ...change }} />);
  expect(shown({})).toBe('To be paid with returned items-$46.00To be paid$11.50');
  expect(shown({ exchangedFor })).toBe('To be paid with returned items-$46.00Paid by you$11.50');
  expect(shown({ exchangedFor, isOwn: false, isPaid: true })).toBe(
    'Paid with returned items-$46.00Paid by the buyer$11.50',
  );
  const equal = { exchangedFor: { ...exchangedFor, rest: null } };
  expect(shown({ ...equal, isPaid: true })).toBe('Paid with returned items-$57.50');
  expect(shown({ ...equal, isPaid: true, manualPayment: { reference: 'Cash' } })).toBe('');
  const refunds = [{ ...refund('MADE'), amount: { amount: 11_50 } }];
  expect(shown({ cancelledAt: DAY, refunds })).toBe('Cancelled, not charged-$46.00Refunded-$11.50Left$0.00');
  expect(shown({ cancelledAt: DAY })).toBe('');
});
