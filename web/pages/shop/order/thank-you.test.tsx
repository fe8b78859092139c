import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

const item = { id: 'l1', qty: 2, shippedQuantity: 0, cancelledQuantity: 0, backorderedQuantity: 0 };
const placed = {
  id: 'o1',
  state: 'PAID',
  isOwn: true,
  isPaid: true,
  cancelledAt: null,
  refund: null,
  paidAt: '2026-11-24T10:00:05.000Z',
  createdAt: '2026-11-24T10:00:00.000Z',
  acceptedAt: null,
  paidWith: null,
  paymentMethod: 'Card',
  paymentChoice: null,
  authorizedUntil: null,
  exchangedFor: null,
  shippingMethod: null,
  orderItems: [item],
} as unknown as OrderDetailFragment;
const shown = (order: object, props = {}) =>
  renderToStaticMarkup(<ThankYou order={{ ...placed, ...order } as OrderDetailFragment} {...props} />);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  return () => vi.unstubAllGlobals();
});

test('a later visit of the buyer says what happens next, without the thanks', () => {
  for (const html of [shown({}), shown({ isOwn: false }, { hasLink: true })]) {
    expect(html).toContain('<h2');
    expect(html).toContain('What happens next');
    expect(html).toContain('Being packed');
    expect(html).not.toContain('Thank you');
  }
});

test.each([
  ['shipped in part', { state: 'PARTLY_FULFILLED' }, {}],
  ['delivered', { state: 'DELIVERED' }, {}],
  ['cancelled', { cancelledAt: '2026-11-25T10:00:00.000Z' }, {}],
  ['withdrawn', { orderItems: [{ ...item, cancelledQuantity: 2 }] }, {}],
  ['refunded', { refund: { amount: 1, refundedAt: '2026-11-25T10:00:00.000Z' } }, {}],
  ['of somebody else', { isOwn: false }, {}],
  ['in the admin area', {}, { isInAdmin: true }],
])('an order that is %s does not', (_, order, props) => {
  expect(shown(order, props)).toBe('');
});
