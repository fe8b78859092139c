import { flag, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

/** Whether shoppers may enter, and whether the home screen lists what a new shop needs. */
export const openingSetting = settingGroup({
  name: 'opening',
  title: 'Opening',
  hasOwnForm: true,
  fields: {
    openedAt: text({
      label: 'Opened at',
      description: 'When the shop was opened, as a moment in UTC',
      default: null,
      max: 30,
    }),
    testedAt: text({
      label: 'First test order at',
      description: 'When the first test order was placed, as a moment in UTC',
      default: null,
      max: 30,
    }),
    isListHidden: flag({
      label: 'Set-up list hidden',
      description: 'Whether the list of set-up steps is hidden',
      default: false,
    }),
  },
});
