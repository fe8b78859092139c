import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { MEMBER_STATES } from './eu.ts';
import { countriesOf, hasCountry, type ShippingZone } from './shipping-zones.ts';
import { DEFAULT_RULES, methodsFor, orderRulesOf } from './shop-rules.ts';

const standard = DEFAULT_RULES.shippingMethods[0]!;

test('Germany, the EU and the world: who is offered what', () => {
  const shippingMethods = [
    { ...standard, id: 'germany', countries: ['DE'] },
    { ...standard, id: 'eu', countries: ['EU'], exceptCountries: ['DE', 'MT'] },
    { ...standard, id: 'near', countries: ['CH', 'EU'] },
    { ...standard, id: 'world', countries: null, exceptCountries: ['EU', 'KP'] },
    { ...standard, id: 'letter', countries: null },
  ];
  const ids = (country: string | null) => methodsFor({ shippingMethods }, country, 0).map(({ id }) => id);
  expect(ids('DE')).toEqual(['germany', 'near', 'letter']);
  expect(ids('FR')).toEqual(['eu', 'near', 'letter']);
  expect(ids('MT')).toEqual(['near', 'letter']);
  expect(ids('CH')).toEqual(['near', 'world', 'letter']);
  expect(ids('GB')).toEqual(['world', 'letter']);
  expect(ids('KP')).toEqual(['letter']);
  expect(ids(null)).toEqual(['letter']);
});

test('the EU is not one country, so a pickup in it is taxed in the country of the shop', () => {
  const taxRates = [{ name: 'VAT', country: 'DE', taxClass: 'standard', basisPoints: 19_00 }];
  const method = { ...standard, kind: 'pickup' as const, countries: ['EU'] };
  const rules = orderRulesOf({ taxRates, pricesIncludeTax: true, homeCountry: 'DE' }, 'FR', method);
  expect(rules.taxRates).toMatchObject([{ basisPoints: 19_00 }]);
});

test('the countries of a zone are told one by one; of everywhere that of the shop', () => {
  expect(countriesOf({ countries: ['EU', 'CH', 'DE'], exceptCountries: ['MT'] }, 'US')).toEqual([
    ...MEMBER_STATES.filter((code) => code !== 'MT'),
    'CH',
  ]);
  expect(countriesOf({ countries: null }, 'US')).toEqual(['US']);
  expect(countriesOf({ countries: null, exceptCountries: ['US'] }, 'US')).toEqual([]);
  expect(countriesOf({ countries: null }, null)).toEqual([]);
});

const codes = fc.uniqueArray(fc.constantFrom(...COUNTRY_CODES, 'EU'), { maxLength: 5 });
const zones: fc.Arbitrary<ShippingZone> = fc.record({
  countries: fc.option(codes),
  exceptCountries: fc.option(codes),
});
const countries = fc.constantFrom(...COUNTRY_CODES);

test('a zone has no exception, an exception takes nothing else, and the EU is the same as its member states', () => {
  const named = (list: readonly string[] | null | undefined) =>
    list?.flatMap((code) => (code === 'EU' ? MEMBER_STATES : code)) ?? null;
  fc.assert(
    fc.property(zones, countries, (zone, country) => {
      const except = named(zone.exceptCountries) ?? [];
      const without = hasCountry({ countries: zone.countries }, country);
      expect(hasCountry(zone, country)).toBe(without && !except.includes(country));
      expect(without).toBe(named(zone.countries)?.includes(country) ?? true);
      expect(countriesOf(zone, country).includes(country)).toBe(hasCountry(zone, country));
    }),
  );
});
