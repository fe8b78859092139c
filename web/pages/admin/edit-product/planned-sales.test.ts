import { expect, test } from 'vitest';
import type { PlannedPriceFragment } from './PlannedPrices.generated.tsx';
import { groupSales } from './planned-sales.ts';

const planned = (id: string, change: Partial<PlannedPriceFragment> = {}): PlannedPriceFragment => ({
  id,
  variantId: `v${id}`,
  price: 700,
  compareAtPrice: 1000,
  state: 'PLANNED',
  from: '2026-12-01T00:00:00.000Z',
  to: '2026-12-24T00:00:00.000Z',
  ...change,
});

test('planned prices that differ in the variant alone are one sale', () => {
  const sales = groupSales([planned('1'), planned('2'), planned('3')]);
  expect(sales).toEqual([
    expect.objectContaining({ id: '1', ids: ['1', '2', '3'], variantIds: ['v1', 'v2', 'v3'], price: 700 }),
  ]);
});

test.each([
  ['price', { price: 800 }],
  ['price before', { compareAtPrice: null }],
  ['beginning', { from: '2026-12-02T00:00:00.000Z' }],
  ['end', { to: '2026-12-25T00:00:00.000Z' }],
  ['state', { state: 'RUNNING' as const }],
])('another %s is another sale', (_, change) => {
  expect(groupSales([planned('1'), planned('2', change)]).map(({ ids }) => ids)).toEqual([['1'], ['2']]);
});
