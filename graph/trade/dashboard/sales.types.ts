import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Day } from '../../core/day.ts';
import { Money } from '../../core/money.types.ts';

@ObjectType({ description: 'What was sold in a time.', simpleResolvers: true })
export class Sales {
  @Field(() => Int, {
    description:
      'Orders whose payment came in that time. An exchange is one if it costs more than what was returned: with its difference.',
  })
  orders!: number;

  @Field(() => Money, { description: 'What was paid for orders, also those refunded since.' })
  paid!: Money;

  @Field(() => Money, { description: 'What was given back in that time, for orders of any time.' })
  refunded!: Money;

  @Field(() => Money, { description: 'The one without the other; it may be below 0.' })
  net!: Money;
}

@ObjectType({ description: 'What was sold on a day.', simpleResolvers: true })
export class SalesDay {
  @Field(() => Day, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'Orders whose payment came on it.' })
  orders!: number;

  @Field(() => Money, { description: 'What was paid on it without what was given back.' })
  net!: Money;

  @Field(() => Money, { description: 'The same of the day as many days before as the report has.' })
  previousNet!: Money;
}

@ObjectType({
  description:
    'Sales by days, in the currency of the shop: payments of orders without refunds, each on the day on which it was made. Payments by returned units are none.',
  simpleResolvers: true,
})
export class SalesReport {
  @Field(() => Sales, { description: 'All days together.' })
  current!: Sales;

  @Field(() => Sales, { description: 'As many days before.' })
  previous!: Sales;

  @Extensions({ listSize: 31 })
  @Field(() => [SalesDay], { description: 'Each day, those without sales as well.' })
  days!: SalesDay[];
}
