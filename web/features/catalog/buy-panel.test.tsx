import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { BuyPanel } from './BuyPanel.tsx';

const shown = (pricesIncludeTax: boolean | null, shippingPage?: string) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        ...{ shopName: '', currency: 'USD', texts: 'en', testPayments: true, mails: 'sent' },
        shippingPage,
        ...{ origin: '', shipping: null, pricesIncludeTax, returns: null, menus: { header: [], footer: [] } },
      }}
    >
      <BuyPanel price={5_00} isFrom={false} countInStock={1} line="p.v" labels={[]} onAdd={() => {}} />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test.each([
  [true, '$5.00incl. tax'],
  [false, '$5.00plus tax'],
])('beside a price stands whether tax is in it (%s)', (pricesIncludeTax, text) => {
  expect(shown(pricesIncludeTax)).toContain(text);
});

test('a shop without taxes says nothing of them', () => {
  expect(shown(null)).not.toContain('tax');
});

test('a price says that shipping is added, with the page that names it, once there is one', () => {
  expect(shown(true, '/info/shipping')).toContain('incl. taxplus shipping');
  expect(shown(true)).not.toContain('plus shipping');
});
