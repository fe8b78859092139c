import { expect, test } from 'vitest';
import { isInTime, withdrawableUntil } from './withdrawal-until.ts';

test.each([
  // The day of the delivery is not counted: the 14th day after 2 November, a Monday, is the 16th.
  ['2026-11-02T00:00:00Z', 14, '2026-11-17T00:00:00.000Z'],
  ['2026-11-02T23:59:59Z', 14, '2026-11-17T00:00:00.000Z'],
  // A Saturday and a Sunday: the Monday after.
  ['2026-11-07T08:00:00Z', 14, '2026-11-24T00:00:00.000Z'],
  ['2026-11-08T08:00:00Z', 14, '2026-11-24T00:00:00.000Z'],
  ['2026-11-06T08:00:00Z', 14, '2026-11-21T00:00:00.000Z'],
  ['2026-02-26T08:00:00Z', 1, '2026-02-28T00:00:00.000Z'],
])('delivered at %s, withdrawn from within %i days: until %s', (delivered, days, until) => {
  expect(withdrawableUntil(new Date(delivered), days, 'UTC').until.toISOString()).toBe(until);
});

test.each([
  // Monday evening in UTC is Tuesday in Berlin and Monday in New York.
  ['Europe/Berlin', '2026-11-02T23:30:00Z', '2026-11-17', '2026-11-17T23:00:00.000Z'],
  ['America/New_York', '2026-11-03T03:00:00Z', '2026-11-16', '2026-11-17T05:00:00.000Z'],
  // The clocks change within the days.
  ['Europe/Berlin', '2026-10-20T08:00:00Z', '2026-11-03', '2026-11-03T23:00:00.000Z'],
])('in %s, delivered at %s: the last day is %s, until %s', (zone, delivered, lastDay, until) => {
  const found = withdrawableUntil(new Date(delivered), 14, zone);
  expect({ ...found, until: found.until.toISOString() }).toEqual({ lastDay, until });
});

test('in every time zone the whole of the last day is left', () => {
  for (let hours = -12; hours <= 14; hours++) {
    for (const delivered of ['2026-11-03T00:00:00Z', '2026-11-03T11:30:00Z', '2026-11-03T23:59:59Z']) {
      const local = new Date(delivered).getTime() + hours * 3_600_000;
      const endOfLastDay = (Math.floor(local / 86_400_000) + 15) * 86_400_000 - hours * 3_600_000;
      const { until } = withdrawableUntil(new Date(delivered), 14, 'UTC');
      expect(isInTime(until, new Date(endOfLastDay - 1))).toBe(true);
    }
  }
});

test('a day after the last one it is too late', () => {
  const { until } = withdrawableUntil(new Date('2026-11-02T08:00:00Z'), 14, 'UTC');
  expect(isInTime(until, new Date('2026-11-17T23:59:59.999Z'))).toBe(true);
  expect(isInTime(until, new Date('2026-11-18T00:00:00Z'))).toBe(false);
});
