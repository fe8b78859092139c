import { ArrayMaxSize, IsIn, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { COUNTRY_CODES } from '#money/countries';
import { EU } from '#money/eu';
import { MAX_BRACKET_END, MAX_BRACKETS, type ShippingMeasure as Measure } from '#money/shipping-brackets';
import { IsLine, IsOptionalText } from '../../core/validation.ts';
import { NOT_A_COUNTRY } from '../../platform/settings/setting-fields.ts';
import { VERSION } from '../../platform/settings/setting-types.ts';
import { ShippingKind, ShippingMeasure } from './shipping.types.ts';

export const CLASS = /^[a-z][a-z0-9-]{0,29}$/;
export const notAClass = {
  message: 'A tax class begins with a small letter and has small letters, digits and hyphens, 30 at most.',
};
const tooMuch = { message: 'The amount is too high.' };
const negative = { message: 'The amount cannot be negative.' };

const PLACES = [...COUNTRY_CODES, EU];

@InputType({ description: 'What a shipping method costs up to an amount.' })
export class ShippingBracketInput {
  @Field(() => Int, {
    nullable: true,
    description: `The highest amount, included, 0 to ${MAX_BRACKET_END}; null, for the last one alone: without an end.`,
  })
  @Min(0, { message: 'The end of a bracket cannot be negative.' })
  @Max(MAX_BRACKET_END, { message: 'The end of a bracket is too high.' })
  upTo?: number | null;

  @Field(() => Int, { description: `What it costs in minor units, 0 to ${MAX_CENTS}.` })
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  price!: number;
}

@InputType({ description: 'A shipping method as it shall be.' })
export class ShippingMethodInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'The one to change. Left out: it is added at the end.' })
  id?: string | null;

  @Field(() => String, { description: 'Its name for shoppers: 1 to 60 characters.' })
  @IsLine('A name', 60)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A sentence for shoppers: 200 characters at most. A pickup needs it: where and when.',
  })
  @IsOptionalText('A description', 200)
  description?: string | null;

  @Field(() => ShippingKind, { description: 'Whether it is brought or fetched.' })
  kind!: ShippingKind;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes of the countries that it ships to, "EU" for all member states, 250 at most; null or empty for everywhere.',
  })
  @ArrayMaxSize(250, { message: 'Name at most 250 countries.' })
  @IsIn(PLACES, { each: true, message: NOT_A_COUNTRY })
  countries?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes of the countries that it does not ship to all the same, such as of "EU" or everywhere, 250 at most. A country that is not known may be one of them, so it does not ship there.',
  })
  @ArrayMaxSize(250, { message: 'Name at most 250 countries.' })
  @IsIn(PLACES, { each: true, message: NOT_A_COUNTRY })
  exceptCountries?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Least that the lines cost, in minor units.' })
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  minItems?: number | null;

  @Field(() => Int, { nullable: true, description: 'Most that the lines cost, in minor units.' })
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  maxItems?: number | null;

  @Field(() => Int, {
    description: `What it costs in minor units, 0 to ${MAX_CENTS}. Not used with brackets.`,
  })
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  price!: number;

  @Field(() => ShippingMeasure, {
    nullable: true,
    description: 'What `brackets` count; null, and left out by another calculator than "table": one price.',
  })
  bracketsBy?: Measure | null;

  @Field(() => [ShippingBracketInput], {
    nullable: true,
    description: `Its prices by \`bracketsBy\`: 1 to ${MAX_BRACKETS}, ascending. A cart above the last one is not shipped by it.`,
  })
  @ArrayMaxSize(MAX_BRACKETS, { message: `Name at most ${MAX_BRACKETS} brackets.` })
  @ValidateNested({ each: true })
  brackets?: ShippingBracketInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of one of `shippingCalculators`, which may use the price. Left out: "table", the price as it is.',
  })
  calculator?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Free strictly above this sum of discounted lines, in minor units; null: never.',
  })
  @Min(0, negative)
  @Max(MAX_CENTS, tooMuch)
  freeAbove?: number | null;

  @Field(() => String, { nullable: true, description: 'The tax class of its price; null: it is not taxed.' })
  @Matches(CLASS, notAClass)
  taxClass?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at least: 0 to 365.' })
  @Min(0, { message: 'Days are 0 or more.' })
  @Max(365, { message: 'Days are 365 at most.' })
  daysMin?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at most: 0 to 365.' })
  @Min(0, { message: 'Days are 0 or more.' })
  @Max(365, { message: 'Days are 365 at most.' })
  daysMax?: number | null;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  isActive!: boolean;
}
