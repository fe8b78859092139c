import { integer } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

export const exchangeSettings = settingGroup({
  name: 'exchanges',
  title: 'Exchanges',
  fields: {
    exchangeDays: integer({
      label: 'Days to reserve the new items of an exchange',
      help: 'Unless the returned items are refunded for it by then, the new order is cancelled, and they are refunded as usual. From 1 to 90.',
      description:
        'Days for which the new order of an exchange waits for the returned items; then it is cancelled',
      default: 14,
      min: 1,
      max: 90,
    }),
  },
});
