import { expect, test } from 'vitest';
import { addressForm } from './address-form.ts';

test.each([
  ['Germany', { codeFirst: true, code: 'postalCode', region: null }],
  ['France', { codeFirst: true, code: 'postalCode', region: null }],
  ['IT', { codeFirst: true, code: 'postalCode', region: 'province' }],
  ['USA', { codeFirst: false, code: 'zipCode', region: 'state' }],
  ['india', { codeFirst: false, code: 'pinCode', region: 'state' }],
  ['United Kingdom', { codeFirst: false, code: 'postcode', region: null }],
  ['Ireland', { codeFirst: false, code: 'eircode', region: null }],
  ['Atlantis', { codeFirst: false, code: 'postalCode', region: null }],
  ['', { codeFirst: false, code: 'postalCode', region: null }],
])('an address in %s is written as people there do', (country, form) => {
  expect(addressForm(country)).toEqual(form);
});
