import { IsOptional, Matches, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { CartOrderInput, idempotencyKeyFormat, notAKey } from '../checkout/checkout.inputs.ts';

const paymentIdFormat = /^pay_[A-Za-z0-9]{14,20}$/;
const notAPaymentId = { message: 'This is not a payment id.' };

@InputType({ description: "What the payment widget's handler returns." })
export class PaymentResultInput {
  @Field(() => String, { description: 'razorpay_payment_id.' })
  @Matches(paymentIdFormat, notAPaymentId)
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

@InputType({ description: 'A cart that is ordered in one call.' })
export class OrderCartInput extends CartOrderInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The payment that was made for this cart, as the widget returned it. Sent again, it returns the same order. Without it the order is placed unpaid and can be paid later.',
  })
  @IsOptional()
  @Matches(paymentIdFormat, notAPaymentId)
  paymentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For an order without a payment: 8 to 100 letters, digits, "-" and "_"; the same key returns the same order. Without a key, an open unpaid order of the same cart is returned.',
  })
  @IsOptional()
  @Matches(idempotencyKeyFormat, notAKey)
  idempotencyKey?: string | null;
}
