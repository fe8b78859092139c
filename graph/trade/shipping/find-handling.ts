import type { Handling } from '#money/delivery-dates';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { deliverySettings } from './delivery-settings.ts';

/** How the shop hands orders over. */
export async function findHandling(deps: SettingDeps): Promise<Handling> {
  const { timeZone } = await findSetting(deps, shopSettings);
  return { ...(await findSetting(deps, deliverySettings)), timeZone };
}
