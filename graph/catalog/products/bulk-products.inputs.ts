import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { BulkArgs, EachOnce, MAX_BULK, noneAtAll, tooManyAtOnce } from '../../core/bulk.ts';
import { IsIdempotencyKey } from '../../core/idempotency-key.ts';
import { HasNoProblem, IsName } from '../../core/validation.ts';
import { AttributeValueInput } from './attribute-values.inputs.ts';
import { energyClassProblem } from './energy-class.ts';
import { netContentProblem } from './net-content.ts';
import { PriceChangeInput, StockChangeInput } from './price-and-stock-changes.inputs.ts';
import { AreTags, MAX_TAGS, TAG_RULES, tooManyTags } from './product-tags.ts';
import { IsTaxClass } from './tax-class.ts';
import { MAX_GRAMS, MAX_STOCK } from './variant.entity.ts';

@InputType({ description: 'A product of a change of many, and what the change was decided on.' })
export class SeenProductInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its price at that time, `Product.price`, in minor units. If prices are to be changed and it is another one by now, the error is CONFLICT. Needed to change prices by a percentage or an amount.',
  })
  expectedPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The same for its highest price, `Product.priceRange.max`.',
  })
  expectedHighestPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its stock at that time, `Product.inventoryQuantity`, in units. If stock is to be changed and it is another one by now, the error is CONFLICT. Needed to add to the stock.',
  })
  expectedCountInStock?: number | null;
}

@InputType({
  description:
    'Changes of many products. What is left out, or null, stays as it is, but for times, the manufacturer, the energy class and what is known of items, which null removes.',
})
export class ProductChangesInput {
  @Field(() => ID, { nullable: true, description: 'Identifier of their category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Who makes them: 1 to 100 characters in one line.' })
  @IsName('A brand', 100)
  brand?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of their manufacturer. Null removes it; left out, it stays.',
  })
  manufacturerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The class of their energy label with the scale, such as "C (A-G)". Null removes it; left out, it stays.',
  })
  @HasNoProblem('isEnergyClass', energyClassProblem)
  energyClass?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Their tax class: a small letter, then small letters, digits and hyphens, 30 characters at most.',
  })
  @IsTaxClass()
  taxClass?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether they are hidden from shoppers. One that is switched loses the time at which it would have been switched the same way.',
  })
  isDraft?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When drafts among them are put on sale by themselves. Null removes it; left out, it stays.',
  })
  publishAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When they are taken off sale by themselves. Null removes it; left out, it stays.',
  })
  unpublishAt?: Date | null;

  @Field(() => PriceChangeInput, { nullable: true, description: 'Their prices.' })
  @ValidateNested()
  price?: PriceChangeInput | null;

  @Field(() => StockChangeInput, { nullable: true, description: 'Their stock.' })
  @ValidateNested()
  stock?: StockChangeInput | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What each variant costs the shop, in minor units. Null removes it; left out, it stays.',
  })
  @Min(0, { message: 'The cost cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The cost is too high.' })
  cost?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What each variant weighs, in grams. Null removes it; left out, it stays.',
  })
  @Min(0, { message: 'The weight cannot be negative.' })
  @Max(MAX_GRAMS, { message: `The weight can be at most ${MAX_GRAMS} grams.` })
  weight?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'How much each variant contains, such as "750 ml". Null removes it; left out, it stays.',
  })
  @HasNoProblem('isNetContent', netContentProblem)
  netContent?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Units at which each variant counts as low in stock. Null removes it; left out, it stays.',
  })
  @Min(0, { message: 'The reorder point cannot be negative.' })
  @Max(MAX_STOCK, { message: `The reorder point can be at most ${MAX_STOCK}.` })
  reorderPoint?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Units of each variant that may be sold beyond its stock, on backorder, 0 to ${MAX_STOCK}. Null or 0 ends it; left out, it stays.`,
  })
  @Min(0, { message: 'The units on backorder cannot be negative.' })
  @Max(MAX_STOCK, { message: `At most ${MAX_STOCK} units can be sold on backorder.` })
  backorderLimit?: number | null;

  @Field(() => [String], { nullable: true, description: `Tags to add, for staff alone: ${TAG_RULES}.` })
  @ArrayMaxSize(MAX_TAGS, tooManyTags)
  @AreTags()
  addTags?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to remove; one that is added as well stays.' })
  @ArrayMaxSize(MAX_TAGS, tooManyTags)
  @AreTags()
  removeTags?: string[] | null;

  @Field(() => AttributeValueInput, {
    nullable: true,
    description: 'The value of one attribute; without a value it is removed. The other attributes stay.',
  })
  attribute?: AttributeValueInput | null;
}

@ArgsType()
export class UpdateProductsArgs {
  @Field(() => [SeenProductInput], { description: `The products, 1 to ${MAX_BULK}, each once.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_BULK, tooManyAtOnce)
  @EachOnce()
  @ValidateNested({ each: true })
  products!: SeenProductInput[];

  @Field(() => ProductChangesInput, { description: 'What is to be changed of each of them.' })
  @ValidateNested()
  changes!: ProductChangesInput;

  @Field(() => String, {
    nullable: true,
    description:
      '8 to 100 letters, digits, "-" and "_", made by the client once for these changes: so a call whose response is lost can be repeated within a day. What was changed by the same changes with the same key is left as it is, and its result is `ok`.',
  })
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ArgsType()
export class UndoUpdateProductsArgs extends BulkArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The key of the `updateProducts` that is meant: a product that was changed again since is CONFLICT. Without it the last change of each product is meant, whichever that is.',
  })
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}
