import { flag, integer } from '../../platform/settings/setting-fields.ts';
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
    asksForReviews: flag({
      label: 'Ask buyers for reviews by mail',
      help: 'One mail an order, some days after it was delivered, with a link that opens a form without signing in. Many countries treat such mails as advertising: turn it on where buyers have agreed, or need not. Orders that are delivered from then on count.',
      description: 'Whether buyers are asked for reviews by mail after the delivery',
      default: false,
    }),
    askAfterDays: integer({
      label: 'Days from the delivery to this mail',
      help: '1 to 60.',
      description: 'How many days after the delivery buyers are asked',
      default: 7,
      min: 1,
      max: 60,
    }),
  },
});
