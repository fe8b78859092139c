import { Matches, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsIdempotencyKey } from '../../core/idempotency-key.ts';
import { CartOrderInput } from '../checkout/checkout.inputs.ts';

/** Of the providers in general; each gateway checks its own. */
const idFormat = /^[\w-]{8,100}$/;
const notAPaymentId = { message: 'This is not a payment id.' };

@InputType({ description: "What the payment widget's handler returns." })
export class PaymentResultInput {
  @Field(() => String, { description: "The provider's id of the payment: razorpay_payment_id." })
  @Matches(idFormat, notAPaymentId)
  paymentId!: string;

  @Field(() => String, { description: "The provider's id of the order that was paid: razorpay_order_id." })
  @Matches(idFormat, { message: 'This is not a provider order id.' })
  providerOrderId!: string;

  @Field(() => String, { description: 'What the provider signed these two with: razorpay_signature.' })
  @Matches(/^[\w+/=-]{1,500}$/, { message: 'This is not a signature.' })
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
  @Matches(/^pay_[A-Za-z0-9]{14,20}$/, notAPaymentId)
  paymentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For an order without a payment: 8 to 100 letters, digits, "-" and "_"; the same key returns the same order. Without a key, an open unpaid order of the same cart is returned.',
  })
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}
