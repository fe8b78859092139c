import type { Opt } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { PromotionKind as Kind, PromotionTerms } from '#money/promotion';
import { describeEnum } from '../../core/describe-enum.ts';

export const PromotionKind = {
  PERCENT: 'percent',
  AMOUNT: 'amount',
  FREE_SHIPPING: 'free_shipping',
  BUY_X_GET_Y: 'buy_x_get_y',
} as const satisfies Record<string, Kind>;

describeEnum('PromotionKind', PromotionKind, 'What a promotion takes off.', {
  PERCENT: 'A part of what the products cost, in basis points.',
  AMOUNT: 'An amount in minor units, at most what the products cost.',
  FREE_SHIPPING: 'The shipping.',
  BUY_X_GET_Y: 'A part of the price of the cheapest `getQty` of every `buyQty` + `getQty` items.',
});

/** A discount that the shop offers: automatic, or by one of its codes. */
@ObjectType({
  description: 'A discount that the shop offers. Amounts are minor units.',
  simpleResolvers: true,
})
@Entity({ tableName: 'promotions' })
@Check({ name: 'promotions_used_check', expression: 'used >= 0 and (max_uses is null or used <= max_uses)' })
@Check({
  name: 'promotions_kind_check',
  expression: "kind in ('percent', 'amount', 'free_shipping', 'buy_x_get_y')",
})
export class Promotion implements PromotionTerms {
  @Field(() => ID, { description: 'Identifier of the promotion.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => Int, { description: 'Counts its edits: `savePromotion` refuses an edit of an older one.' })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => String, { description: 'Its name, as shoppers see it.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => PromotionKind, { description: 'What it takes off.' })
  @Property({ type: 'text' })
  kind!: Kind;

  @Field(() => Int, {
    description:
      'Basis points of PERCENT, and of the price of the reduced items of BUY_X_GET_Y; minor units of AMOUNT; else 0.',
  })
  @Property({ type: 'integer' })
  value!: number;

  @Field(() => Int, { description: 'Quantity at full price of BUY_X_GET_Y; else 0.' })
  @Property({ type: 'integer', default: 0 })
  buyQty: Opt<number> = 0;

  @Field(() => Int, { description: 'Reduced quantity of BUY_X_GET_Y; else 0.' })
  @Property({ type: 'integer', default: 0 })
  getQty: Opt<number> = 0;

  /** Without foreign keys: a deleted category or product is one that no line is of. */
  @Extensions({ listSize: 2 })
  @Field(() => [ID], {
    description:
      'It is for products of these categories and of those below them, for `collectionIds` and for `productIds`.',
  })
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  categoryIds: Opt<string[]> = [];

  /** Without foreign keys, as an array has none: `deleteCollection` refuses one that is used. */
  @Extensions({ listSize: 2 })
  @Field(() => [ID], { description: 'It is for products of these collections.' })
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  collectionIds: Opt<string[]> = [];

  @Extensions({ listSize: 2 })
  @Field(() => [ID], { description: 'It is for these products; for all when all three lists are empty.' })
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  productIds: Opt<string[]> = [];

  @Field(() => Int, { nullable: true, description: 'What these products must cost, before discounts.' })
  @Property({ type: 'integer', nullable: true })
  minItems: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Quantity of these products that is needed.' })
  @Property({ type: 'integer', nullable: true })
  minQty: number | null = null;

  @Field(() => Boolean, { description: 'Whether it is for the first order of a person, and once.' })
  @Property({ type: 'boolean', default: false })
  firstOrderOnly: Opt<boolean> = false;

  /** Without a foreign key, since this module does not import segments: `deleteSegment` refuses one that is used. */
  @Field(() => ID, {
    nullable: true,
    description: 'It is for customers of this segment; for all without one.',
  })
  @Property({ type: 'uuid', nullable: true })
  segmentId: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it begins.' })
  @Property({ type: 'datetime', nullable: true })
  startsAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it has ended.' })
  @Property({ type: 'datetime', nullable: true })
  endsAt: Date | null = null;

  @Field(() => Int, { nullable: true, description: 'How often it can be used; null without a limit.' })
  @Property({ type: 'integer', nullable: true })
  maxUses: number | null = null;

  /** Uses that were not released. Counted only with `maxUses`: otherwise every checkout would wait for this row. */
  @Property({ type: 'integer', default: 0 })
  used: Opt<number> = 0;

  @Field(() => Int, { nullable: true, description: 'How often one person can use it; null without a limit.' })
  @Property({ type: 'integer', nullable: true })
  maxPerPerson: number | null = null;

  @Field(() => Boolean, { description: 'Whether it applies without a code.' })
  @Property({ type: 'boolean', default: false })
  isAutomatic: Opt<boolean> = false;

  @Field(() => Boolean, {
    description: 'Whether it applies beside others. Of those that do not, the best one applies.',
  })
  @Property({ type: 'boolean', default: false })
  stacks: Opt<boolean> = false;

  @Field(() => Int, { description: 'Those with a higher number are applied first.' })
  @Property({ type: 'integer', default: 0 })
  priority: Opt<number> = 0;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  @Property({ type: 'boolean', default: true })
  isActive: Opt<boolean> = true;

  /** Orders and redemptions of a deleted one stay. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
