import { expect, test } from 'vitest';
import { pickupLines, pickupPhrase } from './pickup.ts';

const shop = { name: 'At the shop', description: '12 High Street.', daysMin: 1, daysMax: 2 };

test('where and when an order is fetched is a list of lines, or goes on in a sentence', () => {
  expect(pickupLines(shop)).toEqual(['At the shop', '12 High Street.', 'Ready in 1 to 2 days']);
  expect(pickupPhrase(shop)).toBe('At the shop, 12 High Street, ready in 1 to 2 days');
  expect(pickupPhrase({ ...shop, daysMin: null, daysMax: null })).toBe('At the shop, 12 High Street');
  expect(pickupPhrase({ ...shop, description: '' })).toBe('At the shop, ready in 1 to 2 days');
});
