import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { ShippingMethod } from '#money/shop-rules';
import { describeEnum } from '../../core/describe-enum.ts';

export const ShippingKind = { DELIVERY: 'delivery', PICKUP: 'pickup' } as const;
export type ShippingKind = (typeof ShippingKind)[keyof typeof ShippingKind];

describeEnum('ShippingKind', ShippingKind, 'Whether an order is brought or fetched.', {
  DELIVERY: 'It is brought to the address.',
  PICKUP: 'The shopper fetches it.',
});

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
  @Field(() => [String], { nullable: true, description: 'Codes of its countries; null for everywhere.' })
  countries!: readonly string[] | null;

  @Field(() => Int, { nullable: true, description: 'Least that the lines cost, in minor units.' })
  minItems!: number | null;

  @Field(() => Int, { nullable: true, description: 'Most that the lines cost, in minor units.' })
  maxItems!: number | null;

  @Field(() => Int, { description: 'What it costs, in minor units.' })
  price!: number;

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
