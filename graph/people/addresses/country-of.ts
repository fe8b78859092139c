import { findCountry } from '#money/countries';
import type { ShippingAddress } from './shipping-address.ts';

/** The country of an address, as an ISO 3166-1 code; null when it is not known. */
export function countryOf({
  country,
  countryCode,
}: Pick<ShippingAddress, 'country'> & { countryCode?: string | null }): string | null {
  return countryCode ?? findCountry(country);
}
