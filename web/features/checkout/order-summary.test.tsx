import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { OrderSummary } from './OrderSummary.tsx';

test('a summary names the items that its page does not show', () => {
  const item = { variantId: 'v1', name: 'Runner', options: ['Size M'], qty: 2, price: 10_00 };
  const prices = { itemsPrice: 20_00, shippingPrice: 0, taxPrice: 0, totalPrice: 20_00 };
  const text = renderToStaticMarkup(
    <SettingsContext
      value={{
        ...{ shopName: '', currency: 'USD', texts: 'en', testPayments: true, mails: 'sent' },
        ...{
          origin: '',
          shipping: null,
          pricesIncludeTax: null,
          returns: null,
          menus: { header: [], footer: [] },
        },
      }}
    >
      <OrderSummary prices={prices} items={[item]} />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');
  expect(text).toMatch(/^Items\$20\.002 × Runner \(Size M\)\$20\.00Shipping/);
});
