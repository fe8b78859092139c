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
const paid = { totalPrice: 100_00, isPaid: true, authorizedAmount: null, capturedAmount: { amount: 100_00 } };
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const texts = (shown: ReactNode) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        ...{ shopName: '', currency: 'USD', texts: 'en', testPayments: true, mails: 'sent' },
        ...{ origin: '', shipping: null, pricesIncludeTax: null, returns: null },
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
  ...{ id: state, state, isManual, isReversal: false, createdAt: DAY, madeAt: state === 'MADE' ? DAY : null },
  amount: { amount: 20_00 },
});

test('the buyer reads what was cancelled, why, and what of the shipping went back', () => {
  const credits: Order['credits'] = [
    {
      ...{ id: 'c', kind: 'CANCELLATION', createdAt: DAY, reason: 'Sold out.' },
      amount: { amount: 25_00 },
      shippingAmount: { amount: 5_00 },
      setOffAmount: { amount: 0 },
      lines: [{ orderItemId: 'lamp', quantity: 2, isRestocked: false }],
    },
  ];
  const order = { credits, refunds: [], isOwn: true, orderItems: [{ id: 'lamp', name: 'Lamp' }] };
  expect(texts(<AfterSale order={order} />)).toBe(
    'Cancellations and RefundsCancelled, 2026-11-24$25.002 × LampShipping $5.00Reason: Sold out.',
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
      ...{ id: 'c', kind: 'REFUND', createdAt: DAY, reason: null, lines: [] },
      ...{ amount: { amount: 25_00 }, shippingAmount: { amount: 0 }, setOffAmount: { amount: 20_00 } },
    },
  ];
  const order = { credits, refunds: [], isOwn: true, orderItems: [], ...paid };
  expect(texts(<AfterSale order={order} />)).toBe(
    'Cancellations and RefundsRefund, 2026-11-24$25.00$20.00 of it pays the new order of the exchange.',
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
