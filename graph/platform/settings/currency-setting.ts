import { DEFAULT_CURRENCY } from '#money/default-currency';
import { findSetting, type SettingDeps } from './find-setting.ts';
import { text } from './setting-fields.ts';
import { settingGroup } from './setting-group.ts';

/** What the catalogue is priced in; null until the shop has started. */
export const currencySetting = settingGroup({
  name: 'currency',
  title: 'Currency',
  hasOwnForm: true,
  fields: {
    code: text({
      label: 'Currency',
      description: 'A code of ISO 4217',
      default: null,
      max: 3,
      lockedBy: 'CURRENCY',
    }),
  },
});

/** The currency of a value of the setting. */
export const currencyOf = ({ code }: { code: string | null }): string => code ?? DEFAULT_CURRENCY;

/** What the shop charges, a code of ISO 4217. */
export const shopCurrency = async (deps: SettingDeps): Promise<string> =>
  currencyOf(await findSetting(deps, currencySetting));

/** Whether the environment sets it. */
export const isCurrencyLocked = ({ settings }: SettingDeps['ports']): boolean =>
  settings.locked[currencySetting.name]?.code !== undefined;
