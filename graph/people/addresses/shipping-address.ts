import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { findCountry } from '#money/countries';
import { OPTIONAL_FIELDS, type OptionalField, type PostalAddress } from '#money/postal-address';
import { DomainError } from '../../core/errors.ts';
import { isBlank, notAText, withoutOverrides } from '../../core/validation.ts';
import type { ShippingAddressInput } from './shipping-address.input.ts';

@ObjectType({ description: 'Where an order or its bill is sent.', simpleResolvers: true })
@Embeddable()
export class ShippingAddress implements PostalAddress {
  @Field(() => String, { description: 'Street and number.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'City.' })
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, { description: 'Postal code.' })
  @Property({ type: 'text' })
  postalCode!: string;

  @Field(() => String, { description: 'Country, as it was typed.' })
  @Property({ type: 'text' })
  country!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 code of the country, such as "IN". Null when its name is not known.',
  })
  @Property({ type: 'text', columnType: 'char(2)', nullable: true })
  countryCode: string | null = null;

  @Field(() => String, { nullable: true, description: 'Recipient, when that is not the buyer.' })
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Field(() => String, { nullable: true, description: 'Company.' })
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Field(() => String, { nullable: true, description: 'Apartment, floor or building.' })
  @Property({ type: 'text', nullable: true })
  line2: string | null = null;

  @Field(() => String, { nullable: true, description: 'State, province or region.' })
  @Property({ type: 'text', nullable: true })
  region: string | null = null;

  @Field(() => String, { nullable: true, description: 'Phone number for the carrier.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'Tax number of the company, such as a GSTIN.' })
  @Property({ type: 'text', nullable: true })
  taxId: string | null = null;
}

const NEEDED = { address: 'Address', city: 'City', postalCode: 'Postal code', country: 'Country' };

/** Errors: BAD_USER_INPUT when one of the four fields is blank, each of them named below `path`. */
export function requireWhole(input: ShippingAddressInput, path: string): ShippingAddressInput {
  const missing = Object.entries(NEEDED).filter(([name]) => isBlank(input[name as keyof typeof NEEDED]));
  const fields = Object.fromEntries(
    missing.map(([name, label]) => [`${path}.${name}`, notAText(label, 200)]),
  );
  const [message] = Object.values(fields);
  if (message) throw new DomainError('BAD_USER_INPUT', message, { fields });
  return input;
}

/** The name of who buys without an account, or else the recipient; undefined when both are blank. */
export const typedName = (name: string | null | undefined, recipient: string | null | undefined) =>
  [name, recipient].map((text) => withoutOverrides(text ?? '').trim()).find((text) => text !== '');

/**
 * The address of an input, without marks that would turn the text of a packing slip around. Blank fields become null, and the country's code is
 * found by its name unless it is given.
 */
export function toAddress(input: ShippingAddressInput): ShippingAddress {
  const [address, city, postalCode, country] = (['address', 'city', 'postalCode', 'country'] as const).map(
    (name) => withoutOverrides(input[name]),
  ) as [string, string, string, string];
  const given = (name: OptionalField) => [name, withoutOverrides(input[name] ?? '').trim() || null];
  const names = Object.keys(OPTIONAL_FIELDS) as OptionalField[];
  return {
    address,
    city,
    postalCode,
    country,
    countryCode: input.countryCode ?? findCountry(country),
    ...(Object.fromEntries(names.map(given)) as Record<OptionalField, string | null>),
  };
}
