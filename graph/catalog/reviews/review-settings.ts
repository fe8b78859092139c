import { flag } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

export const reviewSettings = settingGroup({
  name: 'reviews',
  title: 'Reviews',
  fields: {
    reviewsWait: flag({
      label: 'Reviews wait for approval',
      help: 'A new or changed review is shown once staff with Content have approved it. Its author sees that it waits.',
      description: 'Whether reviews are shown only once staff have approved them',
      default: false,
    }),
  },
});
