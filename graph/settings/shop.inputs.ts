import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsOptionalText, IsText } from '../core/validation.ts';
import { VERSION } from './settings.inputs.ts';

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

@InputType({ description: 'How long stock is held and unpaid orders are kept. What is left out stays.' })
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
}
