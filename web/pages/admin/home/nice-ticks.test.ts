import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

test('lines of a chart stand for round amounts', () => {
  expect(niceTicks(0, 170_000_00)).toEqual([0, 50_000_00, 100_000_00, 150_000_00]);
  expect(niceTicks(-30_00, 170_00)).toEqual([0, 50_00, 100_00, 150_00]);
  expect(niceTicks(-250, 250)).toEqual([-200, 0, 200]);
  expect(niceTicks(0, 1)).toEqual([0, 1]);
});

test('there are one to four lines, zero among them, within the chart', () => {
  const amount = fc.integer({ min: 0, max: 2 ** 50 });
  fc.assert(
    fc.property(amount, amount, (below, above) => {
      const ticks = niceTicks(-below, Math.max(1, above));
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.map((tick) => tick + 0)).toContain(0);
      expect(Math.min(...ticks)).toBeGreaterThanOrEqual(-below);
      expect(Math.max(...ticks)).toBeLessThanOrEqual(Math.max(1, above));
    }),
  );
});
