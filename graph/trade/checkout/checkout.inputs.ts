import { ArrayMaxSize, ArrayMinSize, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsEmailAddress } from '../../core/email-address.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { ShippingAddressInput } from '../../people/addresses/shipping-address.input.ts';
import { AreCodes, CartLineInput, MAX_LINES } from '../cart/cart.inputs.ts';

@InputType({
  description:
    'The prices that the shopper was shown, in minor units, as far as known. One minor unit of difference is forgiven.',
})
export class SeenPricesInput {
  @Field(() => Int, { nullable: true, description: 'Sum of the lines.' })
  itemsPrice?: number | null;

  @Field(() => Int, { nullable: true, description: 'Shipping.' })
  shippingPrice?: number | null;

  @Field(() => Int, { nullable: true, description: 'Tax.' })
  taxPrice?: number | null;

  @Field(() => Int, { nullable: true, description: 'What is to be paid.' })
  totalPrice?: number | null;

  @Field(() => Int, { nullable: true, description: 'What is taken off the lines.' })
  discountPrice?: number | null;
}

/** The fields of all inputs that buy a cart. */
@InputType({ description: 'What is bought, where it goes and how it is paid.' })
export abstract class OrderContentInput {
  @Field(() => [CartLineInput], {
    description: `1 to ${MAX_LINES} lines; lines of one product are added up.`,
  })
  @ArrayMinSize(1, { message: 'The cart is empty.' })
  @ArrayMaxSize(MAX_LINES, { message: `A cart holds at most ${MAX_LINES} lines.` })
  @ValidateNested({ each: true })
  lines!: CartLineInput[];

  @Field(() => ShippingAddressInput, {
    description:
      'Where it goes. Address, city, postal code and country can be empty when `shippingMethodId` names a pickup; the country is then that of the shop.',
  })
  @ValidateNested()
  shippingAddress!: ShippingAddressInput;

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description: 'Where the bill goes, when that is another address.',
  })
  @ValidateNested()
  billingAddress?: ShippingAddressInput | null;

  @Field(() => String, { description: 'How it is paid: "PayPal" stands for card or wallet.' })
  @IsText('Payment method', 50)
  paymentMethod!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'How it is shipped: the id of one of `Cart.shippingMethods`; left out, the first of them. The call fails with SHIPPING_UNAVAILABLE when that does not ship it.',
  })
  shippingMethodId?: string | null;

  @Field(() => SeenPricesInput, {
    nullable: true,
    description: 'What the shopper was shown. The call fails with PRICE_CHANGED if the prices differ.',
  })
  seenPrices?: SeenPricesInput | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Codes of promotions, 5 at most. The call fails with CODE_INVALID if one cannot be used.',
  })
  @AreCodes()
  codes?: string[] | null;
}

/** Most characters of what a buyer writes to the shop when ordering. */
const MAX_NOTE = 500;

/** A UUID of any version. Those that are all zeros or ones would be shared by careless clients. */
const cartIdFormat = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

@InputType({ description: 'A text that a buyer agrees to.' })
export class AgreedPageInput {
  @Field(() => ID, { description: 'The id of one of `pageLinks`.' })
  pageId!: string;

  @Field(() => Int, { description: 'Its version, as the buyer could read it.' })
  version!: number;
}

/** The same with what the buyer writes and agrees to. */
@InputType({ description: 'What is bought, where it goes and how it is paid.' })
export abstract class NotedOrderInput extends OrderContentInput {
  @Field(() => String, {
    nullable: true,
    description: `What the buyer writes to the shop, plain text of at most ${MAX_NOTE} characters; staff read it with the order.`,
  })
  @IsOptionalText('A note', MAX_NOTE)
  note?: string | null;

  @Field(() => [AgreedPageInput], {
    nullable: true,
    description:
      'The texts that the buyer agrees to, where `CheckoutSettings.consent` wants it: those of `pageLinks` of the kinds TERMS, PRIVACY and WITHDRAWAL, once TERMS is published. The call fails with TERMS_NOT_AGREED without their present versions.',
  })
  @ArrayMaxSize(10, { message: 'A buyer agrees to at most 10 texts.' })
  @ValidateNested({ each: true })
  agreedPages?: AgreedPageInput[] | null;
}

/** The fields of the inputs with which shoppers buy a cart. */
@InputType({ description: 'What is bought, where it goes and how it is paid.' })
export abstract class CartOrderInput extends NotedOrderInput {
  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of somebody who buys without an account, at most 254 characters. Needed without a session; it starts one. Of a signed-in person it does not matter.',
  })
  @IsEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of somebody who buys without an account, at most 100 characters; unless given, the recipient of the address, or "Guest".',
  })
  @MaxLength(100, { message: 'The name must have at most 100 characters.' })
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A random UUID that the client made for this cart, kept until the cart is ordered and never used again. A cart is bought once: a checkout of it ends the one before, and once it is ordered the call fails with CART_ORDERED. Left out, each checkout is for itself.',
  })
  @Matches(cartIdFormat, { message: 'The id of the cart must be a random UUID. Or leave it out.' })
  cartId?: string | null;
}

@InputType({ description: 'What is bought, where it goes and how it is paid.' })
export class StartCheckoutInput extends CartOrderInput {
  @IdempotencyKey('an attempt to buy', 'returns the same checkout')
  idempotencyKey!: string;
}
