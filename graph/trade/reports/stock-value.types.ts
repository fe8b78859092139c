import { Extensions, Field, Float, ID, ObjectType } from 'type-graphql';
import { Day } from '../../core/day.ts';
import { Amount, CurrencyCode } from '../../core/money.types.ts';

@ObjectType({ description: 'What is in stock of a category.', simpleResolvers: true })
export class StockValueRow {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the category; null for products without one.',
  })
  key!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name.' })
  name!: string | null;

  @Field(() => Float, { description: 'Units.' })
  units!: number;

  @Field(() => Amount, { description: 'Their value in minor units.' })
  value!: number;
}

@ObjectType({
  description:
    'What was in stock at the end of a day, at the selling prices of that moment, not at costs. Units that open checkouts hold are not in it. Some seconds old.',
  simpleResolvers: true,
})
export class StockValue {
  @Field(() => Day, { description: 'The day.' })
  day!: string;

  @Field(() => CurrencyCode, { description: 'The currency of the shop.' })
  currency!: string;

  @Field(() => Float, { description: 'All units.' })
  units!: number;

  @Field(() => Amount, { description: 'The value of all, in minor units.' })
  value!: number;

  @Extensions({ listSize: 20 })
  @Field(() => [StockValueRow], { description: 'By category, the dearest first.' })
  rows!: StockValueRow[];
}
