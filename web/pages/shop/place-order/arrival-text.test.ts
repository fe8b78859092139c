import { expect, test } from 'vitest';
import { arrivalText } from './arrival-text.ts';

const delivery = { from: '2026-12-03', to: '2026-12-05' };

test('a day is promised unless the order waits for a bank transfer', () => {
  expect(arrivalText(delivery, 'ONLINE')).toBe('Arrives Thursday 3 to Saturday 5 December');
  expect(arrivalText(delivery, 'COD')).toContain('Thursday 3');
  expect(arrivalText(delivery, 'TRANSFER')).toBe('We ship it as soon as your payment has arrived.');
});
