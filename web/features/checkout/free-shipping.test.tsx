import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
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

test('a cart says that it ships free, or what is missing for that', () => {
  const note = (itemsPrice?: number, freeAbove?: number | null) =>
    texts(<FreeShippingNote itemsPrice={itemsPrice} freeAbove={freeAbove} />, { price: 1, freeAbove: 50_00 });
  expect(note(100_01, 100_00)).toBe('Your order ships free');
  expect(note(100_00, 100_00)).toBe('Add $0.01 more for free shipping');
  expect(note(50_01)).toBe('Your order ships free');
  expect(note(50_01, null)).toBe('');
});
