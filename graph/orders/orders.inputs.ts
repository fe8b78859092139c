import { ArrayMaxSize, ArrayMinSize, Matches, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { CartLineInput, MAX_LINES } from '../cart/cart.inputs.ts';
import { IsText } from '../core/validation.ts';

@InputType({ description: 'Where an order is sent. All four are needed, at most 200 characters each.' })
export class ShippingAddressInput {
  @Field(() => String, { description: 'Street and number.' })
  @IsText('Address', 200)
  address!: string;

  @Field(() => String, { description: 'City.' })
  @IsText('City', 200)
  city!: string;

  @Field(() => String, { description: 'Postal code.' })
  @IsText('Postal code', 200)
  postalCode!: string;

  @Field(() => String, { description: 'Country.' })
  @IsText('Country', 200)
  country!: string;
}

@InputType({ description: 'What is bought, where it goes and how it is paid.' })
export class StartCheckoutInput {
  @Field(() => String, {
    description:
      '8 to 100 letters, digits, "-" and "_", made by the client once for an attempt to buy. Calling again with the same key answers the same checkout.',
  })
  @Matches(/^[\w-]{8,100}$/, { message: 'The idempotency key must be 8 to 100 letters, digits, "-" or "_".' })
  idempotencyKey!: string;

  @Field(() => [CartLineInput], {
    description: `1 to ${MAX_LINES} lines; lines of one product are added up.`,
  })
  @ArrayMinSize(1, { message: 'The cart is empty.' })
  @ArrayMaxSize(MAX_LINES, { message: `A cart holds at most ${MAX_LINES} lines.` })
  @ValidateNested({ each: true })
  lines!: CartLineInput[];

  @Field(() => ShippingAddressInput, { description: 'Where it goes.' })
  @ValidateNested()
  shippingAddress!: ShippingAddressInput;

  @Field(() => String, { description: 'How it is paid: "PayPal" stands for card or wallet.' })
  @IsText('Payment method', 50)
  paymentMethod!: string;
}
