import { expect, test } from 'vitest';
import { settingsSections, urlOfHeading } from './sections.ts';

test.each([
  ['taxes', '/admin/settings/taxes#taxes'],
  ['shipping-methods', '/admin/settings/shipping#shipping-methods'],
  ['payment-methods', '/admin/settings/payment#payment-methods'],
  ['seller', '/admin/settings/invoices#seller'],
  ['carts', '/admin/settings/checkout#carts'],
  ['parcels', '/admin/settings/parcels#parcels'],
])('an address of the time when one screen had all settings, #%s, leads to %s', (heading, url) => {
  expect(urlOfHeading(heading)).toBe(url);
});

test('a group of settings that no section has is a section of its own', () => {
  const sections = settingsSections([
    { name: 'checkout', title: 'Checkout' },
    { name: 'parcels', title: 'Parcels' },
  ]);
  expect(sections.filter(({ groups }) => groups.includes('checkout'))).toHaveLength(1);
  expect(sections.at(-1)).toEqual({ name: 'parcels', title: 'Parcels', groups: ['parcels'] });
});
