import { expect, test } from 'vitest';
import { deliveryDates, deliveryText, type Handling } from './delivery-dates.ts';

const berlin: Handling = {
  handlingDays: 1,
  cutOff: '14:00',
  workingDays: 'mon_fri',
  closedDays: null,
  timeZone: 'Europe/Berlin',
};
const parcel = { kind: 'delivery', daysMin: 1, daysMax: 3 } as const;
const dates = (now: string, handling: Partial<Handling> = {}, method: object = {}) => {
  const found = deliveryDates(new Date(now), { ...berlin, ...handling }, { ...parcel, ...method });
  return found && `${found.from} ${found.to}`;
};

test.each([
  ['Tuesday before the cut-off', '2026-11-24T13:59:59+01:00', '2026-11-26 2026-11-28'],
  ['at the cut-off it is the next day', '2026-11-24T14:00:00+01:00', '2026-11-27 2026-11-30'],
  ['Friday before it: handed over on Monday', '2026-11-27T09:00:00+01:00', '2026-12-01 2026-12-03'],
  ['Friday after it is as Monday', '2026-11-27T15:00:00+01:00', '2026-12-02 2026-12-04'],
  ['Saturday is as Monday', '2026-11-28T09:00:00+01:00', '2026-12-02 2026-12-04'],
  ['Sunday is as Monday', '2026-11-29T23:00:00+01:00', '2026-12-02 2026-12-04'],
  ['the end of a year', '2026-12-30T09:00:00+01:00', '2027-01-01 2027-01-04'],
  ['a leap day', '2028-02-28T09:00:00+01:00', '2028-03-01 2028-03-03'],
  ['the day is that of the shop', '2026-11-23T23:30:00Z', '2026-11-26 2026-11-28'],
  ['clocks go back on Sunday', '2026-10-23T13:59:00+02:00', '2026-10-27 2026-10-29'],
  ['and after it the cut-off is in winter time', '2026-10-26T12:59:00Z', '2026-10-28 2026-10-30'],
  ['clocks go forward on Sunday', '2026-03-27T13:01:00Z', '2026-04-01 2026-04-03'],
  ['and after it the cut-off is in summer time', '2026-03-30T12:00:00Z', '2026-04-02 2026-04-04'],
])('%s', (_, now, expected) => expect(dates(now)).toBe(expected));

test('without a cut-off the whole day counts; without handling days an order is handed over at once', () => {
  const evening = '2026-11-24T23:59:59+01:00';
  expect(dates(evening, { cutOff: null })).toBe('2026-11-26 2026-11-28');
  expect(dates(evening, { cutOff: null, handlingDays: 0 })).toBe('2026-11-25 2026-11-27');
  expect(dates(evening, { cutOff: null, handlingDays: 0 }, { daysMin: 0 })).toBe('2026-11-24 2026-11-27');
});

test('a shop that works at weekends hands over then; carriers rest on Sundays, and a pickup is ready on working days', () => {
  const friday = '2026-11-27T09:00:00+01:00';
  expect(dates(friday, { workingDays: 'mon_sat' })).toBe('2026-11-30 2026-12-02');
  expect(dates(friday, { workingDays: 'every_day', handlingDays: 2 })).toBe('2026-11-30 2026-12-02');
  const pickup = { kind: 'pickup', daysMin: 1, daysMax: 1 };
  expect(dates(friday, { handlingDays: 0 }, pickup)).toBe('2026-11-30 2026-11-30');
  expect(dates(friday, { handlingDays: 0, workingDays: 'every_day' }, pickup)).toBe('2026-11-28 2026-11-28');
});

test('nothing is handed over on closed days, whether they are one or many; carriers go on', () => {
  const closedDays = '2026-12-24 2026-12-25 2026-12-31 2027-01-01';
  const noon = '2026-12-23T12:00:00+01:00';
  expect(dates(noon)).toBe('2026-12-25 2026-12-28');
  expect(dates(noon, { closedDays })).toBe('2026-12-29 2026-12-31');
  // Ordered on one: as on the next working day.
  expect(dates('2026-12-24T09:00:00+01:00', { closedDays, handlingDays: 0 })).toBe('2026-12-29 2026-12-31');
  const pickup = { kind: 'pickup', daysMin: 1, daysMax: 1 };
  expect(dates(noon, { closedDays, handlingDays: 0 }, pickup)).toBe('2026-12-28 2026-12-28');
});

test('one known number of days counts for both ends; without one there are no dates', () => {
  const now = '2026-11-24T09:00:00+01:00';
  expect(dates(now, {}, { daysMin: null })).toBe('2026-11-28 2026-11-28');
  expect(dates(now, {}, { daysMax: null })).toBe('2026-11-26 2026-11-26');
  expect(dates(now, {}, { daysMin: null, daysMax: null })).toBeNull();
});

test('dates are written as people say them', () => {
  expect(deliveryText({ from: '2026-11-26', to: '2026-11-28' })).toBe('Thursday 26 to Saturday 28 November');
  expect(deliveryText({ from: '2026-11-30', to: '2026-12-02' })).toBe(
    'Monday 30 November to Wednesday 2 December',
  );
  expect(deliveryText({ from: '2026-11-26', to: '2026-11-26' })).toBe('Thursday 26 November');
});
