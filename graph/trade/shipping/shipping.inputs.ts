import { ArrayMaxSize, IsIn, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { COUNTRY_CODES } from '#money/countries';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { ShippingKind } from './shipping.types.ts';

export const notACountry = { message: 'A country is its code of two capital letters, such as DE.' };
const CLASS = /^[a-z][a-z0-9-]{0,29}$/;
const notAClass = {
  message: 'A tax class begins with a small letter and has small letters, digits and hyphens, 30 at most.',
};
const tooMuch = { message: 'The amount is too high.' };
const negative = { message: 'The amount cannot be negative.' };
/** Of the field that each edit has. */
export const VERSION =
  'The `version` of the settings that were edited. The call fails with CONFLICT when they were changed since.';

@InputType({ description: 'A way of shipping as it shall be.' })
export class ShippingMethodInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'The one to change. Left out: it is added at the end.' })
  id?: string | null;

  @Field(() => String, { description: 'Its name for shoppers: 1 to 60 characters.' })
  @IsText('A name', 60)
  name!: string;

  @Field(() => String, { nullable: true, description: 'A sentence for shoppers: 200 characters at most.' })
  @IsOptionalText('A description', 200)
  description?: string | null;

  @Field(() => ShippingKind, { description: 'Whether it is brought or fetched.' })
  kind!: ShippingKind;

  @Field(() => [String], {
    nullable: true,
    description: 'Codes of the countries that it ships to, 250 at most; null or empty for everywhere.',
  })
  @IsOptional()
  @ArrayMaxSize(250, { message: 'Name at most 250 countries.' })
  @IsIn(COUNTRY_CODES, { each: true, ...notACountry })
  countries?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Least that the lines cost, in minor units.' })
  @IsOptional()
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  minItems?: number | null;

  @Field(() => Int, { nullable: true, description: 'Most that the lines cost, in minor units.' })
  @IsOptional()
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  maxItems?: number | null;

  @Field(() => Int, { description: `What it costs in minor units, 0 to ${MAX_CENTS}.` })
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Free strictly above this sum of discounted lines, in minor units; null: never.',
  })
  @IsOptional()
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  freeAbove?: number | null;

  @Field(() => String, { nullable: true, description: 'The tax class of its price; null: it is not taxed.' })
  @IsOptional()
  @Matches(CLASS, notAClass)
  taxClass?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at least: 0 to 365.' })
  @IsOptional()
  @Min(0, { message: 'Days are 0 or more.' })
  @Max(365, { message: 'Days are 365 at most.' })
  daysMin?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at most: 0 to 365.' })
  @IsOptional()
  @Min(0, { message: 'Days are 0 or more.' })
  @Max(365, { message: 'Days are 365 at most.' })
  daysMax?: number | null;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  isActive!: boolean;
}

@InputType({ description: 'The tax rate of a country and a class.' })
export class TaxRateInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'Its name for shoppers, such as "VAT": 1 to 40 characters.' })
  @IsText('A name', 40)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the country; null for all countries that have no rate of this class.',
  })
  @IsOptional()
  @IsIn(COUNTRY_CODES, notACountry)
  country?: string | null;

  @Field(() => String, { description: 'The tax class of the products that it is for.' })
  @Matches(CLASS, notAClass)
  taxClass!: string;

  @Field(() => Int, { description: 'Hundredths of a percent, 0 to 10000: 1900 is 19 %.' })
  @Min(0, { message: 'A rate cannot be negative.' })
  @Max(100_00, { message: 'A rate is 100 % at most.' })
  basisPoints!: number;
}

@InputType({ description: 'How prices are meant.' })
export class TaxSettingsInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => Boolean, { description: 'Whether the prices of products and shipping include their tax.' })
  pricesIncludeTax!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Code of the country that a cart is priced for until the shopper's is known; null for none.",
  })
  @IsOptional()
  @IsIn(COUNTRY_CODES, notACountry)
  homeCountry?: string | null;
}
