import { ArrayMaxSize, ArrayMinSize, IsInt, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { Amount } from '../../core/money.types.ts';
import { OrderUnitsInput } from '../orders/order-units.input.ts';

@InputType({ description: 'Returned units, and what the buyer gets instead of them.' })
export class ExchangedUnitsInput extends OrderUnitsInput {
  @Field(() => ID, {
    description:
      'Identifier of a variant of the same product. The same variant again costs what was paid for it.',
  })
  variantId!: string;
}

@InputType({ description: 'A return whose items are exchanged.' })
export class ExchangeReturnInput {
  @Field(() => ID, { description: 'Identifier of the return.' })
  returnId!: string;

  @Field(() => [ExchangedUnitsInput], { description: 'What is exchanged, 1 to 100 lines.' })
  @ValidateNested({ each: true })
  @ArrayMinSize(1, { message: 'Choose what is exchanged.' })
  @ArrayMaxSize(100)
  lines!: ExchangedUnitsInput[];

  @Field(() => Amount, {
    defaultValue: 0,
    description:
      'What the buyer has to pay besides the returned items, as staff agreed with the buyer. CONFLICT with `amountDue` when it is another amount.',
  })
  @IsInt()
  @Min(0)
  amountDue!: number;

  @IdempotencyKey('this exchange', 'makes no other order')
  idempotencyKey!: string;
}
