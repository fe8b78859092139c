import { expect, test } from 'vitest';
import { momentIn, zonedTime } from './zoned-time.ts';

test('moments are written and read by the clocks of a time zone, whatever that of the viewer is', () => {
  const berlin = 'Europe/Berlin';
  expect(zonedTime('2026-11-30T07:00:00.000Z', berlin)).toBe('2026-11-30 08:00');
  expect(momentIn(berlin, '2026-11-30T08:00')).toBe('2026-11-30T07:00:00.000Z');
  expect(momentIn(berlin, '2026-07-01T08:00')).toBe('2026-07-01T06:00:00.000Z');
  expect(momentIn('Pacific/Auckland', '2026-07-01T08:00')).toBe('2026-06-30T20:00:00.000Z');
});

test('moments beside a change of the clocks are those that the clocks show', () => {
  // On 2026-03-29 at 02:00 the clocks of Berlin go to 03:00, and on 2026-10-25 at 03:00 to 02:00.
  for (const shown of ['2026-03-29 01:59', '2026-03-29 03:00', '2026-10-25 01:59', '2026-10-25 03:00'])
    expect(zonedTime(momentIn('Europe/Berlin', shown.replace(' ', 'T')), 'Europe/Berlin')).toBe(shown);
});
