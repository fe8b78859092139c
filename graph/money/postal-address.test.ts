import { expect, test } from 'vitest';
import { addressLines, postalFormat } from './postal-address.ts';

const fits = (country: string, code: string) =>
  new RegExp(`^(?:${postalFormat(country)!.pattern})$`).test(code);

test.each([
  ['Germany', ['10623', 'D-10623'], ['1062', '106233', '']],
  ['Österreich', ['1010'], ['10100']],
  ['CH', ['8001', 'CH-8001'], ['800']],
  ['United States', ['94103', '94103-1234'], ['9410', '94103-12']],
  ['India', ['411001', '411 001'], ['41100']],
  ['NL', ['1012 AB', '1012ab'], ['1012']],
  ['France', ['75001', '75 001'], ['7500']],
  ['ES', ['28001'], ['2800']],
  ['Italy', ['00184'], ['184']],
  ['UK', ['SW1A 1AA', 'm1 1ae', 'EC1A1BB', 'GIR 0AA'], ['12345', 'SW1A']],
])('postal codes of %s have one form', (country, right, wrong) => {
  for (const code of right) expect(fits(country, code), code).toBe(true);
  for (const code of wrong) expect(fits(country, code), code).toBe(false);
});

test('a country whose codes differ, and one that is not known, take any', () => {
  for (const country of ['Ireland', 'Japan', 'Nowhere', '']) expect(postalFormat(country)).toBeNull();
});

test.each([
  ['Germany', '10623', 'Berlin', '10623 Berlin'],
  ['Austria', '1010', 'Wien', '1010 Wien'],
  ['India', '411001', 'Pune', 'Pune 411001'],
  ['United States', '94103', 'San Francisco', 'San Francisco 94103'],
  ['Nowhere', '1', 'City', 'City 1'],
])('an address in %s has code and city in the order of the country', (country, postalCode, city, line) => {
  expect(addressLines({ address: '1 Elm Street', city, postalCode, country })).toEqual([
    '1 Elm Street',
    line,
    country,
  ]);
});
