import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { BuyPanel } from '../catalog/BuyPanel.tsx';
import { FreeShippingNote } from './FreeShippingNote.tsx';

const texts = (element: ReactElement, shipping: { price: number; freeAbove: number | null } | null) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        ...{ shopName: '', currency: 'USD', texts: 'en', testPayments: true, mails: 'sent' },
        ...{ origin: '', shipping, pricesIncludeTax: null, returns: null, menus: { header: [], footer: [] } },
      }}
    >
      {element}
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

const panel = (price: number, countInStock = 1) => (
  <BuyPanel {...{ price, countInStock, isFrom: false, line: 'p1.p1', labels: [], onAdd: () => undefined }} />
);

test('a product page says what shipping costs, and that a product above the limit ships free', () => {
  const shipping = { price: 10_00, freeAbove: 100_00 };
  expect(texts(panel(100_01), shipping)).toMatch(/Add To CartShips free$/);
  expect(texts(panel(100_00), shipping)).toMatch(
    /Shipping \$10\.00\. Free shipping on orders above \$100\.00$/,
  );
  expect(texts(panel(100_01), { price: 10_00, freeAbove: null })).toMatch(/Shipping \$10\.00\.$/);
  expect(texts(panel(100_01), null)).toMatch(/Add To Cart$/);
  expect(texts(panel(100_01, 0), shipping)).not.toMatch(/[Ss]hip/);
});

test('a cart says that it ships free, or what is missing for that', () => {
  const note = (itemsPrice?: number, freeAbove?: number | null) =>
    texts(<FreeShippingNote itemsPrice={itemsPrice} freeAbove={freeAbove} />, { price: 1, freeAbove: 50_00 });
  expect(note(100_01, 100_00)).toBe('Your order ships free');
  expect(note(100_00, 100_00)).toBe('Add $0.01 more for free shipping');
  expect(note(50_01)).toBe('Your order ships free');
  expect(note(50_01, null)).toBe('');
});
