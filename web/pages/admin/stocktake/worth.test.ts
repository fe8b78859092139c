import { expect, test } from 'vitest';
import { nobodyCounted, setToZeroConsequence } from '#messages/admin/stocktake';

test('items without a cost are never said to be worth nothing', () => {
  expect(nobodyCounted(191, 300, '0.00', 191)).toMatch(
    'Nobody counted 191 items with 300 units for sale (of unknown cost).',
  );
  expect(nobodyCounted(192, 301, '12.00', 191)).toMatch('(12.00 at cost, and 191 items of unknown cost)');
  expect(nobodyCounted(1, 1, '12.00', 0)).toMatch('(12.00 at cost)');
  expect(setToZeroConsequence(191, 300, '0.00', 191)).toMatch('300 units out of stock (of unknown cost).');
});
