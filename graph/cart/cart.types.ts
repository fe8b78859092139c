import { Field, ID, Int, ObjectType } from 'type-graphql';
import { shippingPriceOf } from '#money/price-order';
import type { Quote } from '#money/pricing';
import type { ShippingMethod } from '#money/shop-rules';
import { ShippingKind } from '../settings/settings.types.ts';

@ObjectType({ description: 'A way of shipping a cart, with its price for it.', simpleResolvers: true })
export class ShippingQuote {
  @Field(() => ID, { description: 'What `shippingMethodId` of a checkout names.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'A sentence about it; may be empty.' })
  description!: string;

  @Field(() => ShippingKind, { description: 'Whether the order is brought or fetched.' })
  kind!: ShippingKind;

  @Field(() => Int, { description: 'What it costs for this cart, in minor units.' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Free strictly above this sum of discounted lines, in minor units; null: never.',
  })
  freeAbove!: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at least.' })
  daysMin!: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at most.' })
  daysMax!: number | null;
}

/** What a method costs for a cart. */
export function quoteShipping(
  { id, name, description, kind, freeAbove, daysMin, daysMax, ...method }: ShippingMethod,
  { lines, itemsPrice, discountPrice }: Quote,
): ShippingQuote {
  const price =
    lines.length === 0 ? 0 : shippingPriceOf({ ...method, freeAbove }, itemsPrice - discountPrice);
  return { id, name, description, kind, price, freeAbove, daysMin, daysMax };
}
