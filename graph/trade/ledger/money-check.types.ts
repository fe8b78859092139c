import { Extensions, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

/** What can be done about a row without doing harm, however often. */
export const MoneyAction = { REFUND: 'REFUND', RECHECK: 'RECHECK' } as const;
export type MoneyAction = (typeof MoneyAction)[keyof typeof MoneyAction];

describeEnum('MoneyAction', MoneyAction, 'What can be done about a row of the money check.', {
  REFUND: 'Send it back: `refundPayment` with the `paymentId`.',
  RECHECK: 'Ask the provider again: `recheckCheckout` with the `checkoutId`.',
});

@ObjectType({ description: 'A payment or an order that the money check reports.', simpleResolvers: true })
export class MoneyRow {
  @Field(() => ID, { description: 'Identifier of the row: that of its payment, or of its order.' })
  id!: string;

  @Field(() => String, { description: 'What is to be known of it, as a sentence.' })
  note!: string;

  @Field(() => String, { nullable: true, description: "The provider's id of the payment." })
  paymentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the order.' })
  orderId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the checkout.' })
  checkoutId!: string | null;

  @Field(() => Int, { description: 'Amount in minor units of the currency.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => Date, {
    description:
      'When the payment was made or the order was placed; of a refunded payment, when money was last given back.',
  })
  at!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'By when it is settled without anything being done; null when nothing is to happen by itself.',
  })
  until!: Date | null;

  @Field(() => MoneyAction, {
    nullable: true,
    description: 'What can be done about it from here, if anything.',
  })
  action!: MoneyAction | null;
}

@ObjectType({
  description: "The provider's ledger against the paid orders, in one currency.",
  simpleResolvers: true,
})
export class MoneySum {
  @Field(() => ID, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => Float, { description: 'What the provider captured, in whole minor units.' })
  captured!: number;

  @Field(() => Float, { description: 'What it gave back, in whole minor units.' })
  refunded!: number;

  @Field(() => Float, { description: 'What paid orders were paid with, in whole minor units.' })
  paid!: number;

  @Field(() => Float, { description: 'What it has of payments on their way, in whole minor units.' })
  underway!: number;
}

@ObjectType({
  description: 'Payments in one currency that staff recorded by hand: no provider has them.',
  simpleResolvers: true,
})
export class HandSum {
  @Field(() => ID, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => Int, { description: 'How many there are.' })
  payments!: number;

  @Field(() => Float, { description: 'What they come to without what was given back, in whole minor units.' })
  netAmount!: number;
}

@ObjectType({
  description: "Something that must be true of the shop's data and is not.",
  simpleResolvers: true,
})
export class BrokenRule {
  @Field(() => ID, { description: 'Number of the rule, such as I4.' })
  rule!: string;

  @Field(() => String, { description: 'The rule as a sentence.' })
  sentence!: string;

  @Field(() => String, { description: 'What it is not true of.' })
  subject!: string;

  @Field(() => String, { description: 'What is wrong with it.' })
  problem!: string;
}

@ObjectType({ description: "The shop's orders against the money at the provider.", simpleResolvers: true })
export class MoneyCheck {
  @Field(() => Date, { description: 'When it was checked.' })
  checkedAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the provider answered. If not, only what the shop itself knows was checked.',
  })
  providerAnswered!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: "Since when the provider's payments were looked at; null for all of them.",
  })
  since!: Date | null;

  @Extensions({ listSize: 1 })
  @Field(() => [MoneySum], { description: 'The sums of that time.' })
  sums!: MoneySum[];

  @Extensions({ listSize: 1 })
  @Field(() => [HandSum], {
    description: 'What was paid by hand in that time. It is no part of the sums.',
  })
  byHand!: HandSum[];

  @Extensions({ listSize: 100 })
  @Field(() => [MoneyRow], {
    description:
      'Captured payments that are not settled yet, each with `until`: 100 at most. They explain a difference of the sums.',
  })
  underway!: MoneyRow[];

  @Extensions({ listSize: 100 })
  @Field(() => [MoneyRow], {
    description: 'Payments without an order, and paid orders without a captured payment: 100 at most.',
  })
  problems!: MoneyRow[];

  @Extensions({ listSize: 25 })
  @Field(() => [MoneyRow], { description: 'The latest orders that wait for a payment: 25 at most.' })
  unpaid!: MoneyRow[];

  @Extensions({ listSize: 25 })
  @Field(() => [MoneyRow], { description: 'The latest payments that were refunded: 25 at most.' })
  refunded!: MoneyRow[];

  @Extensions({ listSize: 100 })
  @Field(() => [BrokenRule], { description: 'What breaks a rule: 100 of each rule at most.' })
  brokenRules!: BrokenRule[];

  @Field(() => Boolean, {
    description:
      'Whether a newer check is being made: in a shop with many orders it takes some minutes, and this is the last one.',
  })
  isRefreshing!: boolean;
}

/** What the check itself finds. */
export type MadeCheck = Omit<MoneyCheck, 'isRefreshing'>;

export const MoneyState = {
  ADDS_UP: 'ADDS_UP',
  UNDERWAY: 'UNDERWAY',
  DIFFERS: 'DIFFERS',
  UNKNOWN: 'UNKNOWN',
} as const;
export type MoneyState = keyof typeof MoneyState;

describeEnum('MoneyState', MoneyState, 'What the money check says, in one word.', {
  ADDS_UP: 'Everything adds up.',
  UNDERWAY: 'Nothing is missing, some payments are on their way.',
  DIFFERS: 'Something is to be looked into.',
  UNKNOWN: 'The provider did not answer; what the shop itself knows adds up.',
});

@ObjectType({ description: 'The money check in one word.', simpleResolvers: true })
export class MoneySummary {
  @Field(() => MoneyState, { description: 'What it says.' })
  state!: MoneyState;

  @Field(() => Date, { description: 'When it was checked.' })
  checkedAt!: Date;
}
