import { expect, test } from 'vitest';
import { dayIn, startOfDay } from './zoned-day.ts';

test.each([
  ['UTC', '2026-11-26', '2026-11-26T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-26', '2026-11-25T23:00:00.000Z'],
  ['America/New_York', '2026-11-26', '2026-11-26T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-26', '2026-11-25T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-26', '2026-11-25T18:15:00.000Z'],
  // The days on which the clocks change, and the ones after.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, begins) => {
  const start = startOfDay(zone, day);
  expect(start.toISOString()).toBe(begins);
  expect(dayIn(zone, start)).toBe(day);
  expect(dayIn(zone, new Date(start.getTime() - 1))).not.toBe(day);
});
