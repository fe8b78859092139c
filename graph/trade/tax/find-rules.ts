import type { ShopRules } from '#money/shop-rules';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { taxSettings } from './tax-settings.ts';

/** The rules that price an order. */
export async function findRules(deps: SettingDeps, options?: { isFresh: boolean }): Promise<ShopRules> {
  const { rates, pricesIncludeTax, homeCountry } = await findSetting(deps, taxSettings, options);
  const { methods } = await findSetting(deps, shippingSettings, options);
  return {
    ...{ pricesIncludeTax, homeCountry, taxRates: rates },
    shippingMethods: methods.filter(({ isActive }) => isActive),
  };
}
