import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Day } from '../../../core/day.ts';
import { Amount, CurrencyCode } from '../../../core/money.types.ts';
import { PayoutProblem } from './payout-problem.ts';

const optional = { nullable: true } as const;

@ObjectType({
  description: 'A difference between the payouts of a provider and the shop.',
  simpleResolvers: true,
})
export class PayoutDifference {
  @Field(() => PayoutProblem, { description: 'What is wrong.' })
  problem!: PayoutProblem;

  @Field(() => String, { description: '`payment` or `refund`.' })
  kind!: string;

  @Field(() => String, { description: 'The id of the provider.' })
  entity!: string;

  @Field(() => String, { ...optional, description: 'The payout; null for what none has.' })
  payout!: string | null;

  @Field(() => Day, { description: 'The day of the payout, or of the payment that none has.' })
  day!: string;

  @Field(() => Amount, { ...optional, description: 'What the shop has, in minor units.' })
  expected!: number | null;

  @Field(() => Amount, { ...optional, description: 'What payouts have, in minor units.' })
  found!: number | null;

  @Field(() => CurrencyCode, { description: 'The currency.' })
  currency!: string;

  @Field(() => Int, { ...optional, description: 'Number of the order.' })
  number!: number | null;
}

@ObjectType({ description: 'What payouts of providers say against the shop.', simpleResolvers: true })
export class Payouts {
  @Extensions({ listSize: 3 })
  @Field(() => [String], { description: 'The names of the providers whose files can be imported.' })
  providers!: string[];

  @Field(() => Boolean, { description: 'Whether any line of a settlement file was imported.' })
  hasImports!: boolean;

  @Extensions({ listSize: 100 })
  @Field(() => [PayoutDifference], { description: 'The latest 100 differences.' })
  differences!: PayoutDifference[];

  @Field(() => Boolean, { description: 'Whether there are more.' })
  hasMore!: boolean;
}
