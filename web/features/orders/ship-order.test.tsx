import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { BuyerNote, ShipOrder } from './ShipOrder.tsx';
import { ShippedMeanwhile } from './ShippedMeanwhile.tsx';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const shown = (part: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ApolloProvider client={client}>{part}</ApolloProvider>
    </MemoryRouter>,
  );

test('the button that ships says how much is to be shipped, while something is', () => {
  const order = { id: 'o1', orderItems: [{ id: 'l1', qty: 2, shippedQuantity: 0, cancelledQuantity: 0 }] };
  const of = (mayShip: boolean) =>
    shown(<ShipOrder order={order as unknown as OrderDetailFragment} isMain mayShip={mayShip} />);
  expect(of(true)).toContain('Ship 2 items');
  expect(of(false)).toBe('');
});

test('a form that ships an order says what happened to the order meanwhile, and leads to the newest shipment', () => {
  const fulfillments = [
    { id: 'f2', shippedAt: '2026-11-25T00:00:00.000Z' },
    { id: 'f1', shippedAt: '2026-11-24T00:00:00.000Z' },
  ];
  const says = (change: object) =>
    shown(
      <ShippedMeanwhile
        order={{ cancelledAt: null, hold: null, fulfillments, ...change } as unknown as OrderDetailFragment}
      >
        {({ id }) => <i>{id}</i>}
      </ShippedMeanwhile>,
    ).replace(/<style.*?<\/style>|<[^>]+>/g, '');
  expect(says({})).toBe(
    'Somebody else has shipped this order meanwhile. Your form cannot be sent any more. f2',
  );
  expect(says({ hold: { reason: 'Fraud?' } })).toBe('It is on hold: Fraud?');
  expect(says({ cancelledAt: '2026-11-25T00:00:00.000Z' })).toBe('The order is cancelled.');
});

test('who ships an order reads what its buyer wrote', () => {
  expect(renderToStaticMarkup(<BuyerNote note="Please ring twice" />)).toContain(
    'Note of the buyer: Please ring twice',
  );
  expect(renderToStaticMarkup(<BuyerNote note={null} />)).toBe('');
});
