import { Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsText } from '../core/validation.ts';

@InputType({ description: 'Money for an order that no payment provider has: cash, or a bank transfer.' })
export class ManualPaymentInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => Int, { description: 'What was received, in minor units: the total of the order.' })
  @Min(1, { message: 'The amount must be positive.' })
  amount!: number;

  @Field(() => String, {
    description: 'Where it is found in the books, such as a line of the bank statement: 1 to 200 characters.',
  })
  @IsText('A reference', 200)
  reference!: string;
}

@InputType({ description: 'Money that was given back for an order that was paid by hand.' })
export class ManualRefundInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => Int, {
    description: 'What was given back in all by now, in minor units. Sent again, it changes nothing.',
  })
  @Min(1, { message: 'The amount must be positive.' })
  refundedAmount!: number;
}
