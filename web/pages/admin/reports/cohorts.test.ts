import { expect, test } from 'vitest';
import { returned } from './CohortReport.tsx';
import { fromZero } from './ReportCharts.tsx';

test('buyers who paid again are a share of their cohort, which may be empty', () => {
  expect([returned(4, 4), returned(1, 3), returned(0, 3), returned(0, 0)]).toEqual([100, 33, 0, null]);
});

test('the axis of money has zero, also where refunds are more than sales', () => {
  expect(fromZero(190, 240)).toEqual({ min: 0, max: 252 });
  expect(fromZero(-240, -190)).toEqual({ min: -240, max: 0 });
});
