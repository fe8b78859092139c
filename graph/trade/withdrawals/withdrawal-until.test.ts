import { expect, test } from 'vitest';
import { withdrawableUntil } from './withdrawal-until.ts';

test.each([
  ['2026-11-01T00:00:00Z', 14, '2026-11-17T00:00:00.000Z'],
  ['2026-11-01T23:59:59Z', 14, '2026-11-17T00:00:00.000Z'],
  ['2026-02-27T08:00:00Z', 1, '2026-03-02T00:00:00.000Z'],
])('delivered at %s, withdrawn from within %i days: until %s', (delivered, days, until) => {
  expect(withdrawableUntil(new Date(delivered), days).toISOString()).toBe(until);
});

test('in every time zone the whole of the last day is left', () => {
  for (let hours = -12; hours <= 14; hours++) {
    for (const delivered of ['2026-11-01T00:00:00Z', '2026-11-01T11:30:00Z', '2026-11-01T23:59:59Z']) {
      const local = new Date(delivered).getTime() + hours * 3_600_000;
      const endOfLastDay = (Math.floor(local / 86_400_000) + 15) * 86_400_000 - hours * 3_600_000;
      expect(withdrawableUntil(new Date(delivered), 14).getTime()).toBeGreaterThanOrEqual(endOfLastDay);
    }
  }
});
