import { expect, test } from 'vitest';
import type { Viewer } from '../../../features/accounts/viewer.ts';
import type { Permission } from '../../../schema.generated.ts';
import { ownOptions, personalOptions, settingOptions } from './options.ts';

const staff = (...permissions: Permission[]) => ({ isAdmin: false, permissions }) as unknown as Viewer;
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

const groups = [
  { name: 'shop', title: 'Shop', fields: [{ name: 'timeZone', label: 'Time zone' }] },
  { name: 'shipping', title: 'Shipping', fields: [] },
  { name: 'transfers', title: 'Bank transfers', fields: [] },
  {
    name: 'returns',
    title: 'Returns',
    fields: [{ name: 'returnShipping', label: 'Who pays return shipping' }],
  },
];

test.each([
  ['shipping', ['Shipping', 'Who pays return shipping']],
  ['bank transfer', ['Bank transfers']],
  ['custom fields', ['Custom fields']],
  ['return window', ['Returns']],
  ['timezone', ['Time zone', 'Shop']],
])('the palette finds settings and their sections by %s', (text, found) => {
  expect(labels(settingOptions(groups, text))).toEqual(found);
});

test('the palette finds parts of screens for those alone who may open them', () => {
  expect(labels(ownOptions(staff('PRODUCTS'), 'low stock'))).toEqual(['Low stock']);
  expect(labels(ownOptions(staff('ORDERS'), 'low stock'))).toEqual([]);
  expect(labels(ownOptions(staff('STAFF'), 'personal data'))).toEqual(['Who looked at personal data']);
  expect(labels(ownOptions(staff('PRODUCTS'), ''))).not.toContain('Low stock');
});

test('what people do for themselves is found by its name, and not shown without a text', () => {
  const run = () => undefined;
  const items = [
    { label: 'Profile', href: '/profile' },
    { label: 'Logout', onClick: run },
  ];
  expect(personalOptions(items, 'logout')).toEqual([
    { key: 'own-Logout', group: 'Actions', label: 'Logout', run },
  ]);
  for (const text of ['', 'profile', 'lamp']) expect(personalOptions(items, text)).toEqual([]);
});
