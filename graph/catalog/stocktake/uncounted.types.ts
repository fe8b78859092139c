import { Field, Int, ObjectType } from 'type-graphql';
import { Amount } from '../../core/money.types.ts';

@ObjectType({
  description:
    'The variants that a stock-take has no line of, although units of them should be on the shelf.',
  simpleResolvers: true,
})
export class UncountedItems {
  @Field(() => Int, { description: 'How many variants.' })
  items!: number;

  @Field(() => Int, { description: 'Units for sale of them.' })
  units!: number;

  @Field(() => Amount, {
    description: 'These at cost in minor units. Variants without a cost are not in it.',
  })
  value!: number;

  @Field(() => Int, { description: 'Variants without a cost among them.' })
  withoutCost!: number;

  @Field(() => Int, {
    description: 'Lines of 0 that `setUncountedToZero` made, without those that were counted since.',
  })
  setToZero!: number;
}
