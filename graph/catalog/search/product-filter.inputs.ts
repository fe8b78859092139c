import { Max, Min } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

/** Most attributes of a filter. */
export const MAX_FILTER_ATTRIBUTES = 10;
/** Most options of variants of a filter. */
export const MAX_FILTER_OPTIONS = 5;
/** Most values of a filter, those of brands and of all attributes and options together. */
export const MAX_FILTER_VALUES = 50;

@InputType({ description: 'A range of prices. Both ends belong to it.' })
export class PriceRangeInput {
  @Field(() => Int, { nullable: true, description: 'Lowest price in minor units.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest price in minor units.' })
  max?: number | null;
}

@InputType({ description: 'What an attribute of the products is to be: one of the values, or in a range.' })
export class AttributeFilterInput {
  @Field(() => String, { description: 'Key of an attribute by which shoppers filter.' })
  key!: string;

  @Field(() => [String], { nullable: true, description: 'One of these, as facets name them.' })
  values?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'The lowest number.' })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: 'The highest number.' })
  max?: number | null;
}

@InputType({ description: 'What an option of a variant is to be: one of the values.' })
export class OptionFilterInput {
  @Field(() => String, { description: 'Its name, as products have it: "Size".' })
  name!: string;

  @Field(() => [String], { description: 'One of these, as variants have them. None: any.' })
  values!: string[];
}

@InputType({
  description: `What products are to be; all of it at once. At most ${MAX_FILTER_ATTRIBUTES} attributes, ${MAX_FILTER_OPTIONS} options and ${MAX_FILTER_VALUES} values.`,
})
export class ProductFilter {
  @Field(() => PriceRangeInput, { nullable: true, description: 'Their price.' })
  price?: PriceRangeInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those in stock, without those on backorder.',
  })
  inStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those with a price before reduction.' })
  onSale?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'One of these brands.' })
  brand?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Mean of their stars, at least: 1 to 5.' })
  @Min(1, { message: 'A rating is 1 to 5 stars.' })
  @Max(5, { message: 'A rating is 1 to 5 stars.' })
  rating?: number | null;

  @Field(() => [AttributeFilterInput], { nullable: true, description: 'Their attributes.' })
  attributes?: AttributeFilterInput[] | null;

  @Field(() => [OptionFilterInput], {
    nullable: true,
    description:
      'The options of one of their variants, which has all of them; with `inStock` one that is in stock. No product has what is unknown.',
  })
  options?: OptionFilterInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of a collection that they are in. NOT_FOUND for an unknown one.',
  })
  collection?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: attributes and values that are unknown are left out instead of refused, as in an old address.',
  })
  ignoreUnknown?: boolean | null;
}

export const ProductSort = {
  NEWEST: 'newest',
  RELEVANCE: 'relevance',
  PRICE_ASC: 'price asc',
  PRICE_DESC: 'price desc',
  RATING: 'rating',
  BEST_SELLING: 'best selling',
} as const;
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort];

describeEnum('ProductSort', ProductSort, 'The order of a list of products.', {
  NEWEST: 'Newest first.',
  RELEVANCE: 'Best match of the keyword first; without one, newest first.',
  PRICE_ASC: 'Cheapest first.',
  PRICE_DESC: 'Dearest first.',
  RATING:
    'Best rated first. Five reviews of 3.5 stars are added to those of each product, so that few reviews count less.',
  BEST_SELLING: 'Most often bought in the last 30 days first; counted once a night.',
});
