import { integer } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

export const transferSettings = settingGroup({
  name: 'transfers',
  title: 'Bank transfers',
  fields: {
    remindBeforeDays: integer({
      label: 'Days before the end to remind of a missing transfer',
      help: 'An order that waits for a transfer is cancelled in the end. From 1 to 30. Left empty, nobody is reminded. Each unpaid order gets one mail.',
      description: 'Days before the end of an order that waits for a bank transfer',
      none: 'nobody is reminded',
      default: null,
      min: 1,
      max: 30,
    }),
  },
});
