import type { MoneySettings } from '#money/format-money';
import { HOUSE_NAME } from '#money/house-name';
import type { ShopSettings } from '../../core/context.ts';
import type { MailLook, MailSettings } from '../../core/mailer.ts';
import { brandSettings, lightColors, logoSize } from './brand-settings.ts';
import { shopCurrency } from './currency-setting.ts';
import { findSetting, type SettingDeps } from './find-setting.ts';
import { text, timeZone } from './setting-fields.ts';
import { settingGroup } from './setting-group.ts';

export const shopSettings = settingGroup({
  name: 'shop',
  title: 'Shop',
  api: {
    type: 'ShopSettings',
    about: 'what the shop is called, how it shows amounts, and its time zone',
    effect: 'Pages and mails have them within two seconds.',
  },
  fields: {
    name: text({
      label: 'Name of the shop',
      help: 'In the header, in titles of pages, in mails and in the payment window.',
      description: 'Name of the shop',
      default: HOUSE_NAME,
      max: 60,
      lockedBy: 'SHOP_NAME',
    }),
    displaySymbol: text({
      label: 'Currency symbol',
      help: 'Before amounts. Left empty, it is that of the currency that is charged. With another symbol, amounts to be charged name the currency.',
      description: 'Currency symbol before amounts',
      none: 'that of the currency',
      default: null,
      max: 5,
      lockedBy: 'DISPLAY_SYMBOL',
    }),
    timeZone: timeZone({
      label: 'Time zone',
      help: 'By its name of the IANA list, such as Europe/Berlin. Days and times on screens, in mails and on invoices, and the last day to withdraw from a purchase, are those of this zone. With UTC, screens show times by the clock of who looks at them.',
      description: 'Time zone of the shop, by its name of the IANA list',
    }),
  },
});

/** What the shop is called. */
export async function shopName(deps: SettingDeps): Promise<string> {
  return (await findSetting(deps, shopSettings)).name;
}

/** How amounts are written. */
export async function moneySettings(deps: SettingDeps): Promise<MoneySettings> {
  const { displaySymbol } = await findSetting(deps, shopSettings);
  return { currency: await shopCurrency(deps), displaySymbol: displaySymbol ?? undefined };
}

/** What mails say of the shop. */
export async function mailSettings<Settings extends Pick<ShopSettings, 'url'>>(
  deps: SettingDeps & { settings: Settings },
): Promise<Settings & MailSettings> {
  const { name, timeZone } = await findSetting(deps, shopSettings);
  const look = await mailLook(deps);
  return { ...deps.settings, ...(await moneySettings(deps)), name, timeZone, ...(look && { look }) };
}

/** Undefined in a shop that has set none. */
async function mailLook(deps: SettingDeps): Promise<MailLook | undefined> {
  const brand = await findSetting(deps, brandSettings);
  const { primary, accent } = lightColors(brand);
  if (!brand.logo && !primary && !accent) return undefined;
  return {
    logo: brand.logo ? { path: '/logo.png', ...logoSize(brand), isOnWhite: brand.isLogoOnWhite } : null,
    button: primary,
    accent: accent?.main ?? null,
  };
}
