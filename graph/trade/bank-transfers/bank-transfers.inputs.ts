import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { Amount, CurrencyCode } from '../../core/money.types.ts';
import { IsOptionalText, IsText } from '../../core/validation.ts';

/** Most transfers of one call. */
export const MAX_TRANSFERS = 500;

/** Most that are booked by one call: each is a transaction. */
export const MAX_BOOKED = 100;

const once = ArrayUnique(({ reference }: { reference: string }) => reference, {
  message: 'Each transfer can be listed once.',
});

@InputType({ description: 'Money that came to the bank account of the shop.' })
export class BankTransferInput {
  @Field(() => String, {
    description:
      'By what the bank names the entry, 1 to 500 characters, such as the `AcctSvcrRef` of CAMT.053. It must be the same in every statement with it: a transfer is booked once.',
  })
  @IsText('A reference', 500)
  reference!: string;

  @Field(() => Amount, { description: 'What came.' })
  @Min(1, { message: 'The amount must be positive.' })
  @Max(2 ** 31 - 1, { message: 'The amount is more than any order costs.' })
  amount!: number;

  @Field(() => CurrencyCode, { description: 'In which currency.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Who sent it, at most 200 characters.' })
  @IsOptionalText('The name of the payer', 200)
  payer?: string | null;

  @Field(() => String, { nullable: true, description: 'What the payer wrote, at most 1000 characters.' })
  @IsOptionalText('The text', 1000)
  text?: string | null;
}

@InputType({ description: 'Transfers of a bank statement.' })
export class MatchTransfersInput {
  @Field(() => [BankTransferInput], { description: `1 to ${MAX_TRANSFERS} transfers.` })
  @ArrayMinSize(1, { message: 'Name at least one transfer.' })
  @ArrayMaxSize(MAX_TRANSFERS, { message: `At most ${MAX_TRANSFERS} at once. Send the others afterwards.` })
  @once
  @ValidateNested({ each: true })
  transfers!: BankTransferInput[];
}

@InputType({ description: 'A transfer with the order that it pays.' })
export class BookedTransferInput extends BankTransferInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@InputType({ description: 'Transfers that are booked.' })
export class BookTransfersInput {
  @Field(() => [BookedTransferInput], { description: `1 to ${MAX_BOOKED} transfers.` })
  @ArrayMinSize(1, { message: 'Name at least one transfer.' })
  @ArrayMaxSize(MAX_BOOKED, { message: `At most ${MAX_BOOKED} at once. Send the others afterwards.` })
  @once
  @ValidateNested({ each: true })
  transfers!: BookedTransferInput[];
}
