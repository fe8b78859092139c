import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { Money } from '../../core/money.types.ts';

const kinds = { CANCELLATION: 'cancellation', REFUND: 'refund' } as const;
describeEnum('OrderCreditKind', kinds, 'Why something was taken off an order.', {
  CANCELLATION: 'Units were cancelled before they were shipped.',
  REFUND: 'Money went back for shipped units, for the shipping, or as goodwill.',
});

const states = { DUE: 'due', MADE: 'made', FAILED: 'failed' } as const;
describeEnum('OrderRefundState', states, 'How far a refund is.', {
  DUE: 'The money is on its way to be given back.',
  MADE: 'The money went back.',
  FAILED: 'The bank did not make it, or all of the payment had gone back before.',
});

@ObjectType({ description: 'Units of an order line that were taken off an order.', simpleResolvers: true })
export class OrderCreditLine {
  @Field(() => ID, { description: 'Identifier of the line, as in `orderItems`.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;

  @Field(() => Money, { description: 'What they cost, with their share of discount and tax.' })
  amount!: Money;

  @Field(() => Boolean, { description: 'Whether they went back into stock.' })
  isRestocked!: boolean;
}

@ObjectType({ description: 'What was taken off an order after the sale.', simpleResolvers: true })
export class OrderCredit {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => kinds as object, { description: 'Why.' })
  kind!: string;

  @Extensions({ listSize: 1 })
  @Field(() => [OrderCreditLine], { description: 'Its units.' })
  lines!: OrderCreditLine[];

  @Field(() => Money, { description: 'All of it, with shipping and goodwill.' })
  amount!: Money;

  @Field(() => Money, { description: 'The part that is for the shipping.' })
  shippingAmount!: Money;

  @Field(() => Money, {
    description: 'The part that pays the new order of an exchange, and does not go back.',
  })
  setOffAmount!: Money;

  @Field(() => String, { nullable: true, description: 'The reason that was given.' })
  reason!: string | null;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Money of the payment of an order that goes back.', simpleResolvers: true })
export class OrderRefund {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => Money, { description: 'How much.' })
  amount!: Money;

  @Field(() => states as object, { description: 'How far it is.' })
  state!: string;

  @Field(() => Boolean, {
    description: 'Whether staff give it back themselves, since no payment provider has the money.',
  })
  isManual!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it reverses a payment that was recorded by hand by mistake: no money came, and none goes back.',
  })
  isReversal!: boolean;

  @Field(() => String, { nullable: true, description: 'Why, where it is known.' })
  reason!: string | null;

  @Field(() => Date, { description: 'When it was decided on, or found at the provider.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the shop learned that it was made.' })
  madeAt!: Date | null;
}

@ObjectType({ description: 'What can still be given back of an order.', simpleResolvers: true })
export class OrderRefundable {
  @Field(() => Money, { description: 'In all.' })
  amount!: Money;

  @Field(() => Money, { description: 'Of the shipping.' })
  shippingAmount!: Money;
}
