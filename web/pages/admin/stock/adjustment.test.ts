import { expect, test } from 'vitest';
import { adjustmentOf } from './adjustment.ts';

test.each([
  ['RECEIVED', 3],
  ['RETURNED', 3],
  ['DAMAGED', -3],
  ['LOST', -3],
] as const)('3 units that are %s change the stock by %i', (reason, by) => {
  expect(adjustmentOf({ variant: 'v1', reason, units: 3 })).toEqual({ variantId: 'v1', reason, by });
});
