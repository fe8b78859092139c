import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { VERSION } from '../shipping/shipping.inputs.ts';

@InputType({ description: 'The name of the shop and the sign of its amounts. What is left out stays.' })
export class ShopSettingsInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name of the shop: 1 to 60 characters.' })
  @IsOptional()
  @IsText('A name', 60)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sign before amounts, 5 characters at most; null or empty for that of the currency.',
  })
  @IsOptionalText('A sign', 5)
  displaySymbol?: string | null;
}

@InputType({
  description:
    'How long stock is held, how long unpaid orders are kept, and how many there may be. What is left out stays.',
})
export class CheckoutSettingsInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after which an unpaid order is cancelled: 1 to 100.',
  })
  @IsOptional()
  @Min(1, { message: 'Days are 1 or more.' })
  @Max(100, { message: 'Days are 100 at most.' })
  unpaidOrderDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes for which a payment holds the stock: 5 to 60.' })
  @IsOptional()
  @Min(5, { message: 'Minutes are 5 or more.' })
  @Max(60, { message: 'Minutes are 60 at most.' })
  holdMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Most orders of an account that are paid later and neither paid nor delivered: 1 to 1000.',
  })
  @IsOptional()
  @Min(1, { message: 'An account has one order at least.' })
  @Max(1000, { message: 'An account has 1000 orders at most.' })
  acceptedOfPerson?: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for a guest: 1 to 1000.' })
  @IsOptional()
  @Min(1, { message: 'A guest has one order at least.' })
  @Max(1000, { message: 'A guest has 1000 orders at most.' })
  acceptedOfGuest?: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for one network: 1 to 10000.' })
  @IsOptional()
  @Min(1, { message: 'A network has one order at least.' })
  @Max(10_000, { message: 'A network has 10000 orders at most.' })
  acceptedOfNetwork?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Most pieces of such orders of one network: 1 to 1000000.',
  })
  @IsOptional()
  @Min(1, { message: 'A network has one piece at least.' })
  @Max(1_000_000, { message: 'A network has 1000000 pieces at most.' })
  acceptedPieces?: number | null;
}
