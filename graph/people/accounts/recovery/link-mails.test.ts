import { expect, test } from 'vitest';
import { verifyAddress } from './link-mails.ts';

const settings = {
  name: 'Lamps',
  url: 'https://shop.example',
  currency: 'EUR',
  symbol: '€',
  timeZone: 'UTC',
};
const textFor = (newEmail: string | null, newEmailCountsAt: Date | null) =>
  verifyAddress(settings, 'Ada', 'https://shop.example/verify#x', { newEmail, newEmailCountsAt }).text;

test('an address that counts already does not wait to be confirmed', () => {
  const text = textFor(null, null);
  expect(text).toContain('It signs in to your account already.');
  expect(text).not.toContain('staff');
});

test('staff and their day are named to the owner of an address that staff entered alone', () => {
  expect(textFor('new@example.com', null)).not.toContain('staff');
  expect(textFor('new@example.com', new Date())).toContain('The staff of the shop entered it.');
});
