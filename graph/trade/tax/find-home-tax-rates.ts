import type { TaxRate } from '#money/priced-order';
import { orderRulesOf } from '#money/shop-rules';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { taxSettings } from './tax-settings.ts';

/** The rates of an order that stays in the country of the shop. */
export async function findHomeTaxRates(deps: SettingDeps): Promise<readonly TaxRate[]> {
  const { rates: taxRates, pricesIncludeTax, homeCountry } = await findSetting(deps, taxSettings);
  return orderRulesOf({ taxRates, pricesIncludeTax, homeCountry }, homeCountry, null).taxRates;
}
