import { IsOptional, Matches, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: "What the payment widget's handler returns." })
export class PaymentResultInput {
  @Field(() => String, { description: 'razorpay_payment_id.' })
  @Matches(/^pay_[A-Za-z0-9]{14,20}$/, { message: 'This is not a payment id.' })
  paymentId!: string;

  @Field(() => String, { description: 'razorpay_order_id.' })
  @Matches(/^order_[A-Za-z0-9]{14,20}$/, { message: 'This is not a provider order id.' })
  providerOrderId!: string;

  @Field(() => String, { description: 'razorpay_signature.' })
  @Matches(/^[a-f0-9]{64}$/, { message: 'This is not a signature.' })
  signature!: string;
}

@InputType({ description: 'A checkout that becomes an order.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'Identifier of the checkout.' })
  checkoutId!: string;

  @Field(() => PaymentResultInput, {
    nullable: true,
    description: 'The payment. Without it the order is placed unpaid and can be paid later.',
  })
  @IsOptional()
  @ValidateNested()
  payment?: PaymentResultInput | null;
}

@InputType({ description: 'A payment for an order that was placed unpaid.' })
export class PayOrderInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => PaymentResultInput, {
    nullable: true,
    description: 'The payment. Without it the provider is asked for payments of this order.',
  })
  @IsOptional()
  @ValidateNested()
  payment?: PaymentResultInput | null;
}
