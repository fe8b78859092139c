import type { ShopRules } from '#money/shop-rules';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { type TaxSettings, taxSettings } from './tax-settings.ts';

/** The rules that price an order. */
export async function findRules(
  deps: SettingDeps,
  options?: { isFresh: boolean },
): Promise<ShopRules & Pick<TaxSettings, 'reverseCharge'>> {
  const { rates, pricesIncludeTax, homeCountry, reverseCharge } = await findSetting(
    deps,
    taxSettings,
    options,
  );
  const { methods } = await findSetting(deps, shippingSettings, options);
  return {
    pricesIncludeTax,
    homeCountry,
    reverseCharge,
    taxRates: rates,
    shippingMethods: methods.filter(({ isActive }) => isActive),
  };
}
