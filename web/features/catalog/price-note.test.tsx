import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { ListPriceNote } from './ListPriceNote.tsx';
import { PriceNote } from './PriceNote.tsx';

const shown = (pricesIncludeTax: boolean | null, shippingPage?: string, Note = PriceNote) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'USD',
        texts: 'en',
        testPayments: true,
        mails: 'sent',
        shippingPage,
        origin: '',
        shipping: null,
        pricesIncludeTax,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      <Note />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test.each([
  [true, 'incl. tax'],
  [false, 'plus tax'],
])('beside a price stands whether tax is in it (%s)', (pricesIncludeTax, text) => {
  expect(shown(pricesIncludeTax)).toBe(text);
});

test('a shop without taxes says nothing of them', () => {
  expect(shown(null)).toBe('');
});

test('a list says once what its prices include, unless tax is added to them', () => {
  expect(shown(true, '/info/shipping', ListPriceNote)).toBe('Prices incl. tax, plus shipping');
  expect(shown(true, undefined, ListPriceNote)).toBe('Prices incl. tax');
  expect(shown(null, undefined, ListPriceNote)).toBe('');
  expect(shown(null, '/info/shipping', ListPriceNote)).toBe('Prices plus shipping');
  expect(shown(false, '/info/shipping', ListPriceNote)).toBe('');
});

test('a price says that shipping is added, with the page that names it, once there is one', () => {
  expect(shown(true, '/info/shipping')).toBe('incl. tax, plus shipping');
  expect(shown(null, '/info/shipping')).toBe('plus shipping');
});
