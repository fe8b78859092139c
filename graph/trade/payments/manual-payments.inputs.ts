import { Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsText } from '../../core/validation.ts';

@InputType({ description: 'Money for an order that no payment provider has: cash, or a bank transfer.' })
export class ManualPaymentInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => Int, { description: 'What was received, in minor units: the total of the order.' })
  @Min(1, { message: 'The amount must be positive.' })
  amount!: number;

  @Field(() => String, {
    description:
      'Where it is found in the accounting records, such as a line of the bank statement: 1 to 200 characters.',
  })
  @IsText('A reference', 200)
  reference!: string;
}

@InputType({ description: 'A payment that was recorded by hand by mistake.' })
export class ReverseManualPaymentInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters; the buyer reads it in the mail.' })
  @IsText('A reason', 500)
  reason!: string;
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

  @Field(() => Int, {
    nullable: true,
    description:
      'What was recorded as given back when this was decided on, in minor units. If it is another sum by now, nothing changes and the error is CONFLICT. Without it a sum that is not lower than the recorded one replaces it.',
  })
  @Min(0, { message: 'The amount cannot be negative.' })
  expectedRefundedAmount?: number | null;
}
