import { OPTIONAL_FIELDS, type OptionalField, type PostalAddress } from '#money/postal-address';

/** An address as its form has it: empty texts for what is missing. */
export type TypedAddress = Record<keyof PostalAddress, string>;

export const requiredFields = ['address', 'city', 'postalCode', 'country'] as const;
export const optionalFields = Object.keys(OPTIONAL_FIELDS) as OptionalField[];
const fields = [...requiredFields, ...optionalFields];

/** The form of an address, or an empty one. Anything but texts is read as empty. */
export function toTyped(address: Partial<Record<keyof PostalAddress, unknown>> = {}): TypedAddress {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fields.map((name) => [name, text(address[name])])) as TypedAddress;
}

/** The address of a form. Optional fields that are empty are left out. */
export function toAddress(typed: TypedAddress): PostalAddress {
  const { address, city, postalCode, country } = typed;
  const set = optionalFields.filter((name) => typed[name].trim() !== '');
  return {
    address: address.trim(),
    city: city.trim(),
    postalCode: postalCode.trim(),
    country: country.trim(),
    ...Object.fromEntries(set.map((name) => [name, typed[name].trim()])),
  };
}

/** The address of a form for an order that is fetched: who, and no place but the country that it was priced for. */
export const toPerson = ({ name, company, phone, taxId }: TypedAddress, country: string): PostalAddress =>
  toAddress({ ...toTyped(), name, company, phone, taxId, country });

/** Whether nothing is typed but, maybe, a name. */
export const isEmpty = (typed: TypedAddress) =>
  fields.every((name) => name === 'name' || typed[name].trim() === '');

/** Whether it has more than a name and the four fields. */
export const hasMore = (typed: TypedAddress) =>
  optionalFields.some((name) => name !== 'name' && typed[name].trim() !== '');

export const isSameAddress = (one: TypedAddress, other: TypedAddress) =>
  fields.every((name) => one[name].trim() === other[name].trim());
