import { ArrayMaxSize, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import type { PromotionKind as Kind } from '#money/promotion';
import { IsLine } from '../../core/validation.ts';
import { PromotionKind } from './promotion.entity.ts';

/** Most categories, most collections, and most products, that a promotion names. */
const MOST = 100;
const MAX_QTY = 1000;

/** A whole number from `least` to `most`. */
function Between(label: string, least: number, most: number): PropertyDecorator {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  const checks = [IsInt({ message }), Min(least, { message }), Max(most, { message })];
  return (target, name) => {
    for (const check of checks) check(target, name);
  };
}

@InputType({
  description: 'A promotion as it shall be. What is left out, or null, is none. Amounts are minor units.',
})
export class PromotionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the promotion to change; a new one without it.',
  })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; needed with `id`.' })
  version?: number | null;

  @Field(() => String, { description: 'Its name, as shoppers see it: 1 to 100 characters.' })
  @IsLine('A name', 100)
  title!: string;

  @Field(() => PromotionKind, { description: 'What it takes off.' })
  kind!: Kind;

  @Field(() => Int, {
    nullable: true,
    description:
      'Basis points, 1 to 10000, of PERCENT and BUY_X_GET_Y (10000: for nothing); minor units of AMOUNT; not for FREE_SHIPPING.',
  })
  @Between('The value', 0, MAX_CENTS)
  value?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Quantity at full price of BUY_X_GET_Y: 1 to ${MAX_QTY}.`,
  })
  @Between('The quantity to buy', 0, MAX_QTY)
  buyQty?: number | null;

  @Field(() => Int, { nullable: true, description: `Reduced quantity of BUY_X_GET_Y: 1 to ${MAX_QTY}.` })
  @Between('The reduced quantity', 0, MAX_QTY)
  getQty?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Categories whose products it is for, with those below them; ${MOST} at most.`,
  })
  @ArrayMaxSize(MOST, { message: `Choose at most ${MOST} categories.` })
  categoryIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Collections whose products it is for, ${MOST} at most.`,
  })
  @ArrayMaxSize(MOST, { message: `Choose at most ${MOST} collections.` })
  collectionIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: `Products that it is for, ${MOST} at most.` })
  @ArrayMaxSize(MOST, { message: `Choose at most ${MOST} products.` })
  productIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'What these products must cost, before discounts.' })
  @Between('The least amount', 1, MAX_CENTS)
  minItems?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Quantity of these products that is needed: 1 to ${MAX_QTY}.`,
  })
  @Between('The least quantity', 1, MAX_QTY)
  minQty?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is for the first order of a person, and once.',
  })
  firstOrderOnly?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Segment of customers that it is for: those with an account whose address is confirmed. For all without one.',
  })
  segmentId?: string | null;

  @Field(() => Date, { nullable: true, description: 'When it begins.' })
  startsAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ends: after its begin.' })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'How often it can be used, at least as often as it was.' })
  @Between('The number of uses', 1, 1_000_000)
  maxUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'How often one person can use it: 1 to 100.' })
  @Between('The number of uses of a person', 1, 100)
  maxPerPerson?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it applies without a code. Then it has no codes.',
  })
  isAutomatic?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it applies beside others.' })
  stacks?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Those with a higher number are applied first: 0 to 1000.',
  })
  @Between('The priority', 0, 1000)
  priority?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is offered.' })
  isActive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Its code: 3 to 40 letters, digits and hyphens, in any case. It is used as often as the promotion allows.',
  })
  @MaxLength(40, { message: 'A code has at most 40 characters.' })
  code?: string | null;
}

@InputType({ description: 'Codes to generate, each for one use.' })
export class GenerateCodesInput {
  @Field(() => ID, { description: 'Identifier of the promotion.' })
  promotionId!: string;

  @Field(() => Int, { description: 'How many: 1 to 10000.' })
  @Between('The number of codes', 1, 10_000)
  count!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'What they begin with: at most 20 letters, digits and hyphens; a hyphen and ten characters follow.',
  })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, {
    message: 'A beginning has at most 20 letters, digits and hyphens.',
  })
  prefix?: string | null;
}
