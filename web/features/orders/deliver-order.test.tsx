import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { DeliverOrder } from './DeliverOrder.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const shown = (order: Partial<OrderDetailFragment>, texts: 'en' | 'en-x-fixed' = 'en') =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'USD',
        texts,
        testPayments: true,
        mails: 'sent',
        origin: '',
        shipping: null,
        pricesIncludeTax: null,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      <ApolloProvider client={client}>
        <DeliverOrder order={{ id: 'o1', isPaid: true, orderItems: [], ...order } as OrderDetailFragment} />
      </ApolloProvider>
    </SettingsContext>,
  );

test('a refunded order says to staff that nothing is to be delivered, and its button is not the main one', () => {
  const open = { isDelivered: false, deliveredAt: null };
  const isOutlined = (html: string) => html.includes('border:1px solid');
  const paid = shown({ ...open, refund: null });
  const refunded = shown({ ...open, refund: { amount: 5, refundedAt: '2026-11-24T00:00:00.000Z' } });
  expect([isOutlined(paid), isOutlined(refunded)]).toEqual([false, true]);
  expect(paid).not.toContain('Nothing is to be delivered');
  expect(refunded.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toContain(
    'Nothing is to be delivered: refunded on 2026-11-24',
  );
});

test('an order that is fetched is picked up; the specified text is for those that are delivered', () => {
  const shippingMethod = {
    name: 'At the shop',
    description: '',
    kind: 'PICKUP' as const,
    daysMin: null,
    daysMax: null,
    delivery: null,
  };
  const order = { isDelivered: true, deliveredAt: '2026-11-24T00:00:00.000Z', refund: null, shippingMethod };
  const text = (html: string) => html.replace(/<style.*?<\/style>|<[^>]+>/g, '');
  expect(text(shown(order))).toBe('Mark as picked upPicked up already, on 2026-11-24');
  const delivered = { ...order, shippingMethod: null };
  expect(text(shown(delivered))).toBe('Order DeleverDelivered already, on 2026-11-24');
  expect(text(shown(delivered, 'en-x-fixed'))).toBe('Mark As DeliveredDelivered already, on 2026-11-24');
});
