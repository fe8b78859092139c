import { integer } from '../../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../../platform/settings/setting-group.ts';

export const cartSettings = settingGroup({
  name: 'carts',
  title: 'Carts',
  isReplaced: true,
  api: {
    type: 'CartSettings',
    about: 'after how many hours people who agreed are reminded of their carts',
  },
  fields: {
    remindAfterHours: integer({
      label: 'Hours until a reminder',
      help: 'How long after the last change of a cart its owner is reminded, from 1 to 720. Left empty, nobody is. Only customers who agreed to it on their profile get a mail, one for each cart.',
      description: 'Hours after the last change of a cart',
      none: 'nobody is reminded',
      default: null,
      min: 1,
      max: 720,
    }),
  },
});
