import { expect, test } from 'vitest';
import { isInEu } from '#money/eu';
import { type CountryTaxRate, orderRulesOf } from '#money/shop-rules';
import { MAX_RATES } from '../tax/save-tax-rate.ts';
import { countryPreset, PRESET_COUNTRIES } from './country-preset.ts';
import { mergePreset, NEW_SHOP } from './merge-preset.ts';
import { VAT_RATES } from './vat-rates.ts';

const rules = (country: string, destinationRates = false) => countryPreset(country, destinationRates)!.rules;
/** The rates for an order to a country, by class. */
const rates = (from: string, to: string, destinationRates = false) => {
  const { rates: taxRates, pricesIncludeTax, homeCountry } = rules(from, destinationRates);
  const priced = orderRulesOf({ taxRates, pricesIncludeTax, homeCountry }, to, null);
  return Object.fromEntries(priced.taxRates.map(({ taxClass, basisPoints }) => [taxClass, basisPoints]));
};

test('all member states of the EU, the United Kingdom, Switzerland, the USA and India have a preset', () => {
  expect(PRESET_COUNTRIES.filter(isInEu)).toHaveLength(27);
  expect(PRESET_COUNTRIES.filter((country) => !isInEu(country))).toEqual(['GB', 'CH', 'IN', 'US']);
  expect(countryPreset('AQ')).toBeNull();
});

test.each([
  ['DE', 'Europe/Berlin'],
  ['IN', 'Asia/Kolkata'],
  ['GB', 'Europe/London'],
  ['US', null],
])('the time zone of %s is %s', (country, zone) => {
  expect(rules(country).timeZone).toBe(zone);
});

test('all but the USA have a time zone', () => {
  expect(PRESET_COUNTRIES.filter((country) => rules(country).timeZone === null)).toEqual(['US']);
});

test('rates are percentages from the highest to the lowest', () => {
  for (const [country, { standard, reduced }] of Object.entries(VAT_RATES)) {
    const all = [standard, ...reduced];
    expect(all, country).toEqual([...new Set(all)].toSorted((one, other) => other - one));
    for (const percent of all) expect(Number.isInteger(Math.round(percent * 1000) / 10), country).toBe(true);
    // Directive 2006/112/EC, article 97.
    if (isInEu(country)) expect(standard, country).toBeGreaterThanOrEqual(15);
    expect(rules(country, true).rates.length, country).toBeLessThanOrEqual(MAX_RATES);
  }
});

test.each([
  ['DE', 'DE', false, { standard: 19_00, reduced: 7_00 }],
  ['DE', 'FR', false, { standard: 19_00, reduced: 7_00 }],
  ['DE', 'FR', true, { standard: 20_00, reduced: 20_00 }],
  ['DE', 'CH', true, {}],
  ['FR', 'FR', true, { standard: 20_00, reduced: 10_00, 'reduced-2': 5_50, 'reduced-3': 2_10 }],
  ['FR', 'FI', true, { standard: 25_50, reduced: 25_50, 'reduced-2': 25_50, 'reduced-3': 25_50 }],
  ['GB', 'GB', false, { standard: 20_00, reduced: 5_00 }],
  ['CH', 'CH', false, { standard: 8_10, reduced: 3_80, 'reduced-2': 2_60 }],
  ['IN', 'IN', false, { standard: 18_00, reduced: 5_00 }],
  ['US', 'US', false, {}],
])('a shop in %s taxes what it sends to %s (destination rates: %s) at %o', (from, to, isOss, expected) => {
  expect(rates(from, to, isOss)).toEqual(expected);
});

test('consumers in the EU and the United Kingdom can withdraw, and press a button that says that they have to pay', () => {
  for (const country of PRESET_COUNTRIES) {
    const { withdrawalDays, orderButton, consent, pricesIncludeTax } = rules(country);
    const isOfDirective = isInEu(country) || country === 'GB';
    expect([withdrawalDays, orderButton, consent]).toEqual(
      isOfDirective ? [14, 'Order with obligation to pay', 'tick'] : [null, null, 'none'],
    );
    expect(pricesIncludeTax).toBe(country !== 'US');
  }
});

test('what sources do not agree on is left out, and named', () => {
  const notices = (country: string) => countryPreset(country)!.notices.join('\n');
  expect(notices('FI')).toContain('13.5 or 14 %');
  expect(rates('FI', 'FI')).toEqual({ standard: 25_50, reduced: 10_00 });
  expect(notices('DE')).not.toContain('do not agree');
  expect(notices('US')).toContain('No sales tax is set');
});

const rate = (basisPoints: number, more: Partial<CountryTaxRate> = {}): CountryTaxRate => ({
  name: 'VAT',
  country: 'DE',
  taxClass: 'standard',
  basisPoints,
  ...more,
});

test('a new shop has what the preset has, without the tax of a new shop', () => {
  expect(mergePreset(NEW_SHOP, NEW_SHOP, rules('DE'))).toEqual(rules('DE'));
});

test('what people have set, added, renamed or deleted stays when a preset is applied, and when it has changed since', () => {
  const old = { ...rules('DE'), rates: [rate(19_00), rate(7_00, { taxClass: 'reduced' })] };
  const next = {
    ...old,
    rates: [rate(20_00), rate(8_00, { taxClass: 'reduced' }), rate(3_00, { taxClass: 'books' })],
  };
  const merged = (current: Partial<typeof old>) => mergePreset({ ...old, ...current }, old, next);
  // Nobody has changed anything.
  expect(merged({})).toEqual(next);
  const own = [
    rate(1_00, { country: 'AQ' }),
    rate(19_00, { name: 'MwSt.' }),
    rate(5_00, { taxClass: 'reduced' }),
  ];
  expect(merged({ rates: own }).rates).toEqual([
    rate(20_00, { name: 'MwSt.' }),
    rate(5_00, { taxClass: 'reduced' }),
    rate(3_00, { taxClass: 'books' }),
    rate(1_00, { country: 'AQ' }),
  ]);
  expect(merged({ rates: [] }).rates).toEqual([rate(3_00, { taxClass: 'books' })]);
  expect(merged({ withdrawalDays: 30, orderButton: 'Buy now', pricesIncludeTax: false })).toMatchObject({
    withdrawalDays: 30,
    orderButton: 'Buy now',
    pricesIncludeTax: false,
  });
});

test('the rates of another country take the place of those of the country before, if nobody has changed them', () => {
  const moved = mergePreset(rules('DE'), rules('DE'), rules('FR'));
  expect(moved).toEqual(rules('FR'));
  const changed = { ...rules('DE'), rates: [rate(16_00)] };
  expect(mergePreset(changed, rules('DE'), rules('FR')).rates).toContainEqual(rate(16_00));
});
