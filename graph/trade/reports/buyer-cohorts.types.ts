import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Day } from '../../core/day.ts';
import { Amount, CurrencyCode } from '../../core/money.types.ts';

@ObjectType({ description: 'What buyers of a cohort did in a month.', simpleResolvers: true })
export class CohortMonth {
  @Field(() => Day, { description: 'The first day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'Buyers of whom a payment came in it.' })
  buyers!: number;

  @Field(() => Amount, {
    description:
      'What was paid in it without what was refunded in it, in minor units of the currency of the report.',
  })
  net!: number;
}

@ObjectType({ description: 'Buyers whose first payment came in the same month.', simpleResolvers: true })
export class Cohort {
  @Field(() => Day, {
    nullable: true,
    description: 'The first day of that month; null for all months before the report.',
  })
  month!: string | null;

  @Extensions({ listSize: 7 })
  @Field(() => [CohortMonth], { description: 'The months from that one on, as far as the report has them.' })
  cells!: CohortMonth[];
}

@ObjectType({
  description:
    'Buyers by the month of their first payment, in one currency. A buyer is an e-mail address, however it is written. All cells together come to what the money check says of these months. It may be some seconds old.',
  simpleResolvers: true,
})
export class BuyerCohorts {
  @Field(() => Day, { description: 'The first day of its first month.' })
  from!: string;

  @Field(() => Day, { description: 'The last day of its last month.' })
  to!: string;

  @Field(() => CurrencyCode, { description: 'Its currency.' })
  currency!: string;

  @Field(() => Amount, { description: 'All cells together, in minor units.' })
  net!: number;

  @Extensions({ listSize: 13 })
  @Field(() => [Cohort], { description: 'Those before the report, then each of its months.' })
  cohorts!: Cohort[];
}
