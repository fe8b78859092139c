import { text } from './setting-fields.ts';
import { settingGroup } from './setting-group.ts';

/** What the catalogue is priced in; null until the shop has started. Only `set-currency` changes it. */
export const currencySetting = settingGroup({
  name: 'currency',
  title: 'Currency',
  hasOwnForm: true,
  fields: {
    code: text({
      ...{ label: 'Currency', description: 'A code of ISO 4217', default: null, max: 3 },
    }),
  },
});
