import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { AreNames, AreTexts, IsText } from '../../core/validation.ts';
import { ExpectedFactsInput, isNotOwed, STOCK_RULE, VariantFactsInput } from './edit-variant.inputs.ts';
import { MAX_STOCK, MAX_VARIANTS } from './variant.entity.ts';

/** Most options of a product. */
const MAX_OPTIONS = 3;

@InputType({ description: 'A variant as it shall be.' })
export class VariantInput extends VariantFactsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of a variant of the product; without it one is added.',
  })
  id?: string | null;

  @Field(() => [String], {
    description: 'Its value of each option, in the order of `optionNames`: 1 to 50 characters each.',
  })
  @AreNames('Each value of an option', 50)
  options!: string[];

  @Field(() => String, { nullable: true, description: "The shop's own number of it: 1 to 64 characters." })
  @IsText('A SKU', 64)
  sku?: string | null;

  @Field(() => Int, { description: `Price in minor units, 0 to ${MAX_CENTS}.` })
  @Min(0, { message: 'The price cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The price is too high.' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What it cost before it was reduced, in minor units and above `price`. Without it it is not reduced.',
  })
  @Max(MAX_CENTS, { message: 'The price before is too high.' })
  compareAtPrice?: number | null;

  @Field(() => Int, { description: STOCK_RULE })
  @ValidateIf(isNotOwed)
  @Min(0, { message: 'The stock cannot be negative.' })
  @Max(MAX_STOCK, { message: `The stock can be at most ${MAX_STOCK}.` })
  countInStock!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The picture among `Product.images` that shows it. Without it it has none of its own.',
  })
  imageId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The stock that `countInStock` was decided on. If it is another one by now, nothing is changed and the error is CONFLICT. Without it the stock is set in any case.',
  })
  expectedCountInStock?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that `price` was decided on, in minor units. If it is another one by now, such as that of a sale that has begun, nothing is changed and the error is CONFLICT. Without it the price is set in any case.',
  })
  expectedPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price before that `compareAtPrice` was decided on, in minor units; null when it was not reduced. If it is another one by now, the error is CONFLICT. Left out, it is not compared.',
  })
  expectedCompareAtPrice?: number | null;

  @Field(() => ExpectedFactsInput, {
    nullable: true,
    description:
      'What it had when the edit was decided on. If one of it that is set is another by now, nothing is changed and the error is CONFLICT. Without it everything is set in any case.',
  })
  @ValidateNested()
  expectedFacts?: ExpectedFactsInput | null;
}

@InputType({ description: 'The variants of a product, all of them.' })
export class ProductVariantsInput {
  @Field(() => [String], {
    description: `What the variants differ in, such as "Size": at most ${MAX_OPTIONS} names of 1 to 50 characters.`,
  })
  @ArrayMaxSize(MAX_OPTIONS, { message: `A product has at most ${MAX_OPTIONS} options.` })
  @AreNames('Each name of an option', 50)
  optionNames!: string[];

  @Field(() => [VariantInput], {
    description: `1 to ${MAX_VARIANTS} variants in their order. A variant that is left out is no longer sold.`,
  })
  @ArrayMinSize(1, { message: 'A product has at least one variant.' })
  @ArrayMaxSize(MAX_VARIANTS, { message: `A product has at most ${MAX_VARIANTS} variants.` })
  @ValidateNested({ each: true })
  variants!: VariantInput[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Identifiers of the variants that this list was made from. If the product has others by now, nothing is changed and the error is CONFLICT.',
  })
  @ArrayMaxSize(MAX_VARIANTS, { message: `A product has at most ${MAX_VARIANTS} variants.` })
  expectedVariants?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'The `optionNames` that this list was made from. If one of them that is set is another by now, nothing is changed and the error is CONFLICT.',
  })
  @ArrayMaxSize(MAX_OPTIONS, { message: `A product has at most ${MAX_OPTIONS} options.` })
  @AreTexts('Each name of an option', 50)
  expectedOptionNames?: string[] | null;
}

@InputType({ description: 'The variants of a product that exists, all of them.' })
export class SaveVariantsInput extends ProductVariantsInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}
