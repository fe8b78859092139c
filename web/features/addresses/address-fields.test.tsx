import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OptionalFields, RequiredFields } from './AddressFields.tsx';
import { toTyped } from './typed-address.ts';

const props = {
  typed: toTyped({ address: '1 Lane', city: 'Town', postalCode: '1', country: 'India' }),
  onType: () => {},
};
const labels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label);

test('fields of an address that may be left out say so, others do not', () => {
  const optional = labels(renderToStaticMarkup(<OptionalFields {...props} />));
  expect(optional).toContain('Company (optional)');
  expect(optional.every((label) => label!.endsWith(' (optional)'))).toBe(true);
  expect(labels(renderToStaticMarkup(<RequiredFields {...props} />))).toEqual([
    ...['Address', 'City', 'Postal Code', 'Country'],
  ]);
});
