import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';

const prices = { itemsPrice: 20_00, shippingPrice: 0, taxPrice: 0, totalPrice: 20_00 };

const textOf = (props: Partial<OrderSummaryProps>) =>
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
      <OrderSummary prices={prices} {...props} />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test('a summary names the items that its page does not show', () => {
  const item = { variantId: 'v1', name: 'Runner', options: ['Size M'], qty: 2, price: 10_00 };
  expect(textOf({ items: [item] })).toMatch(/^Items\$20\.002 × Runner \(Size M\)\$20\.00Shipping/);
});

test('an order that no method ships has neither shipping costs nor a total', () => {
  expect(textOf({})).toBe('Items$20.00Shipping$0.00Tax$0.00Total$20.00');
  expect(textOf({ isShipped: false })).toBe('Items$20.00Shipping–Tax$0.00Total–');
});
