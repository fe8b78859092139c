import { DEFAULT_CURRENCY } from '#money/default-currency';
import { type CountryTaxRate, DEFAULT_RULES } from '#money/shop-rules';
import type { CountryRules } from './country-preset.ts';

/** What a new shop has. */
export const NEW_SHOP: CountryRules = {
  homeCountry: DEFAULT_RULES.homeCountry,
  currency: DEFAULT_CURRENCY,
  pricesIncludeTax: DEFAULT_RULES.pricesIncludeTax,
  rates: DEFAULT_RULES.taxRates,
  withdrawalDays: null,
  orderButton: null,
  consent: 'none',
  timeZone: 'UTC',
  sellerCountry: null,
};

/**
 * The settings of a shop after a preset is applied to its `current` ones: a three-way merge. What differs from `base`, the preset that
 * was applied last or else a new shop, was set by people, and stays. Only the country is always that of the preset.
 */
export function mergePreset(current: CountryRules, base: CountryRules, preset: CountryRules): CountryRules {
  const merged = <Name extends keyof CountryRules>(name: Name) =>
    merge(current[name], base[name], preset[name]);
  return {
    homeCountry: preset.homeCountry,
    currency: merged('currency'),
    pricesIncludeTax: merged('pricesIncludeTax'),
    rates: mergeRates(current.rates, base.rates, preset.rates),
    withdrawalDays: merged('withdrawalDays'),
    orderButton: merged('orderButton'),
    consent: merged('consent'),
    timeZone: preset.timeZone === null ? current.timeZone : merged('timeZone'),
    sellerCountry: merged('sellerCountry'),
  };
}

const merge = <Value>(current: Value, base: Value, preset: Value): Value =>
  current === base ? preset : current;

type Rates = readonly CountryTaxRate[];

/** What one rate is for: there is one of a country and a class. */
export const rateKey = ({ country, taxClass }: CountryTaxRate): string => `${country ?? ''} ${taxClass}`;

/** Those of the preset come first. One that people have deleted stays deleted, one of theirs stays. */
function mergeRates(current: Rates, base: Rates, preset: Rates): CountryTaxRate[] {
  const [now, then, next] = [current, base, preset].map(
    (rates) => new Map(rates.map((rate) => [rateKey(rate), rate])),
  ) as [Map<string, CountryTaxRate>, Map<string, CountryTaxRate>, Map<string, CountryTaxRate>];
  return [...new Set([...next.keys(), ...now.keys()])].flatMap((key) => {
    const [one, before, after] = [now.get(key), then.get(key), next.get(key)];
    if (!one) return after && !before ? after : [];
    if (!before) return one;
    const { name, basisPoints } = before;
    if (!after) return one.name === name && one.basisPoints === basisPoints ? [] : one;
    return {
      ...one,
      name: merge(one.name, name, after.name),
      basisPoints: merge(one.basisPoints, basisPoints, after.basisPoints),
    };
  });
}
