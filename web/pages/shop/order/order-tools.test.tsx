import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderTools } from './OrderTools.tsx';
import { staffParts } from './staff-parts.ts';
import { toolsOf } from './tools-of.ts';

const viewer = {
  _id: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  isAdmin: false,
  permissions: ['ORDERS'] as const,
};
const order = (change: object) =>
  ({
    isPaid: true,
    cancelledAt: null,
    hold: null,
    fulfillments: [],
    refundable: { amount: { amount: 0 } },
    capturedAmount: { amount: 0 },
    orderItems: [{ qty: 1, shippedQuantity: 0, cancelledQuantity: 0 }],
    ...change,
  }) as unknown as OrderDetailFragment;
const shipped = { orderItems: [{ qty: 1, shippedQuantity: 1, cancelledQuantity: 0 }], fulfillments: [{}] };

test('the form that ships an order stays when nothing can be shipped any more', () => {
  const of = (change: object) =>
    renderToStaticMarkup(
      <OrderTools
        order={order(change)}
        tools={toolsOf(order(change), { viewer, isInAdmin: true })}
        onChange={() => undefined}
        buttons={{
          ...staffParts,
          DeliverOrder: () => null,
          ShipOrder: ({ mayShip }) => (mayShip ? 'may be shipped' : 'may not'),
        }}
      />,
    );
  expect(of({})).toBe('may be shipped');
  for (const change of [shipped, { hold: { reason: 'Fraud?' } }, { cancelledAt: '2026-11-24' }])
    expect(of(change)).toBe('may not');
});

test('the button that delivers is not the main one while the buyer waits for an answer', () => {
  const of = (answerWaits: boolean) =>
    renderToStaticMarkup(
      <OrderTools
        order={order(shipped)}
        tools={toolsOf(order(shipped), { viewer, isInAdmin: true })}
        onChange={() => undefined}
        answerWaits={answerWaits}
        buttons={{
          ...staffParts,
          DeliverOrder: ({ isMain }) => (isMain ? 'main' : 'beside'),
          ShipOrder: () => null,
        }}
      />,
    );
  expect([of(false), of(true)]).toEqual(['main', 'beside']);
});
