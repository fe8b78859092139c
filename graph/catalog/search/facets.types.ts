import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

export const FacetType = {
  PRICE: 'price',
  RATING: 'rating',
  BOOLEAN: 'boolean',
  TEXT: 'text',
  NUMBER: 'number',
} as const;
export type FacetType = (typeof FacetType)[keyof typeof FacetType];

describeEnum('FacetType', FacetType, 'What a facet filters by.', {
  PRICE: 'A range of prices: `min`, `max` and `histogram`.',
  RATING: 'Stars, at least: one of the values.',
  BOOLEAN: 'Yes or no: the values are "true" and "false".',
  TEXT: 'Any of the values.',
  NUMBER: 'Any of the values, or a range from `min` to `max`.',
});

@ObjectType({ description: 'A value of a facet.', simpleResolvers: true })
export class FacetValue {
  @Field(() => String, { description: 'The value as a filter takes it.' })
  value!: string;

  @Field(() => Int, { description: 'Matches with this value, when nothing else of its facet is selected.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether the filter of the request has it.' })
  isSelected!: boolean;
}

@ObjectType({
  description: 'A property by which a list can be filtered, counted as if the filter had nothing of it.',
  simpleResolvers: true,
})
export class Facet {
  @Field(() => String, {
    description:
      '"price", "rating", "inStock", "onSale", "brand", "options." with the name of an option of variants, or "attributes." with the key of an attribute.',
  })
  key!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => FacetType, { description: 'What it filters by.' })
  type!: FacetType;

  @Field(() => String, { description: 'Unit of its numbers, such as "kg"; may be empty.' })
  unit!: string;

  @Extensions({ listSize: 10 })
  @Field(() => [FacetValue], {
    description: 'Its values, 50 at most: the selected ones and the most frequent ones.',
  })
  values!: FacetValue[];

  @Field(() => Float, { nullable: true, description: 'The lowest number or price, in minor units.' })
  min!: number | null;

  @Field(() => Float, { nullable: true, description: 'The highest number or price, in minor units.' })
  max!: number | null;

  @Extensions({ listSize: 12 })
  @Field(() => [Int], {
    description: 'For prices: matches in each of 12 equal parts from `min` to `max`; otherwise empty.',
  })
  histogram!: number[];

  @Field(() => Boolean, {
    description:
      'Whether there are more than 10000 matches (1000 for an option of variants), of which only so many were counted.',
  })
  isSample!: boolean;
}
