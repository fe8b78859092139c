import { ArrayMaxSize, ArrayMinSize, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ConnectionArgs } from '../../core/connection.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { OrderUnitsInput } from '../orders/order-units.input.ts';
import { ReturnReason } from './return.entity.ts';
import { ReturnState } from './return-state.ts';

const MAX_TEXT = 2000;
const text = `plain text of 1 to ${MAX_TEXT} characters`;

@InputType({ description: 'Units of a line of an order that are to come back.' })
export class ReturnUnitsInput extends OrderUnitsInput {
  @Field(() => ReturnReason, { description: 'Why.' })
  reason!: ReturnReason;
}

@InputType()
class NewReturnInput {
  @Field(() => [ReturnUnitsInput], { description: 'The units, 1 to 100 lines.' })
  @ValidateNested({ each: true })
  @ArrayMinSize(1, { message: 'Choose what comes back.' })
  @ArrayMaxSize(100)
  lines!: ReturnUnitsInput[];

  @Field(() => String, {
    nullable: true,
    description: `What the shop should know, plain text of at most ${MAX_TEXT} characters.`,
  })
  @IsOptionalText('A comment', MAX_TEXT)
  comment?: string | null;

  @IdempotencyKey('this return', 'opens nothing more')
  idempotencyKey!: string;
}

@InputType({ description: 'Items of an order that are to come back.' })
export class RequestReturnInput extends NewReturnInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@InputType({ description: 'Items of the order of a mailed link that are to come back.' })
export class RequestLinkedReturnInput extends NewReturnInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@InputType({ description: 'A return.' })
export class CancelReturnInput {
  @Field(() => ID, { description: 'Identifier of the return.' })
  returnId!: string;
}

@InputType({ description: 'A return of the order of a mailed link.' })
export class CancelLinkedReturnInput extends CancelReturnInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@InputType({ description: 'A return that the shop agrees to.' })
export class ApproveReturnInput extends CancelReturnInput {
  @Field(() => String, {
    description: `How to send the items back, which the buyer reads in the mail: ${text}.`,
  })
  @IsText('How to send the items back', MAX_TEXT)
  instructions!: string;
}

@InputType({ description: 'A return that the shop does not agree to.' })
export class RefuseReturnInput extends CancelReturnInput {
  @Field(() => String, { description: `Why, which the buyer reads in the mail: ${text}.` })
  @IsText('An answer', MAX_TEXT)
  answer!: string;
}

@InputType({ description: 'A return that is closed without a refund of what is left of it.' })
export class CloseReturnInput extends CancelReturnInput {
  @Field(() => String, { description: 'Why, 1 to 500 characters; the buyer reads it.' })
  @IsText('A reason', 500)
  reason!: string;
}

@InputType({ description: 'Units of a line of a return that came back.' })
export class ReceivedUnitsInput {
  @Field(() => ID, { description: 'Identifier of the line, `OrderItem.id`.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'Number of units; 0 when none came back.' })
  @Min(0, { message: 'The quantity cannot be negative.' })
  quantity!: number;

  @Field(() => Boolean, {
    description:
      'Whether they can be sold again, and are added to the stock now; otherwise they are written off.',
  })
  restock!: boolean;
}

@InputType({ description: 'What of a return came back.' })
export class ReceiveReturnInput extends CancelReturnInput {
  @Field(() => [ReceivedUnitsInput], { description: 'Each line of the return, once.' })
  @ValidateNested({ each: true })
  @ArrayMaxSize(100)
  lines!: ReceivedUnitsInput[];

  @IdempotencyKey('this receipt', 'changes nothing more')
  idempotencyKey!: string;
}

@ArgsType()
export class ReturnsArgs extends ConnectionArgs {
  @Field(() => ReturnState, { nullable: true, description: 'Only returns of this state.' })
  state?: ReturnState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only returns that wait for something: an answer, the items or the refund. Or only others.',
  })
  open?: boolean | null;
}
