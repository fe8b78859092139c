import type { WORKING_DAYS } from '#money/delivery-dates';
import { describeEnum } from '../../core/describe-enum.ts';
import { choice, integer, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

const WorkingDays = { MON_FRI: 'mon_fri', MON_SAT: 'mon_sat', EVERY_DAY: 'every_day' } as const;

describeEnum('WorkingDays', WorkingDays, 'The days on which the shop hands over orders.', {
  MON_FRI: 'Monday to Friday.',
  MON_SAT: 'Monday to Saturday.',
  EVERY_DAY: 'All days of the week.',
});

const cutOff = text({
  label: 'Cut-off',
  help: 'Such as 14:00, in the time zone of the shop: what is ordered from then on counts for the next working day. Left empty, the whole day counts.',
  description: 'Time of the day from which an order counts for the next working day',
  none: 'the whole day counts',
  default: null,
  max: 5,
});

/** Most days on which nothing is handed over besides. */
const MOST_CLOSED = 60;

const closedDays = text({
  label: 'Closed days',
  help: `Public holidays and vacations on which you hand over nothing, such as 2026-12-25, with commas between them; ${MOST_CLOSED} at most. A first and a last day with two points between them are all days from one to the other: 2026-12-24..2027-01-01.`,
  description: `Days besides on which orders are not handed over, such as "2026-12-24 2026-12-25"; ${MOST_CLOSED} at most`,
  none: 'none',
  default: null,
  max: 1_000,
});

/** When orders are handed over, from which the days follow on which they arrive. */
export const deliverySettings = settingGroup({
  name: 'delivery',
  title: 'Delivery dates',
  fields: {
    handlingDays: integer({
      label: 'Handling days',
      help: 'Working days until an order is handed over, 0 to 60. The days of the shipping method come after them; without those shoppers see no dates. Closed days are not counted.',
      description: 'Working days until an order is handed over',
      default: 0,
      min: 0,
      max: 60,
    }),
    cutOff: {
      ...cutOff,
      read(given) {
        const time = cutOff.read(given);
        if (time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return time;
        throw new Error('Cut-off: a time of the day, such as 14:00.');
      },
    },
    closedDays: {
      ...closedDays,
      read(given) {
        const typed = closedDays.read(given);
        return typed === null ? null : readDays(typed);
      },
    },
    workingDays: choice<keyof typeof WORKING_DAYS>({
      label: 'Working days',
      help: 'The days on which you hand over orders. Carriers are taken to deliver from Monday to Saturday.',
      description: 'The days on which orders are handed over',
      type: () => WorkingDays,
      default: 'mon_fri',
      choices: { mon_fri: 'Monday to Friday', mon_sat: 'Monday to Saturday', every_day: 'every day' },
    }),
  },
});

/** Days and ranges of days as they are stored: each once, in order. Throws for what is no day, and for too many. */
function readDays(typed: string): string {
  const wrong = (message: string) => new Error(`Closed days: ${message}`);
  const days = new Set<string>();
  for (const part of typed.split(/[\s,;]+/).filter(Boolean)) {
    const [first = '', last = first, ...more] = part.split('..');
    if (more.length > 0 || !isDay(first) || !isDay(last) || last < first)
      throw wrong(`write days such as 2026-12-25, or a first and a last one such as 2026-12-24..2027-01-01.`);
    for (let day = first; day <= last && days.size <= MOST_CLOSED; day = nextDay(day)) days.add(day);
  }
  if (days.size > MOST_CLOSED) throw wrong(`${MOST_CLOSED} at most.`);
  return [...days].sort().join(' ');
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && utc(text).getTime() > 0 && utc(text).toISOString().startsWith(text);
const nextDay = (day: string) => new Date(utc(day).getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10);
