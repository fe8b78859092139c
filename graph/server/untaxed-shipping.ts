import type { ValueOf } from '../core/settings.ts';
import type { SetupIssue } from '../core/setup-issue.ts';
import type { shippingSettings } from '../trade/shipping/shipping-settings.ts';
import type { taxSettings } from '../trade/tax/tax-settings.ts';

/**
 * Whether shipping methods that are offered for a price have no tax class, while the country of the shop has a tax: shipping is part of what is sold
 * there, and without a class it is not taxed.
 */
export function untaxedShipping(
  { homeCountry, rates }: ValueOf<typeof taxSettings>,
  { methods }: ValueOf<typeof shippingSettings>,
): SetupIssue[] {
  if (!rates.some(({ country, basisPoints }) => country === homeCountry && country && basisPoints > 0))
    return [];
  const untaxed = methods.filter(
    ({ isActive, taxClass, price, brackets }) => isActive && taxClass === null && (price > 0 || brackets),
  );
  if (untaxed.length === 0) return [];
  const sentence = `Shipping is not taxed, since these methods have no tax class: ${untaxed.map(({ name }) => name).join(', ')}. Choose one under Shipping on the screen Settings, one with a rate of 0 % if no tax is meant.`;
  return [{ code: 'UNTAXED_SHIPPING', sentence, shippingMethodCount: untaxed.length }];
}
