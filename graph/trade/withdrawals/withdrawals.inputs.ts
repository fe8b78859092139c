import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsLine } from '../../core/validation.ts';
import { OrderPayload } from '../orders/order-payload.ts';
import { OrderUnitsInput } from '../orders/order-units.input.ts';

@InputType()
class DeclarationInput {
  @Field(() => String, { description: 'Name of who withdraws, 1 to 100 characters.' })
  @IsLine('A name', 100)
  name!: string;

  @Field(() => String, {
    description:
      'Address for the receipt. It goes to the address of the order in any case, and to another one that is stated here as well.',
  })
  @IsLine('An e-mail address', 254)
  email!: string;

  @Field(() => [OrderUnitsInput], {
    nullable: true,
    description: 'The units, at most 100 lines. Left out: all that can be withdrawn.',
  })
  @ValidateNested({ each: true })
  @ArrayMinSize(1, { message: 'Choose what you withdraw from.' })
  @ArrayMaxSize(100)
  lines?: OrderUnitsInput[] | null;

  @IdempotencyKey('a withdrawal', 'declares nothing more')
  idempotencyKey!: string;
}

@InputType({ description: 'A declaration to withdraw from an order.' })
export class WithdrawOrderInput extends DeclarationInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@InputType({ description: 'A declaration to withdraw from the order of a mailed link.' })
export class WithdrawLinkedOrderInput extends DeclarationInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@ObjectType({ description: 'The order that was withdrawn from.', simpleResolvers: true })
export class WithdrawOrderPayload extends OrderPayload {}

@ObjectType({ description: 'The order that was withdrawn from.', simpleResolvers: true })
export class WithdrawLinkedOrderPayload extends OrderPayload {}
