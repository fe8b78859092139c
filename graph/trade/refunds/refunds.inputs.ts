import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { Amount } from '../../core/money.types.ts';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { OrderUnitsInput } from '../orders/order-units.input.ts';

const NOT_NEGATIVE = { message: 'The amount cannot be negative.' };
const TOO_LARGE = { message: 'The amount is more than any order costs.' };
const MOST = 2 ** 31 - 1;

@InputType({ description: 'Units of a line of an order that are cancelled.' })
export class CancelUnitsInput extends OrderUnitsInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the units can be sold again. Of a buyer who cancels they always can.',
  })
  restock!: boolean;
}

@InputType({ description: 'Units of a line of an order whose money goes back.' })
export class RefundUnitsInput extends OrderUnitsInput {
  @Field(() => Boolean, { description: 'Whether the shop has the units back and can sell them.' })
  restock!: boolean;
}

@InputType()
class CreditInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @IdempotencyKey('this act', 'changes nothing more')
  idempotencyKey!: string;
}

@InputType({ description: 'What of an order is cancelled.' })
export class CancelOrderItemsInput extends CreditInput {
  @Field(() => [CancelUnitsInput], {
    nullable: true,
    description: 'The units, at most 100 lines. Left out: all that are not shipped, which can be sold again.',
  })
  @ValidateNested({ each: true })
  @ArrayMinSize(1, { message: 'Choose what is cancelled.' })
  @ArrayMaxSize(100)
  lines?: CancelUnitsInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why, at most 500 characters; the buyer reads what staff write in the mail.',
  })
  @IsOptionalText('A reason', 500)
  reason?: string | null;
}

@InputType({ description: 'What of a paid order is given back.' })
export class RefundOrderInput extends CreditInput {
  @Field(() => [RefundUnitsInput], {
    defaultValue: [],
    description:
      'Shipped units whose price goes back, with their share of discount and tax, at most 100 lines. Units that are not shipped are cancelled instead, and those of a return need its `returnId`.',
  })
  @ValidateNested({ each: true })
  @ArrayMaxSize(100)
  lines!: RefundUnitsInput[];

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of a received return that brought the units back: then their `restock` is what was recorded of them, and the return is closed as soon as all of them are refunded.',
  })
  returnId?: string | null;

  @Field(() => Amount, { defaultValue: 0, description: 'What of the shipping goes back.' })
  @IsInt()
  @Min(0, NOT_NEGATIVE)
  @Max(MOST, TOO_LARGE)
  shippingAmount!: number;

  @Field(() => Amount, { defaultValue: 0, description: 'What goes back besides, as goodwill.' })
  @IsInt()
  @Min(0, NOT_NEGATIVE)
  @Max(MOST, TOO_LARGE)
  goodwillAmount!: number;

  @Field(() => String, { description: 'Why, 1 to 500 characters; the buyer reads it in the mail.' })
  @IsText('A reason', 500)
  reason!: string;
}

@InputType({ description: 'A refund of money that no provider has.' })
export class ConfirmRefundInput {
  @Field(() => ID, { description: 'Identifier of the refund.' })
  refundId!: string;
}
