import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from '../../../ui/settings.ts';
import { Promises } from './Promises.tsx';

const settings: Settings = {
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
};
/** The texts of the rows. */
const rows = (own: Partial<Settings>, { price = 100_00, stock = 1 } = {}) =>
  renderToStaticMarkup(
    <SettingsContext value={{ ...settings, ...own }}>
      <Promises price={price} countInStock={stock} availableQuantity={stock} />
    </SettingsContext>,
  )
    .replace(/<style.*?<\/style>/g, '')
    .split('</li>')
    .map((row) => row.replace(/<[^>]+>/g, ' ').trim())
    .filter(Boolean);

const shipping = { price: 10_00, freeAbove: 100_00 };

test('a product page says what shipping costs, and that a product above the limit ships free', () => {
  expect(rows({ shipping }, { price: 100_01 })).toEqual(['Ships free']);
  expect(rows({ shipping })).toEqual(['Shipping  $10.00 . Free shipping on orders above  $100.00']);
  expect(rows({ shipping: { price: 10_00, freeAbove: null } })).toEqual(['Shipping  $10.00 .']);
  expect(rows({})).toEqual([]);
});

test('it says when an order arrives, where that is known, and neither for what is sold out', () => {
  const arrives = 'Thursday 26 to Saturday 28 November';
  expect(rows({ arrives })).toEqual([`Arrives ${arrives}`]);
  expect(rows({ arrives, shipping }, { price: 100_01 })).toEqual([`Arrives ${arrives}  Ships free`]);
  expect(rows({ arrives, shipping }, { stock: 0 })).toEqual([]);
});

test('it says how long it can be sent back, at whose cost and from where, and how it is paid', () => {
  const returns = { days: 1, fees: 'buyer', countries: ['AT', 'DE'] } as const;
  expect(rows({ returns, payments: 'Card, Bank transfer' })).toEqual([
    '1 day to send it back  At your own cost, from Austria and Germany',
    'Payment: Card, Bank transfer',
  ]);
  expect(rows({ returns: { ...returns, days: 14, fees: 'shop' } })).toEqual([
    '14 days to send it back  Free of charge, from Austria and Germany',
  ]);
});
