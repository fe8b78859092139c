import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from '../../ui/settings.ts';
import { OptionalFields, RequiredFields } from './AddressFields.tsx';
import { toTyped } from './typed-address.ts';

const props = {
  typed: toTyped({ address: '1 Lane', city: 'Town', postalCode: '1', country: 'India' }),
  onType: () => {},
};
const settings: Settings = {
  shopName: '',
  origin: '',
  currency: 'USD',
  texts: 'en',
  testPayments: true,
  mails: 'sent',
  shipping: null,
  pricesIncludeTax: null,
  returns: null,
  menus: { header: [], footer: [] },
};
const labels = (fields: ReactNode, home?: string) => {
  const html = renderToStaticMarkup(
    <SettingsContext value={{ ...settings, homeCountry: home }}>{fields}</SettingsContext>,
  );
  return [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label);
};

test('fields of an address that may be left out say so, others do not', () => {
  const optional = labels(<OptionalFields {...props} />);
  expect(optional).toContain('Company (optional)');
  expect(optional.every((label) => label!.endsWith(' (optional)'))).toBe(true);
  expect(labels(<RequiredFields {...props} />)).toEqual([...['Address', 'City', 'Postal Code', 'Country']]);
});

test.each([
  ['India', ['Country', 'Address', 'City', 'PIN Code', 'State']],
  ['Germany', ['Country', 'Address', 'Postal Code', 'City']],
  ['USA', ['Country', 'Address', 'City', 'ZIP Code', 'State']],
  ['Nowhere', ['Country', 'Address', 'City', 'Postal Code']],
])(
  'in a shop with a country of its own an address in %s has the fields of that country',
  (country, expected) => {
    const fields = { ...props, typed: { ...props.typed, country } };
    expect(labels(<RequiredFields {...fields} />, 'DE')).toEqual(expected);
    const optional = labels(<OptionalFields {...fields} />, 'DE');
    // What is needed is not offered twice.
    expect(optional.includes('State or region (optional)')).toBe(!expected.includes('State'));
  },
);

test('an order that is fetched needs the country alone', () => {
  expect(labels(<RequiredFields {...props} fetched />, 'DE')).toEqual(['Country']);
});
