import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import type { ChosenPayment, StoredPaymentMethod } from './payment-methods.ts';

export const PaymentKind = { PROVIDER: 'provider', COD: 'cod', TRANSFER: 'transfer' } as const;
export type PaymentKind = (typeof PaymentKind)[keyof typeof PaymentKind];

describeEnum('PaymentKind', PaymentKind, 'How the money of an order comes.', {
  PROVIDER: 'Through a payment provider, before the order is sent.',
  COD: 'In cash, when the order arrives.',
  TRANSFER: 'By a bank transfer after the order.',
});

export const PaymentCapture = { ORDER: 'order', SHIPMENT: 'shipment' } as const;
export type PaymentCapture = (typeof PaymentCapture)[keyof typeof PaymentCapture];

describeEnum('PaymentCapture', PaymentCapture, 'When a payment provider takes the money of an order.', {
  ORDER: 'When it is ordered.',
  SHIPMENT: 'When it is shipped: until then the money is reserved.',
});

@ObjectType({ description: 'A payment method, as shoppers see it.', simpleResolvers: true })
export class PaymentOffer implements ChosenPayment {
  @Field(() => ID, { description: 'What `paymentMethod` of a checkout names.' })
  id!: string;

  @Field(() => PaymentKind, { description: 'How the money comes.' })
  kind!: PaymentKind;

  @Field(() => String, { description: 'Its name.' })
  label!: string;

  @Field(() => String, { description: 'What the shopper is to do, such as the bank account; may be empty.' })
  instructions!: string;

  @Field(() => PaymentCapture, {
    nullable: true,
    description: 'When the provider takes the money; null is ORDER.',
  })
  capture?: PaymentCapture;
}

@ObjectType('PaymentMethod', { description: 'A payment method, as the shop is set.', simpleResolvers: true })
export class PaymentMethodEntry extends PaymentOffer implements StoredPaymentMethod {
  @Field(() => String, { nullable: true, description: 'Name of its payment provider; null without one.' })
  provider!: string | null;

  @Extensions({ listSize: 10 })
  @Field(() => [String], { nullable: true, description: 'Codes of its countries; null for everywhere.' })
  countries!: readonly string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Most that an order may cost, in minor units; null without a limit.',
  })
  maxTotal!: number | null;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  isActive!: boolean;
}
