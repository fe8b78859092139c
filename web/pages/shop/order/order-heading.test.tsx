import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefundChip } from './OrderHeading.tsx';
import { refundedUnits } from './StaffItems.tsx';

const says = (order: Parameters<typeof RefundChip>[0]['order']) =>
  renderToStaticMarkup(<RefundChip order={order} />).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test('an order says that money went back, unless its state does', () => {
  const part = { amount: 5, refundedAt: null };
  const all = { amount: 5, refundedAt: '2026-11-24T00:00:00.000Z' };
  expect(says({ state: 'PAID', refund: null })).toBe('');
  expect(says({ state: 'PAID', refund: part })).toBe('Partly refunded');
  expect(says({ state: 'CANCELLED', refund: all })).toBe('Refunded');
  expect(says({ state: 'PARTLY_REFUNDED', refund: part })).toBe('');
  expect(says({ state: 'REFUNDED', refund: all })).toBe('');
});

test('the refunded units of a paid order have cancelled ones among them', () => {
  const item = { creditedQuantity: 3, cancelledQuantity: 2 };
  expect([refundedUnits(item, true), refundedUnits(item, false)]).toEqual([3, 1]);
});
