import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PromotionInput } from '../../../schema.generated.ts';
import { SettingsContext } from '../../../ui/settings.ts';
import { Example } from './Example.tsx';

const settings = {
  shopName: '',
  currency: 'USD',
  texts: 'en' as const,
  testPayments: true,
  mails: 'sent' as const,
  origin: '',
  shipping: null,
  pricesIncludeTax: null,
  returns: null,
  menus: { header: [], footer: [] },
};

function shown(promotion: Partial<PromotionInput>): string {
  const html = renderToStaticMarkup(
    <SettingsContext value={settings}>
      <Example promotion={{ title: 'Sale', kind: 'PERCENT', ...promotion }} />
    </SettingsContext>,
  );
  return html.replace(/<style.*?<\/style>|<[^>]+>/g, '');
}

test.each([
  [{ value: 1500 }, '$9.00 off, $56.00 to pay.'],
  [{ kind: 'AMOUNT', value: 70_00 }, '$60.00 off, $5.00 to pay.'],
  [{ kind: 'FREE_SHIPPING' }, '$5.00 off, $60.00 to pay.'],
  [{ kind: 'BUY_X_GET_Y', value: 10_000, buyQty: 2, getQty: 1 }, '$20.00 off, $45.00 to pay.'],
  [{ value: 1500, minQty: 4 }, 'nothing is taken off.'],
] as [Partial<PromotionInput>, string][])('the example of %j says: %s', (promotion, end) => {
  expect(shown(promotion)).toMatch(/^Example: 3 items at \$20\.00 and \$5\.00 shipping, before tax: /);
  expect(shown(promotion).endsWith(end)).toBe(true);
});

test.each([{ categoryIds: ['shoes'] }, { productIds: ['lamp'] }])(
  'of %j the example says that it is limited',
  (limit) => {
    expect(shown({ value: 1500, ...limit })).toMatch(
      /^Example: 3 of the chosen products at \$20\.00 and .* \$9\.00 off/,
    );
  },
);

test.each([
  { value: null },
  { kind: 'BUY_X_GET_Y', value: 10_000, buyQty: null, getQty: null },
  { kind: 'BUY_X_GET_Y', value: 10_000, buyQty: 2, getQty: 1.5 },
] as Partial<PromotionInput>[])('what is typed only in part has no example: %j', (promotion) => {
  expect(shown(promotion)).toBe('');
});
