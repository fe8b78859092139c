import type { ShippingAddress } from './shipping-address.ts';

/** The country of an address, as an ISO 3166-1 code; null when it is not known. */
export function countryOf(_address: Pick<ShippingAddress, 'country'>): string | null {
  return null;
}
