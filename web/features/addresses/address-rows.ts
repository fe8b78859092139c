import * as t from '#messages/addresses';
import { type AddressForm, addressForm } from '#money/address-form';
import type { TypedAddress } from './typed-address.ts';

export interface AddressField {
  name: keyof TypedAddress;
  label: string;
  /** What the browser fills in. */
  token?: string;
  hint?: string;
}

export const fullName: AddressField = { name: 'name', label: t.fullName, token: 'name' };
export const country: AddressField = { name: 'country', label: t.country, token: 'country-name' };

const street: AddressField = { name: 'address', label: t.address, token: 'street-address' };
const city: AddressField = { name: 'city', label: t.city, token: 'address-level2' };
const codeOf = (code: AddressForm['code']): AddressField => ({
  name: 'postalCode',
  label: t.codes[code],
  token: 'postal-code',
});

/**
 * The fields that an address needs, by the rows of its form: as specified, in that order; in a shop that has a `home` country
 * the typed country first, and then what addresses in it have.
 */
export function requiredRows(typedCountry: string, home: string | undefined): AddressField[][] {
  if (!home) return [[street], [city], [codeOf('postalCode')], [country]];
  const { codeFirst, code, region } = addressForm(typedCountry);
  const place = codeFirst ? [codeOf(code), city] : [city, codeOf(code)];
  const regions: AddressField[] = region
    ? [{ name: 'region', label: t.regions[region], token: 'address-level1' }]
    : [];
  return [[country], [street], place, regions];
}

const more: AddressField[] = [
  { name: 'name', label: t.recipient, token: 'name', hint: t.ifItIsSomebodyElse },
  { name: 'company', label: t.company, token: 'organization' },
  { name: 'line2', label: t.apartmentFloorOrBuilding, token: 'address-line2' },
  { name: 'region', label: t.stateOrRegion, token: 'address-level1' },
  { name: 'phone', label: t.phone, token: 'tel', hint: t.forQuestionsAboutTheOrder },
];

const taxNumber: AddressField = { name: 'taxId', label: t.taxNumber, hint: t.ofTheCompanySuchAs };

/** What an address need not have. Nobody calls the addressee of a bill. */
export const optionalOf = (isBilling: boolean, hasTaxId: boolean): AddressField[] =>
  isBilling
    ? [...more.filter(({ name }) => name !== 'phone'), taxNumber]
    : [...more, ...(hasTaxId ? [taxNumber] : [])];
