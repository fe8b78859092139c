import { EU, isInEu } from '#money/eu';
import { type CountryTaxRate, STANDARD_CLASS } from '#money/shop-rules';
import { DomainError } from '../../core/errors.ts';
import type { Consent } from '../checkout/consent.ts';
import * as t from './messages/en.ts';
import { TIME_ZONES } from './time-zones.ts';
import { RATES_AS_OF, VAT_RATES } from './vat-rates.ts';

/** The settings that depend on the law of the shop's country. */
export interface CountryRules {
  /** ISO 4217 code. */
  currency: string;
  homeCountry: string | null;
  pricesIncludeTax: boolean;
  rates: readonly CountryTaxRate[];
  withdrawalDays: number | null;
  orderButton: string | null;
  consent: Consent;
  /** Of the IANA list; null for a country with several, of which none is meant. */
  timeZone: string | null;
  /** ISO 3166-1 code. */
  sellerCountry: string | null;
}

/** What shops of a country usually set. */
export interface CountryPreset {
  /** ISO 3166-1 code. */
  country: string;
  /** Day on which its rates were last compared with their sources. */
  asOf: string;
  rules: CountryRules;
  /** What the owner has to look up. */
  notices: string[];
}

/** Of goods that are sent to a consumer, in the laws that follow Directive 2011/83/EU, articles 8 (2) and 9 (1). */
const DIRECTIVE = {
  withdrawalDays: 14,
  orderButton: 'Order with obligation to pay',
  consent: 'tick',
} as const;
const NO_RULES = { withdrawalDays: null, orderButton: null, consent: 'none' } as const;

/** The countries that have a preset. */
export const PRESET_COUNTRIES: readonly string[] = [...Object.keys(VAT_RATES), 'US'];

/**
 * The preset of a country, null when there is none. A shop in the EU taxes what it sends to other member states at the rates of
 * its own country, or with `destinationRates` at theirs, as it must once such sales exceed 10,000 EUR in a year (Directive
 * 2006/112/EC, articles 33 and 59c): by their standard rates, as what a reduced rate is for differs from state to state.
 */
export function countryPreset(country: string, destinationRates = false): CountryPreset | null {
  const isMember = isInEu(country);
  const law = isMember || country === 'GB' ? DIRECTIVE : NO_RULES;
  const rules = {
    homeCountry: country,
    sellerCountry: country,
    timeZone: TIME_ZONES[country] ?? null,
    ...law,
  };
  // Sales tax depends on the state, county and city, and prices are shown without it.
  if (country === 'US')
    return {
      country,
      asOf: RATES_AS_OF,
      notices: [t.salesTax],
      rules: { ...rules, currency: 'USD', pricesIncludeTax: false, rates: [] },
    };
  const vat = VAT_RATES[country];
  if (!vat) return null;
  const own = ratesOf(country, classesOf(country));
  const others = isMember ? otherMembers(country, destinationRates) : [];
  const notices = [
    t.shippingTax,
    ...(own.length > 1 ? [t.reducedClasses(own.slice(1).map(({ taxClass }) => taxClass))] : []),
    ...(vat.disputed ? [t.disputed(vat.disputed)] : []),
    ...(isMember && destinationRates ? [t.standardOfOthers] : []),
    ...(isMember && !destinationRates ? [t.homeRatesAbroad] : []),
  ];
  return {
    country,
    asOf: RATES_AS_OF,
    notices,
    rules: { ...rules, currency: vat.currency, pricesIncludeTax: true, rates: [...own, ...others] },
  };
}

/** The preset of a country. Errors: NOT_FOUND when there is none. */
export function requirePreset(country: string, destinationRates: boolean): CountryPreset {
  const preset = countryPreset(country, destinationRates);
  if (!preset)
    throw new DomainError('NOT_FOUND', 'There is no preset for this country. Set its taxes yourself.');
  return preset;
}

/** The percent of each tax class: "standard", "reduced", "reduced-2"… with the highest rate first. */
function classesOf(country: string): [taxClass: string, percent: number][] {
  const { standard, reduced } = VAT_RATES[country]!;
  return [
    [STANDARD_CLASS, standard],
    ...reduced.map((percent, at): [string, number] => [at ? `reduced-${at + 1}` : 'reduced', percent]),
  ];
}

function ratesOf(country: string, classes: [taxClass: string, percent: number][]): CountryTaxRate[] {
  const name = country === 'IN' ? 'GST' : 'VAT';
  return classes.map(([taxClass, percent]) => ({
    name,
    country,
    taxClass,
    basisPoints: Math.round(percent * 100),
  }));
}

function otherMembers(home: string, destinationRates: boolean): CountryTaxRate[] {
  if (!destinationRates) return ratesOf(EU, classesOf(home));
  const others = Object.keys(VAT_RATES).filter((country) => isInEu(country) && country !== home);
  return others.flatMap((country) =>
    ratesOf(
      country,
      classesOf(home).map(([taxClass]) => [taxClass, VAT_RATES[country]!.standard]),
    ),
  );
}
