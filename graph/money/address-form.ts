import { findCountry } from './countries.ts';

/** How people of a country write an address. */
export interface AddressForm {
  /** The postal code stands before the city. */
  codeFirst: boolean;
  code: 'postalCode' | 'zipCode' | 'pinCode' | 'postcode' | 'eircode';
  /** What carriers need besides; null where an address is complete without it. */
  region: 'state' | 'province' | null;
}

/**
 * Countries where the postal code is before the city, as libaddressinput of Google and address-formatting of OpenCage both say
 * (November 2026).
 */
const CODE_FIRST = new Set(
  'AT BE CH CY CZ DE DK EE ES FI FR GR HR IT LI LT LU NL NO PL PT RO SE SI SK'.split(' '),
);
/** Names as libaddressinput has them; "postcode" is the English word where it names none. */
const CODES: Readonly<Record<string, AddressForm['code']>> = {
  US: 'zipCode',
  IN: 'pinCode',
  IE: 'eircode',
  GB: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
};
/** As libaddressinput requires them. */
const REGIONS: Readonly<Record<string, AddressForm['region']>> = {
  US: 'state',
  IN: 'state',
  AU: 'state',
  CA: 'province',
  IT: 'province',
};

/** By the name or code of the country; city first, no region, for one that is not known. */
export function addressForm(country: string): AddressForm {
  const code = findCountry(country) ?? '';
  return {
    codeFirst: CODE_FIRST.has(code),
    code: CODES[code] ?? 'postalCode',
    region: REGIONS[code] ?? null,
  };
}
