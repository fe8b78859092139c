import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';

@ObjectType({
  description: 'How a product was sold in the last 30 days, as the report by product has it.',
  simpleResolvers: true,
})
export class SoldProduct {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'Units that were paid, without those that were refunded.' })
  units!: number;

  @Field(() => Money, {
    description:
      'What was paid for the product without what was refunded, with tax. Products without any are left out.',
  })
  amount!: Money;

  @Field(() => Int, { description: 'Units in stock now.' })
  stock!: number;

  @Field(() => Int, { description: 'For how many days the stock lasts at that pace, rounded down.' })
  daysLeft!: number;
}

@ObjectType({ description: 'What was sold in the last 30 days.', simpleResolvers: true })
export class SoldProducts {
  @Extensions({ listSize: 5 })
  @Field(() => [SoldProduct], { description: 'The 5 that were sold for most.' })
  top!: SoldProduct[];

  @Extensions({ listSize: 5 })
  @Field(() => [SoldProduct], {
    description:
      'At most 5 of the 500 of which most units were sold, whose stock lasts for less than 30 days: the shortest first. Those without stock are none.',
  })
  runningOut!: SoldProduct[];
}
