import { EU, isInEu, MEMBER_STATES } from './eu.ts';

/** Where a shipping method is offered. */
export interface ShippingZone {
  /** ISO 3166-1 codes, such as "DE", and "EU" for its member states; null for everywhere. */
  countries: readonly string[] | null;
  /** The same codes: where it is not offered all the same. */
  exceptCountries?: readonly string[] | null;
}

const includes = (codes: readonly string[], country: string): boolean =>
  codes.includes(country) || (codes.includes(EU) && isInEu(country));

/** Whether a zone has a country; null is one that is not known: it may be any, so only "everywhere" without exceptions has it. */
export function hasCountry({ countries, exceptCountries }: ShippingZone, country: string | null): boolean {
  const except = exceptCountries ?? [];
  if (country === null) return countries === null && except.length === 0;
  return (countries === null || includes(countries, country)) && !includes(except, country);
}

/** The countries of a zone, one by one; of "everywhere" the shop's own, if it is not excepted. */
export function countriesOf(zone: ShippingZone, homeCountry: string | null): string[] {
  const named = zone.countries ?? (homeCountry === null ? [] : [homeCountry]);
  const all = named.flatMap((code) => (code === EU ? MEMBER_STATES : code));
  return [...new Set(all)].filter((code) => hasCountry(zone, code));
}
