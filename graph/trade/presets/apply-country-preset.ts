import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { currencyOf, currencySetting } from '../../platform/settings/currency-setting.ts';
import { changeSetting } from '../../platform/settings/edit-setting.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { storeSetting } from '../../platform/settings/store-setting.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { lockSales } from '../currency/lock-sales.ts';
import { mayChooseCurrency } from '../currency/may-choose-currency.ts';
import { sellerSettings } from '../seller/seller-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { withdrawalSettings } from '../withdrawals/withdrawal-settings.ts';
import { requirePreset } from './country-preset.ts';
import { findPreset } from './find-preset.ts';
import { mergePreset } from './merge-preset.ts';
import { presetSetting } from './preset-setting.ts';
import type { CountryPresetEntry } from './presets.types.ts';

/**
 * Sets what the preset of a country has, where nobody has set something else; see `mergePreset`. Errors: NOT_FOUND for a country
 * without one; BAD_USER_INPUT when the taxes of the shop do not fit the country.
 */
export async function applyCountryPreset(
  ctx: Context,
  { country, destinationRates }: { country: string; destinationRates: boolean },
): Promise<CountryPresetEntry> {
  const { rules } = requirePreset(country, destinationRates);
  const seller = await findSetting(ctx, sellerSettings, { isFresh: true });
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockSales(em);
    // Its lock comes next: two presets at once wait for each other here.
    const { before: base } = await storeSetting(em, presetSetting, ctx.ports.now(), ({ value }) => ({
      ...rules,
      rates: [...rules.rates],
      destinationRates,
      // A country with several has none, and keeps the time zone of the preset before it.
      timeZone: rules.timeZone ?? value.timeZone,
    }));
    await changeSetting(em, ctx, taxSettings, ({ value }) => {
      const { homeCountry, pricesIncludeTax, rates } = mergePreset({ ...base, ...value }, base, rules);
      const tax = { ...value, homeCountry, pricesIncludeTax, rates };
      taxSettings.check?.(tax, seller);
      return tax;
    });
    if (await mayChooseCurrency({ em, ports: ctx.ports }))
      await changeSetting(em, ctx, currencySetting, ({ value }) => ({
        code: mergePreset({ ...base, currency: currencyOf(value) }, base, rules).currency,
      }));
    await changeSetting(em, ctx, withdrawalSettings, ({ value }) => ({
      ...value,
      withdrawalDays: mergePreset({ ...base, ...value }, base, rules).withdrawalDays,
    }));
    await changeSetting(em, ctx, checkoutSettings, ({ value }) => {
      const { orderButton, consent } = mergePreset({ ...base, ...value }, base, rules);
      return { ...value, orderButton, consent };
    });
    await changeSetting(em, ctx, shopSettings, ({ value }) => ({
      ...value,
      timeZone: mergePreset({ ...base, ...value }, base, rules).timeZone ?? value.timeZone,
    }));
    await changeSetting(em, ctx, sellerSettings, ({ value }) => ({
      ...value,
      country: mergePreset({ ...base, sellerCountry: value.country }, base, rules).sellerCountry,
    }));
  });
  return findPreset(ctx, country, destinationRates);
}
