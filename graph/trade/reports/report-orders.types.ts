import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Day } from '../../core/day.ts';
import { ofParentArgument } from '../../core/list-size.ts';
import { Amount, CurrencyCode } from '../../core/money.types.ts';

@ObjectType({
  description: 'An order of a report, in minor units of the currency of the report. It names nobody.',
  simpleResolvers: true,
})
export class ReportOrder {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;

  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => Date, { description: 'When it was paid or refunded last in that time.' })
  at!: Date;

  @Field(() => Amount, { description: 'What of its payment is in the row.' })
  paid!: number;

  @Field(() => Amount, { description: 'What of its refunds is in the row.' })
  refunded!: number;

  @Field(() => Amount, { description: '`paid` without `refunded`.' })
  net!: number;
}

@ObjectType({ description: 'The orders that a row of a report adds up.', simpleResolvers: true })
export class ReportOrders {
  @Field(() => Day, { description: 'The first day.' })
  from!: string;

  @Field(() => Day, { description: 'The last day.' })
  to!: string;

  @Field(() => CurrencyCode, { description: 'Its currency.' })
  currency!: string;

  @Field(() => Int, { description: 'How many orders there are.' })
  total!: number;

  @Field(() => Amount, { description: 'What all of them come to, as the row says.' })
  paid!: number;

  @Field(() => Amount, { description: 'What was refunded of all of them.' })
  refunded!: number;

  @Field(() => Amount, { description: '`paid` without `refunded`.' })
  net!: number;

  @Extensions({ listSize: ofParentArgument('first') })
  @Field(() => [ReportOrder], { description: 'The latest first.' })
  orders!: ReportOrder[];
}
