import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

test('points on a line have its slope and no error', () => {
  const points = [0, 1, 2, 5].map((x) => ({ x, y: 100 - 3 * x }));
  const { slope, error } = slopeOf(points);
  expect(slope).toBeCloseTo(-3);
  expect(error).toBeCloseTo(0);
});

test('points that scatter around a level have a slope that their error covers', () => {
  const points = Array.from({ length: 100 }, (_, x) => ({ x, y: x % 2 }));
  const { slope, error } = slopeOf(points);
  expect(Math.abs(slope)).toBeLessThan(error);
  // Each lies half a step off: squared 25 in all, over the square width of 100 steps.
  expect(error).toBeCloseTo(2 * Math.sqrt(25 / 98 / 83_325), 4);
});

test('two points give no reliable slope', () => {
  expect(
    slopeOf([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]).error,
  ).toBeNaN();
});
