import { ArrayMaxSize, Max, MaxLength, Min, ValidateIf, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { AreTexts, HasNoProblem, IsText } from '../../core/validation.ts';
import { MOST_FIELDS } from '../../platform/custom-fields/custom-field-definition.entity.ts';
import { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { netContentProblem } from './net-content.ts';
import { MAX_GRAMS, MAX_STOCK } from './variant.entity.ts';

export const STOCK_RULE = `Units in stock, 0 to ${MAX_STOCK}. Below zero only as long as units are owed that were sold on backorder: with the stock that is expected, and not below that.`;

interface StockInput {
  countInStock?: number | null;
  expectedCountInStock?: number | null;
}

/** Whether a stock has to be 0 or more: units that were owed when it was decided on may stay owed. That stock is compared. */
export const isNotOwed = ({ countInStock, expectedCountInStock: expected }: StockInput): boolean =>
  !(countInStock != null && countInStock < 0 && expected != null && expected <= countInStock);

/** What is sold, for how much. */
@InputType()
export abstract class SoldInput {
  @Field(() => Int, { nullable: true, description: `Price in minor units, 0 to ${MAX_CENTS}.` })
  @Min(0, { message: 'The price cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The price is too high.' })
  price?: number | null;

  @Field(() => Int, { nullable: true, description: STOCK_RULE })
  @ValidateIf(isNotOwed)
  @Min(0, { message: 'The stock cannot be negative.' })
  @Max(MAX_STOCK, { message: `The stock can be at most ${MAX_STOCK}.` })
  countInStock?: number | null;
}

/** What is known of the item itself. */
@InputType()
export abstract class VariantFactsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Its GTIN (EAN, UPC): 8, 12, 13 or 14 digits with the right check digit. Null removes it; left out, it stays.',
  })
  @MaxLength(40, { message: 'A barcode has at most 14 digits.' })
  barcode?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `What it costs the shop, in minor units, 0 to ${MAX_CENTS}: for staff alone. Null removes it; left out, it stays.`,
  })
  @Min(0, { message: 'The cost cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The cost is too high.' })
  cost?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `What it weighs, in grams, 0 to ${MAX_GRAMS}. Null removes it; left out, it stays.`,
  })
  @Min(0, { message: 'The weight cannot be negative.' })
  @Max(MAX_GRAMS, { message: `The weight can be at most ${MAX_GRAMS} grams.` })
  weight?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'How much it contains, such as "750 ml": an amount of at most three decimals in g, kg, ml, l, cm, m, m2, m3 or piece. Null removes it; left out, it stays.',
  })
  @HasNoProblem('isNetContent', netContentProblem)
  netContent?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Units at which it counts as low in stock, 0 to ${MAX_STOCK}: for staff alone. Null removes it; left out, it stays.`,
  })
  @Min(0, { message: 'The reorder point cannot be negative.' })
  @Max(MAX_STOCK, { message: `The reorder point can be at most ${MAX_STOCK}.` })
  reorderPoint?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Units that may be sold beyond its stock, on backorder, 0 to ${MAX_STOCK}. Null or 0 ends it; left out, it stays.`,
  })
  @Min(0, { message: 'The units on backorder cannot be negative.' })
  @Max(MAX_STOCK, { message: `At most ${MAX_STOCK} units can be sold on backorder.` })
  backorderLimit?: number | null;

  @Field(() => [CustomFieldInput], {
    nullable: true,
    description: `Values of its custom fields, ${MOST_FIELDS} at most: those that are not named stay.`,
  })
  @ArrayMaxSize(MOST_FIELDS, { message: `There are at most ${MOST_FIELDS} custom fields.` })
  @ValidateNested({ each: true })
  customFields?: CustomFieldInput[] | null;
}

@InputType({
  description:
    'What was known of an item when an edit was decided on; null for what was not known. What is left out is not compared.',
})
export class ExpectedFactsInput {
  @Field(() => String, { nullable: true, description: 'Its barcode.' })
  @MaxLength(40, { message: 'A barcode has at most 14 digits.' })
  barcode?: string | null;

  @Field(() => Int, { nullable: true, description: 'What it costs the shop, in minor units.' })
  cost?: number | null;

  @Field(() => Int, { nullable: true, description: 'What it weighs, in grams.' })
  weight?: number | null;

  @Field(() => String, { nullable: true, description: 'How much it contains.' })
  @HasNoProblem('isNetContent', netContentProblem)
  netContent?: string | null;

  @Field(() => Int, { nullable: true, description: 'Units at which it counts as low in stock.' })
  reorderPoint?: number | null;

  @Field(() => Int, { nullable: true, description: 'Units that may be sold beyond its stock.' })
  backorderLimit?: number | null;

  @Field(() => [String], { nullable: true, description: 'Its value of each option.' })
  @AreTexts('Each value of an option', 50)
  options?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Its SKU.' })
  @IsText('A SKU', 64)
  sku?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The picture that showed it; null for one that the same edit takes from the product.',
  })
  imageId?: string | null;
}

@InputType({ description: 'Changes of one variant. What is left out stays as it is.' })
export class UpdateVariantInput extends VariantFactsInput {
  @Field(() => Int, { nullable: true, description: `Price in minor units, 0 to ${MAX_CENTS}.` })
  @Min(0, { message: 'The price cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The price is too high.' })
  price?: number | null;

  @Field(() => Int, { nullable: true, description: STOCK_RULE })
  @ValidateIf(isNotOwed)
  @Min(0, { message: 'The stock cannot be negative.' })
  @Max(MAX_STOCK, { message: `The stock can be at most ${MAX_STOCK}.` })
  countInStock?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The shop's own number of it: 1 to 64 characters. Null removes it.",
  })
  @IsText('A SKU', 64)
  sku?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What it cost before it was reduced, in minor units and above its price. Null ends the reduction, and so does a price that is not below it.',
  })
  @Max(MAX_CENTS, { message: 'The price before is too high.' })
  compareAtPrice?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The picture among `Product.images` that shows it. Null leaves it without one of its own.',
  })
  imageId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that the change was decided on, in minor units. If it is another one by now, the error is CONFLICT.',
  })
  expectedPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price before that the change was decided on; null when it was not reduced. If it is another one by now, the error is CONFLICT. Left out, it is not compared.',
  })
  expectedCompareAtPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The stock that the change was decided on. If it is another one by now, the error is CONFLICT.',
  })
  expectedCountInStock?: number | null;

  @Field(() => ExpectedFactsInput, {
    nullable: true,
    description:
      'What it had when the edit was decided on. If one of it that is set is another by now, nothing is changed and the error is CONFLICT. Without it everything is set in any case.',
  })
  @ValidateNested()
  expectedFacts?: ExpectedFactsInput | null;
}
