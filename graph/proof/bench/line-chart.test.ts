import { expect, test } from 'vitest';
import { lineChart } from './line-chart.ts';

const chart = {
  title: 'Cost <of> growth',
  xLabel: 'products',
  yLabel: 'µs',
  xs: ['1', '2', '3'],
  series: [{ name: 'list & more', values: [10, null, 1000] }],
};

const heights = (svg: string) =>
  [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="4"/g)].map((hit) => Number(hit[1]));

test('names are written as text, and the chart has a title for those who do not see it', () => {
  const svg = lineChart(chart);
  expect(svg).toContain('<title id="title">Cost &lt;of> growth</title>');
  expect(svg).toContain('list &amp; more');
});

test('a value that is missing has no point', () => {
  expect(heights(lineChart(chart))).toHaveLength(2);
});

test('on a logarithmic axis ten times as much is one step, wherever it begins', () => {
  const [low, middle, high] = heights(
    lineChart({ ...chart, series: [{ name: 'a', values: [10, 100, 1000] }], logarithmic: true }),
  );
  expect(low! - middle!).toBeCloseTo(middle! - high!, 0);
});

test('a value of zero stands on the axis', () => {
  const [zero] = heights(lineChart({ ...chart, series: [{ name: 'a', values: [0, 5] }] }));
  expect(zero).toBe(360);
});
