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
  ...{ default: null, max: 5 },
});

/** When orders are handed over, from which the days follow on which they arrive. */
export const deliverySettings = settingGroup({
  name: 'delivery',
  title: 'Delivery dates',
  fields: {
    handlingDays: integer({
      label: 'Handling days',
      help: 'Working days until an order is handed over, 0 to 60. The days of the shipping method come after them; without those shoppers see no dates. Public holidays are not known.',
      description: 'Working days until an order is handed over',
      ...{ default: 0, min: 0, max: 60 },
    }),
    cutOff: {
      ...cutOff,
      read(given) {
        const time = cutOff.read(given);
        if (time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return time;
        throw new Error('Cut-off: a time of the day, such as 14:00.');
      },
    },
    workingDays: choice<keyof typeof WORKING_DAYS>({
      label: 'Working days',
      help: 'The days on which you hand over orders. Carriers are taken to deliver from Monday to Saturday.',
      description: 'The days on which orders are handed over',
      ...{
        type: () => WorkingDays,
        default: 'mon_fri',
        choices: { mon_fri: 'Monday to Friday', mon_sat: 'Monday to Saturday', every_day: 'every day' },
      },
    }),
  },
});
