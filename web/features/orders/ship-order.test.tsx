import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { BuyerNote, ShipOrder } from './ShipOrder.tsx';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

test('what is to be shipped of an order has its packing slip beside it', () => {
  const order = { id: 'o1', orderItems: [{ id: 'l1', qty: 2, shippedQuantity: 0, cancelledQuantity: 0 }] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <ShipOrder order={order as unknown as OrderDetailFragment} isMain />
      </ApolloProvider>
    </MemoryRouter>,
  );
  expect(html).toContain('Ship 2 items');
  expect(html).toMatch(/<a [^>]*href="\/documents\/packing-slips\?orders=o1"[^>]*>Print packing slip<\/a>/);
});

test('who ships an order reads what its buyer wrote', () => {
  expect(renderToStaticMarkup(<BuyerNote note="Please ring twice" />)).toContain(
    'Note of the buyer: Please ring twice',
  );
  expect(renderToStaticMarkup(<BuyerNote note={null} />)).toBe('');
});
