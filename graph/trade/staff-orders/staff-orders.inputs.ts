import { ArrayMaxSize, IsInt, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { IsEmailAddress } from '../../core/email-address.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { MOST_FIELDS } from '../../platform/custom-fields/custom-field-definition.entity.ts';
import { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { CartArgs, MAX_LINES } from '../cart/cart.inputs.ts';
import type { WantedPrice } from '../cart/override-prices.ts';
import { OrderContentInput } from '../checkout/checkout.inputs.ts';
import { PaymentResultInput } from '../payments/payments.inputs.ts';

@InputType({ description: 'A price that staff set for one order.' })
export class PriceOverrideInput implements WantedPrice {
  @Field(() => ID, { description: 'Identifier of the variant, which is in the order.' })
  variantId!: string;

  @Field(() => Int, {
    description:
      'Price of one unit in minor units: 0 up to ten times the price of the shop. Prices that take more off an order than the limit that the shop sets for gifts of staff (100.00 unless set) need REFUNDS.',
  })
  @IsInt()
  @Min(0, { message: 'The price cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The price is too high.' })
  price!: number;

  @Field(() => String, {
    description: 'Why, 1 to 200 characters. Staff see it on the order, the customer does not.',
  })
  @IsText('The reason for a price', 200)
  reason!: string;
}

@InputType({ description: 'Whose order it is.' })
export class StaffCustomerInput {
  @Field(() => String, {
    description:
      'E-mail address, at most 254 characters: the order is that of the account that has confirmed it, else of a guest.',
  })
  @IsEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name, at most 100 characters. Without such an account it is, unless given, the recipient of the address, or "Guest". Of an account it does not matter.',
  })
  @IsOptionalText('Name', 100)
  name?: string | null;
}

const tooManyPrices = { message: `At most ${MAX_LINES} prices can be set.` };

@InputType({ description: 'An order that staff take for a customer.' })
export class StaffOrderInput extends OrderContentInput {
  @Field(() => StaffCustomerInput, { description: 'Whose order it is.' })
  @ValidateNested()
  customer!: StaffCustomerInput;

  @Field(() => [PriceOverrideInput], { nullable: true, description: 'Prices that differ from the shop.' })
  @ArrayMaxSize(MAX_LINES, tooManyPrices)
  @ValidateNested({ each: true })
  priceOverrides?: PriceOverrideInput[] | null;

  @Field(() => [CustomFieldInput], {
    nullable: true,
    description: `Values of custom fields of the order, ${MOST_FIELDS} at most.`,
  })
  @ArrayMaxSize(MOST_FIELDS, { message: `There are at most ${MOST_FIELDS} custom fields.` })
  @ValidateNested({ each: true })
  customFields?: CustomFieldInput[] | null;

  @IdempotencyKey('an order', 'returns the same order')
  idempotencyKey!: string;
}

@ArgsType()
export class StaffQuoteArgs extends CartArgs {
  @Field(() => [PriceOverrideInput], { nullable: true, description: 'Prices that differ from the shop.' })
  @ArrayMaxSize(MAX_LINES, tooManyPrices)
  @ValidateNested({ each: true })
  priceOverrides?: PriceOverrideInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the customer, for discounts that count earlier orders.',
  })
  @IsOptionalText('An e-mail address', 254)
  email?: string | null;
}

@InputType({ description: 'A payment for the order of a payment link.' })
export class PayLinkedOrderInput {
  @Field(() => String, { description: 'The last part of the link.' })
  @IsText('A token', 100)
  token!: string;

  @Field(() => PaymentResultInput, {
    nullable: true,
    description: 'The payment. Without it the provider is asked for payments of this order.',
  })
  @ValidateNested()
  payment?: PaymentResultInput | null;
}
