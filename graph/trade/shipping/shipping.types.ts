import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { DeliveryDates } from '#money/delivery-dates';
import type { ShippingMeasure as Measure, ShippingBracket } from '#money/shipping-brackets';
import type { ShippingMethod } from '#money/shop-rules';
import { describeEnum } from '../../core/describe-enum.ts';

export const ShippingKind = { DELIVERY: 'delivery', PICKUP: 'pickup' } as const;
export type ShippingKind = (typeof ShippingKind)[keyof typeof ShippingKind];

describeEnum('ShippingKind', ShippingKind, 'Whether an order is brought or fetched.', {
  DELIVERY: 'It is brought to the address.',
  PICKUP: 'The shopper fetches it.',
});

export const ShippingMeasure = {
  WEIGHT: 'weight',
  QUANTITY: 'quantity',
  ITEMS_PRICE: 'items_price',
} as const satisfies Record<string, Measure>;

describeEnum('ShippingMeasure', ShippingMeasure, 'What the brackets of a shipping method count of a cart.', {
  WEIGHT: 'What its variants weigh, in grams. A variant without a weight counts as 0.',
  QUANTITY: 'All units of all lines.',
  ITEMS_PRICE: 'What its lines cost before discounts, in minor units.',
});

@ObjectType('ShippingBracket', {
  description: 'What a shipping method costs up to an amount of what its brackets count.',
  simpleResolvers: true,
})
export class ShippingBracketEntry implements ShippingBracket {
  @Field(() => Int, {
    nullable: true,
    description: 'The highest amount, included: grams, units or minor units; null without an end.',
  })
  upTo!: number | null;

  @Field(() => Int, { description: 'What it costs, in minor units.' })
  price!: number;
}

@ObjectType('ShippingCalculator', {
  description: 'A way to price shipping methods.',
  simpleResolvers: true,
})
export class ShippingCalculatorEntry {
  @Field(() => String, { description: 'What `ShippingMethodInput.calculator` names.' })
  name!: string;

  @Field(() => String, { description: 'What it is called in the form of shipping methods.' })
  title!: string;
}

@ObjectType('DeliveryDates', {
  description:
    'When an order arrives, or is ready to be fetched, as far as the shop can say: public holidays are not known.',
  simpleResolvers: true,
})
export class DeliveryDatesEntry implements DeliveryDates {
  @Field(() => String, { description: 'The first day, in the time zone of the shop, such as "2026-11-26".' })
  from!: string;

  @Field(() => String, { description: 'The last day, such as "2026-11-28".' })
  to!: string;
}

/** What every form of a shipping method says. */
@ObjectType({ simpleResolvers: true })
export abstract class ShippingBasics {
  @Field(() => ID, {
    description: 'What `shippingMethodId` of a checkout names. Of an order, it may be deleted by now.',
  })
  id!: string;

  @Field(() => String, { description: 'Its name for shoppers.' })
  name!: string;

  @Field(() => String, {
    description:
      'A sentence for shoppers, of a pickup where and when; may be empty. An order keeps the sentence it was placed with.',
  })
  description!: string;

  @Field(() => ShippingKind, { description: 'Whether an order is brought or fetched.' })
  kind!: ShippingKind;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at least.' })
  daysMin!: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it arrives, at most.' })
  daysMax!: number | null;
}

@ObjectType('ShippingMethod', {
  description: 'A shipping method, as the shop is set.',
  simpleResolvers: true,
})
export class ShippingMethodEntry extends ShippingBasics implements ShippingMethod {
  @Extensions({ listSize: 10 })
  @Field(() => [String], {
    nullable: true,
    description: 'Codes of its countries, "EU" for all member states; null for everywhere.',
  })
  countries!: readonly string[] | null;

  @Extensions({ listSize: 10 })
  @Field(() => [String], {
    nullable: true,
    description: 'Codes of the countries where it is not offered all the same; null without exceptions.',
  })
  exceptCountries?: readonly string[] | null;

  @Field(() => Int, { nullable: true, description: 'Least that the lines cost, in minor units.' })
  minItems!: number | null;

  @Field(() => Int, { nullable: true, description: 'Most that the lines cost, in minor units.' })
  maxItems!: number | null;

  @Field(() => Int, { description: 'What it costs, in minor units; not used with brackets.' })
  price!: number;

  @Field(() => ShippingMeasure, {
    nullable: true,
    description: 'What its brackets count; null without brackets.',
  })
  bracketsBy?: Measure | null;

  @Extensions({ listSize: 5 })
  @Field(() => [ShippingBracketEntry], {
    nullable: true,
    description: 'Its prices, ascending; null for one price. A cart above the last one is not shipped by it.',
  })
  brackets?: readonly ShippingBracket[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which of `shippingCalculators` prices it; null for "table".',
  })
  calculator?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Free strictly above this sum of discounted lines, in minor units; null: never.',
  })
  freeAbove!: number | null;

  @Field(() => String, { nullable: true, description: 'The tax class of its price; null: it is not taxed.' })
  taxClass!: string | null;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  isActive!: boolean;
}
