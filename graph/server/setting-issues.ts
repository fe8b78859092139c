import type { SetupIssue } from '../core/setup-issue.ts';
import { findSettings, type SettingDeps } from '../platform/settings/find-setting.ts';
import { paymentMethodSettings } from '../trade/payment-methods/payment-method-settings.ts';
import { sellerSettings } from '../trade/seller/seller-settings.ts';
import { shippingSettings } from '../trade/shipping/shipping-settings.ts';
import { taxSettings } from '../trade/tax/tax-settings.ts';
import { transfersWithoutAccount } from './transfers-without-account.ts';
import { untaxedShipping } from './untaxed-shipping.ts';

/** What is missing in settings that need each other, by one read of them. */
export async function settingIssues(deps: SettingDeps): Promise<SetupIssue[]> {
  const [seller, payment, tax, shipping] = await findSettings(deps, [
    sellerSettings,
    paymentMethodSettings,
    taxSettings,
    shippingSettings,
  ]);
  return [...transfersWithoutAccount(seller, payment), ...untaxedShipping(tax, shipping)];
}
