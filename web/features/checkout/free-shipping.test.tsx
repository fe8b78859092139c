import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { FreeShippingNote } from './FreeShippingNote.tsx';

const texts = (element: ReactElement, shipping: { price: number; freeAbove: number | null } | null) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'USD',
        texts: 'en',
        testPayments: true,
        mails: 'sent',
        origin: '',
        shipping,
        pricesIncludeTax: null,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      {element}
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test('a cart says that it ships free, or what is missing for that', () => {
  const note = (missing?: number | null, freeAbove: number | null = 50_00) =>
    texts(<FreeShippingNote missing={missing} />, { price: 1, freeAbove });
  expect(note(0)).toBe('Your order ships free');
  expect(note(1)).toBe('Add $0.01 more for free shipping');
  expect(note()).toBe('\u00a0');
  expect(note(undefined, null)).toBe('');
  expect(note(null)).toBe('');
});
