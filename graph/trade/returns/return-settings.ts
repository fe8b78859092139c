import { describeEnum } from '../../core/describe-enum.ts';
import { fieldError } from '../../core/validation.ts';
import { choice, countries, integer } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

/** Who pays for sending products back. */
const ReturnFees = { BUYER: 'buyer', SHOP: 'shop' } as const;

describeEnum('ReturnFees', ReturnFees, 'Who pays for sending items back.', {
  BUYER: 'Who bought them.',
  SHOP: 'The shop: returns are free.',
});

/** A new shop promises nothing: law and custom differ from country to country. */
export const returnSettings = settingGroup({
  name: 'returns',
  title: 'Returns',
  isReplaced: true,
  api: {
    type: 'ReturnSettings',
    about: 'how products can be sent back',
    effect: 'Product pages say it to shoppers and search engines within two seconds.',
  },
  fields: {
    returnDays: integer({
      label: 'Days to send items back',
      help: 'After the delivery, 1 to 365. Product pages say it to shoppers and search engines. Empty: they say nothing of returns.',
      description: 'Days after the delivery in which products can be sent back',
      none: 'the shop claims nothing',
      default: null,
      min: 1,
      max: 365,
    }),
    returnFees: choice({
      label: 'Who pays return shipping',
      description: 'Who pays for sending them back',
      type: () => ReturnFees,
      default: 'buyer',
      choices: { buyer: 'the buyer', shop: 'the shop' },
    }),
    returnCountries: countries({
      label: 'Countries of returns',
      help: 'From which items can be sent back in that time, 50 at most.',
      description: 'Codes of the countries that this applies for; some when there are days',
      max: 50,
    }),
  },
  check({ returnDays, returnCountries }) {
    if (returnDays !== null && returnCountries.length === 0)
      throw fieldError('returnCountries', 'Name the countries that this applies for.');
  },
});
