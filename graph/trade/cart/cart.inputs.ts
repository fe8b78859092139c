import { ArrayMaxSize, IsInt, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { findCountry } from '#money/countries';
import { MAX_CODES } from '#money/promotion';
import { AreTexts, IsOptionalText } from '../../core/validation.ts';

/** Most units of one product in a cart. */
export const MAX_QTY = 10_000;

/** Most lines of a cart. */
export const MAX_LINES = 100;

@InputType({ description: 'What is bought, and how many of it.' })
export class CartLineInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => Int, { description: `Number of units, 1 to ${MAX_QTY}.` })
  @IsInt()
  @Min(1, { message: 'The quantity must be at least 1.' })
  @Max(MAX_QTY, { message: `The quantity must be at most ${MAX_QTY}.` })
  qty!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that the shopper was shown, in minor units. startCheckout fails with PRICE_CHANGED if it differs.',
  })
  @Min(0, { message: 'The price cannot be negative.' })
  price?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the variant. Without it the product must have one variant only: otherwise the error is BAD_USER_INPUT.',
  })
  variantId?: string | null;
}

/** Codes of promotions that a cart has: at most `MAX_CODES`. */
export const AreCodes = (): PropertyDecorator => (target, property) => {
  ArrayMaxSize(MAX_CODES, { message: `A cart has at most ${MAX_CODES} codes.` })(target, property);
  AreTexts('A code', 100)(target, property);
};

@ArgsType()
export class CartArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Where it goes: the name of a country or its code, 200 characters at most. Left out or empty, it is the shop's own.",
  })
  @MaxLength(200, { message: 'A country has at most 200 characters.' })
  country?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'How it is shipped. Left out, or when that does not ship it: the first method that does.',
  })
  shippingMethodId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The VAT id of the buyer, as in the address that the bill goes to. See `vatCheck`; it changes nothing unless the shop says so.',
  })
  @IsOptionalText('A tax number', 50)
  taxId?: string | null;

  @Field(() => [CartLineInput], { description: `At most ${MAX_LINES} lines.` })
  @ValidateNested({ each: true })
  lines!: CartLineInput[];

  @Field(() => [String], {
    nullable: true,
    description: `Codes of promotions, ${MAX_CODES} at most, in any order and case.`,
  })
  @AreCodes()
  codes?: string[] | null;
}

/** The country of an argument. Left out, it is the country of the shop; a text that names none is an unknown one. */
export const findCountryIn = (country?: string | null) =>
  country?.trim() ? findCountry(country) : undefined;
