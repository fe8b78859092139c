import { integer, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

/** A new shop offers none: law differs from country to country. */
export const withdrawalSettings = settingGroup({
  name: 'withdrawals',
  title: 'Right of withdrawal',
  fields: {
    withdrawalDays: integer({
      label: 'Days to withdraw from a purchase',
      help: 'After the day on which the last item is delivered, 1 to 365; 14 by the law of the European Union. A last day on a weekend is the Monday after; public holidays are not known. Orders then have a button to withdraw, and keep the days that were set when they were placed. Categories can be left out. Empty: there is no such button.',
      description: 'Days after the delivery of the last item in which a buyer can withdraw from an order',
      none: 'the shop offers none',
      default: null,
      min: 1,
      max: 365,
    }),
    withdrawalInstructions: text({
      label: 'How withdrawn items come back',
      help: 'Where and by when to send them, in a line. It stands in the receipt of a withdrawal.',
      description: 'How items come back that were shipped before their buyer withdrew',
      none: 'nothing is said',
      default: null,
      max: 500,
    }),
  },
});
