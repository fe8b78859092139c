import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { StoredMethod } from '../../platform/settings/stored-settings.ts';

/** Whether an order is brought or fetched. */
export const ShippingKind = { DELIVERY: 'delivery', PICKUP: 'pickup' } as const;
export type ShippingKind = (typeof ShippingKind)[keyof typeof ShippingKind];

registerEnumType(ShippingKind, {
  name: 'ShippingKind',
  description: 'Whether an order is brought or fetched.',
  valuesConfig: {
    DELIVERY: { description: 'It is brought to the address.' },
    PICKUP: { description: 'The shopper fetches it.' },
  },
});

@ObjectType('ShippingMethod', {
  description: 'A way of shipping, as the shop is set.',
  simpleResolvers: true,
})
export class ShippingMethodEntry implements StoredMethod {
  @Field(() => ID, { description: 'Identifier of the method.' })
  id!: string;

  @Field(() => String, { description: 'Its name for shoppers.' })
  name!: string;

  @Field(() => String, { description: 'A sentence for shoppers; may be empty.' })
  description!: string;

  @Field(() => ShippingKind, { description: 'Whether it is brought or fetched.' })
  kind!: ShippingKind;

  @Extensions({ listSize: 10 })
  @Field(() => [String], { nullable: true, description: 'Codes of its countries; null for everywhere.' })
  countries!: readonly string[] | null;

  @Field(() => Int, { nullable: true, description: 'Least that the lines cost, in minor units.' })
  minItems!: number | null;

  @Field(() => Int, { nullable: true, description: 'Most that the lines cost, in minor units.' })
  maxItems!: number | null;

  @Field(() => Int, { description: 'What it costs, in minor units.' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Free strictly above this sum of discounted lines, in minor units; null: never.',
  })
  freeAbove!: number | null;

  @Field(() => String, { nullable: true, description: 'The tax class of its price; null: it is not taxed.' })
  taxClass!: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at least.' })
  daysMin!: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at most.' })
  daysMax!: number | null;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  isActive!: boolean;
}

@ObjectType('TaxRate', { description: 'The tax rate of a country and a class.', simpleResolvers: true })
export class TaxRateEntry {
  @Field(() => String, { description: 'Its name for shoppers.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the country; null for all that have no rate of this class.',
  })
  country!: string | null;

  @Field(() => String, { description: 'The tax class of the products that it is for.' })
  taxClass!: string;

  @Field(() => Int, { description: 'Hundredths of a percent.' })
  basisPoints!: number;
}

@ObjectType({ description: 'How the shop ships.', simpleResolvers: true })
export class ShippingSettings {
  @Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })
  version!: number;

  @Extensions({ listSize: 10 })
  @Field(() => [ShippingMethodEntry], { description: 'All ways of shipping in their order, 50 at most.' })
  methods!: ShippingMethodEntry[];
}

@ObjectType({ description: 'How the shop taxes.', simpleResolvers: true })
export class TaxSettings {
  @Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })
  version!: number;

  @Extensions({ listSize: 30 })
  @Field(() => [TaxRateEntry], { description: 'All tax rates, 300 at most.' })
  rates!: TaxRateEntry[];

  @Field(() => Boolean, { description: 'Whether the prices of products and shipping include their tax.' })
  pricesIncludeTax!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Code of the country that a cart is priced for until the shopper's is known.",
  })
  homeCountry!: string | null;
}
