import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderColumns } from './order-columns.tsx';

const DAY = '2026-11-24T10:00:00.000Z';

test('a cancelled order says so beside its number, and is neither paid nor delivered', () => {
  const order = {
    id: 'o1',
    number: 1049,
    state: 'CANCELLED' as const,
    createdAt: DAY,
    totalPrice: 100,
    currency: 'USD',
    paidAt: null,
    acceptedAt: DAY,
    authorizedUntil: null,
    paymentChoice: { label: 'Cash' },
    refund: null,
    shippingMethod: null,
    deliveredAt: null,
    cancelledAt: DAY,
  };
  const cell = (title: string) => {
    const column = orderColumns(String).find((each) => each.title === title)!;
    return renderToStaticMarkup(column.cell(order)).replace(/<style.*?<\/style>|<[^>]+>/g, '');
  };
  expect([cell('ORDER'), cell('DATE'), cell('PAID'), cell('DELIVERED')]).toEqual([
    '#1049Cancelled',
    '2026-11-24',
    'Not paid',
    'Not delivered',
  ]);
});
