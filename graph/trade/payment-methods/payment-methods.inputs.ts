import { ArrayMaxSize, IsIn, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { COUNTRY_CODES } from '#money/countries';
import { IsLine, IsOptionalText } from '../../core/validation.ts';
import { NOT_A_COUNTRY } from '../../platform/settings/setting-fields.ts';
import { VERSION } from '../../platform/settings/setting-types.ts';
import { PaymentCapture, PaymentKind } from './payment-methods.types.ts';

@InputType({ description: 'A payment method as it shall be.' })
export class PaymentMethodInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'The one to change. Left out: it is added at the end.' })
  id?: string | null;

  @Field(() => PaymentKind, { description: 'How the money comes.' })
  kind!: PaymentKind;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the payment provider, for the kind PROVIDER; the first one unless given.',
  })
  @Length(1, 50, { message: 'A provider has a name of 50 characters at most.' })
  provider?: string | null;

  @Field(() => String, { description: 'Its name for shoppers: 1 to 60 characters.' })
  @IsLine('A name', 60)
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the shopper is to do, such as the bank account: 1000 characters at most. Needed for bank transfers. Orders and mails show it.',
  })
  @IsOptionalText('Instructions', 1000)
  instructions?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Codes of the countries that it is offered to, 250 at most; null or empty for everywhere.',
  })
  @ArrayMaxSize(250, { message: 'Name at most 250 countries.' })
  @IsIn(COUNTRY_CODES, { each: true, message: NOT_A_COUNTRY })
  countries?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Most that an order may cost, in minor units; null without a limit.',
  })
  @Min(0, { message: 'The amount cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The amount is too high.' })
  maxTotal?: number | null;

  @Field(() => PaymentCapture, {
    nullable: true,
    description:
      'When the provider takes the money; ORDER unless given. SHIPMENT is for the kind PROVIDER, and for providers that reserve money.',
  })
  capture?: PaymentCapture | null;

  @Field(() => Boolean, { description: 'Whether it is offered.' })
  isActive!: boolean;
}
