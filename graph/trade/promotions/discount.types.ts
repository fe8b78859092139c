import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AppliedDiscount } from '#money/priced-order';
import type { CodeReason } from './problem-text.ts';

@ObjectType({ description: 'What a promotion takes off.', simpleResolvers: true })
export class Discount implements AppliedDiscount {
  @Field(() => ID, { description: 'Identifier of the promotion; it may not be offered any more.' })
  id!: string;

  @Field(() => String, { description: 'Name of the promotion.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The code that was used; null for an automatic one.' })
  code!: string | null;

  @Field(() => Int, { description: 'What it takes off the lines or the shipping, in minor units.' })
  amount!: number;
}

const reasons: Record<CodeReason, string> = {
  UNKNOWN: 'There is no such code.',
  NOT_STARTED: 'Its time has not come.',
  ENDED: 'Its time is over.',
  USED_UP: 'It was used as often as it can be.',
  USED_BEFORE: 'The viewer has used it as often as one person can.',
  FIRST_ORDER_ONLY: 'It is for a first order.',
  SEGMENT_ONLY: 'It is for other customers, or for those who sign in with a confirmed account.',
  NOTHING_ELIGIBLE: 'It is for other products.',
  MIN_ITEMS: 'The products that it is for must cost `missing` more.',
  MIN_QTY: 'It needs `missing` more items.',
  NO_SAVING: 'Other discounts, of which it does not stack, save as much or more.',
};

const CodeReasons = Object.fromEntries(Object.keys(reasons).map((reason) => [reason, reason]));
registerEnumType(CodeReasons, {
  name: 'CodeReason',
  description: 'Why a code takes nothing off.',
  valuesConfig: Object.fromEntries(
    Object.entries(reasons).map(([reason, description]) => [reason, { description }]),
  ),
});

@ObjectType({ description: 'A code that takes nothing off a cart.', simpleResolvers: true })
export class CodeProblem {
  @Field(() => String, { description: 'The code, in capital letters.' })
  code!: string;

  @Field(() => CodeReasons, { description: 'Why.' })
  reason!: CodeReason;

  @Field(() => String, { description: 'The reason as a sentence for the shopper.' })
  message!: string;

  @Field(() => Int, { description: 'What is missing: minor units of MIN_ITEMS, items of MIN_QTY, else 0.' })
  missing!: number;
}
