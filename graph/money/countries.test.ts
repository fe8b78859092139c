import { expect, test } from 'vitest';
import { COUNTRY_CODES, findCountry, listCountries } from './countries.ts';

test('every country is found by its code and by its English name', () => {
  expect(COUNTRY_CODES).toHaveLength(250);
  expect(new Set(COUNTRY_CODES).size).toBe(250);
  for (const { code, name } of listCountries()) {
    expect([findCountry(code), findCountry(name), findCountry(name.toUpperCase())]).toEqual([
      code,
      code,
      code,
    ]);
  }
});

test.each([
  ['India', 'IN'],
  [' india ', 'IN'],
  ['Bharat', 'IN'],
  ['भारत', 'IN'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['us', 'US'],
  ['The United States of America', 'US'],
  ['America', 'US'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['England', 'GB'],
  ['Great Britain', 'GB'],
  ['Northern Ireland', 'GB'],
  ['Ireland', 'IE'],
  ['Republic of Ireland', 'IE'],
  ['Deutschland', 'DE'],
  ['España', 'ES'],
  ['Espana', 'ES'],
  ['Österreich', 'AT'],
  ['Schweiz', 'CH'],
  ['Suisse', 'CH'],
  ['the Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['UAE', 'AE'],
  ['Czech Republic', 'CZ'],
  ['Czechia', 'CZ'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Korea', 'KR'],
  ['Russian Federation', 'RU'],
  ['Viet Nam', 'VN'],
  ['Myanmar', 'MM'],
  ['Burma', 'MM'],
  ['Hong Kong', 'HK'],
  ['Macau', 'MO'],
  ['Ivory Coast', 'CI'],
  ["Cote d'Ivoire", 'CI'],
  ['DR Congo', 'CD'],
  ['Congo', 'CG'],
  ['Cabo Verde', 'CV'],
  ['Swaziland', 'SZ'],
  ['Macedonia', 'MK'],
  ['East Timor', 'TL'],
  ['Saint Lucia', 'LC'],
  ['Trinidad and Tobago', 'TT'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['Guinea', 'GN'],
  ['Dominica', 'DM'],
  ['Kosovo', 'XK'],
  ['Georgia', 'GE'],
  ['Jersey', 'JE'],
  ['Palestine', 'PS'],
  ['Holy See', 'VA'],
])('%s is %s', (name, code) => {
  expect(findCountry(name)).toBe(code);
});

test.each(['', ' ', 'Atlantis', 'EU', 'ZZ', '12', 'India 411001 Pune', 'constructor', '__proto__'])(
  '"%s" is no country',
  (name) => {
    expect(findCountry(name)).toBeNull();
  },
);
